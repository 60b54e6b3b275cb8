import { useEffect, useId, useRef, type ReactNode } from 'react'

type Shown = {
  title: string
  /** Said when it is closed, however that came about. */
  close: () => void
  children: ReactNode
}

/** A window over the page, which has the focus until it is closed. A button in a `<form method="dialog">` closes it. */
export function Dialog({ title, close, children }: Shown) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      onClose={close}
      aria-labelledby={id}
      className="m-auto w-[min(92vw,460px)] rounded-2xl border border-hairline-strong bg-overlay p-6 text-text backdrop:bg-ground/70"
    >
      <h2 id={id} className="text-[17px] font-semibold">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
