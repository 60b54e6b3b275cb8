import { isGlobalSearch } from '@injsight/chain'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from '../language/use-language.tsx'
import { useTranslations } from '../language/use-translations.ts'
import type { Suggested } from './suggested.ts'
import { useSuggestions } from './use-suggestions.ts'
import { Link } from '../ui/link.tsx'

/** The header's box or the page's own: there is only one. */
const list = 'suggestions'

/**
 * The list below a search box, by the pattern of a combobox: arrows walk it, Enter opens, Escape closes. It comes with
 * the first focus, and gives the box, which is there without it, its events and states.
 */
export function Typeahead({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('search')
  const { href } = useLanguage()
  const navigate = useNavigate()
  const { key: page } = useLocation()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(true)
  const [isLeft, setLeft] = useState(false)
  const [at, setAt] = useState(-1)
  const { text, options } = useSuggestions(typed)
  const isShown = isOpen && options.length > 0
  const isAnswered = text !== '' && text === typed.trim()
  const isWrong = isLeft && isAnswered && options.length === 0 && !isGlobalSearch(text)

  const open = (option: Suggested) => {
    setOpen(false)
    void navigate(href(option.to))
  }
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: () => {
      setOpen(false)
      return isShown // else the key is the box's own: it empties it
    },
    Enter: () => {
      const option = isShown ? options[at] : undefined
      setOpen(false)
      if (option !== undefined) open(option)
      return option !== undefined
    },
  }
  /** One line on; past the ends stands the box itself. */
  const step = (by: number) => {
    setOpen(true)
    const places = options.length + 1
    if (isShown) setAt(((at + 1 + by + places) % places) - 1)
    return options.length > 0
  }
  useListeners(input, {
    input: () => {
      setTyped(input.current?.value ?? '')
      setOpen(true)
      setLeft(false)
      setAt(-1)
    },
    keydown: (event) => {
      if (event instanceof KeyboardEvent && !event.isComposing && keys[event.key]?.()) event.preventDefault()
    },
    change: () => setLeft(true),
    focus: () => setOpen(true),
    blur: () => {
      setLeft(true)
      setOpen(false)
      setAt(-1)
    },
  })
  // What was typed while this was on its way; nothing when the box is as the page came with it.
  useEffect(() => {
    const box = input.current
    if (box !== null && box.value !== box.defaultValue) box.dispatchEvent(new Event('input'))
  }, [input])
  // A new page: what was typed has led somewhere.
  const shownOn = useRef(page)
  useEffect(() => {
    if (shownOn.current === page) return
    shownOn.current = page
    setTyped('')
    setOpen(false)
    setLeft(false)
  }, [page])
  useStates(input, {
    'aria-expanded': String(isShown),
    'aria-activedescendant': isShown && at >= 0 ? `${list}-${at}` : undefined,
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-describedby': isWrong ? `${list}-none` : undefined,
  })
  return (
    <>
      <span role="status" className="sr-only">
        {isAnswered && isOpen ? t('count', { count: options.length }) : ''}
      </span>
      {isWrong && (
        <p id={`${list}-none`} role="status" className={`${sheet} px-4 py-2.5 text-[13px] text-muted`}>
          {t('unlike')}
        </p>
      )}
      {isShown && (
        <div id={list} role="listbox" aria-label={t('suggestions')} className={`${sheet} p-1`}>
          {options.map((option, place) => (
            <Option
              key={`${option.kind} ${option.id}`}
              id={`${list}-${place}`}
              option={option}
              isActive={place === at}
              onOpen={() => setOpen(false)}
            />
          ))}
        </div>
      )}
    </>
  )
}

const sheet =
  'absolute inset-x-0 top-full z-20 mt-2 max-h-[60vh] overflow-y-auto rounded-xl border border-hairline-strong bg-overlay shadow-xl'

type Line = { id: string; option: Suggested; isActive: boolean; onOpen: () => void }

function Option({ id, option: { kind, name, id: shown, to, absent }, isActive, onOpen }: Line) {
  const t = useTranslations('search')
  const { href } = useLanguage()
  const line = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Link
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      to={href(to)}
      isForeseen={false}
      // The box keeps the focus; a blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
      className="flex items-center gap-2.5 rounded-lg px-3 py-2 hover:bg-raised hover:no-underline aria-selected:bg-raised aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent"
    >
      <span className="chip min-w-[84px] shrink-0 justify-center">{t('kind', { kind })}</span>
      {name !== '' && <bdi className="max-w-[60%] shrink-0 truncate font-medium">{name}</bdi>}
      <span className="min-w-0 text-muted">
        <span className="mono block truncate">{shown}</span>
        {absent !== undefined && <span className="block text-[13px]">{t(`absent.${absent}`)}</span>}
      </span>
    </Link>
  )
}

function useListeners(
  box: RefObject<HTMLElement | null>,
  listeners: Record<string, (event: Event) => void>,
): void {
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    const element = box.current
    const call = (event: Event) => latest.current[event.type]?.(event)
    const types = Object.keys(latest.current)
    for (const type of types) element?.addEventListener(type, call)
    return () => {
      for (const type of types) element?.removeEventListener(type, call)
    }
  }, [box])
}

function useStates(box: RefObject<HTMLElement | null>, states: Record<string, string | undefined>): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(states)) {
      if (value === undefined) box.current?.removeAttribute(name)
      else box.current?.setAttribute(name, value)
    }
  })
}
