import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'

type Shown = {
  title: string
  /** Said when it is closed, however that came about. */
  close: () => void
  /** Something else has a window in the page now, which lies over it and takes the focus. */
  isAside?: boolean
  children: ReactNode
}

/** A window over the page, which has the focus until it is closed. A button in a `<form method="dialog">` closes it. */
export function Dialog({ title, close, isAside = false, children }: Shown) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === true) dialog.current.close()
    if (isAside) dialog.current?.show()
    else dialog.current?.showModal()
  }, [isAside])
  // What is only taken away gives the focus to nobody.
  useLayoutEffect(() => {
    const { current } = dialog
    return () => current?.close()
  }, [])
  // It is told of a moment later, when the dialog may have been opened again in the other way.
  const onClose = () => {
    if (dialog.current?.open !== true) close()
  }
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={id}
      className="fixed inset-0 z-40 m-auto w-[min(92vw,460px)] rounded-2xl border border-hairline-strong bg-overlay p-6 text-text backdrop:bg-ground/70"
    >
      <h2 id={id} className="text-[17px] font-semibold">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
