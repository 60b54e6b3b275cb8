import { useEffect, useRef, type ReactNode } from 'react'

type Shown = {
  label: string
  icon: ReactNode
  children: ReactNode
  /** It looks like one, and bears its label. */
  isButton?: boolean
  onOpen?: () => void
}

/** A button with a small sheet below it. It opens without scripts; with them it closes when one looks elsewhere, or goes. */
export function Menu({ label, icon, children, isButton = false, onOpen }: Shown) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const ending = new AbortController()
    const close = (event: Event) => {
      const { current } = menu
      const target = event.target as Element
      if (!current?.open) return
      const isInside = current.contains(target)
      const isKey = event.type === 'keydown'
      if (isKey ? (event as KeyboardEvent).key !== 'Escape' : isInside && !target.closest('a')) return
      current.open = false
      // What had the focus inside is gone; it goes back to where it came from.
      if (isKey && isInside) current.querySelector('summary')?.focus()
    }
    for (const kind of ['click', 'keydown']) document.addEventListener(kind, close, ending)
    return () => ending.abort()
  }, [])
  return (
    <details ref={menu} className="relative" onToggle={onOpen}>
      <summary
        aria-label={label}
        title={label}
        className={
          isButton
            ? 'button whitespace-nowrap'
            : 'grid h-8 min-w-8 place-items-center rounded-lg text-muted hover:bg-overlay hover:text-text'
        }
      >
        {icon}
      </summary>
      <div className="absolute right-0 z-20 mt-2 min-w-36 rounded-xl border border-hairline-strong bg-overlay p-1 shadow-xl">
        {children}
      </div>
    </details>
  )
}
