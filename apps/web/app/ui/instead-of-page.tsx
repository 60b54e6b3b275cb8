import type { ReactNode } from 'react'

type Told = {
  title: string
  /** What the window is called, where that isn't the title. */
  called?: string
  children: ReactNode
}

/** What stands where there is no page to show, always at the same height: why, and the way out. */
export function InsteadOfPage({ title, called = title, children }: Told) {
  return (
    <main id="content" className="wrap grid content-start gap-4 py-16 md:py-24">
      <title>{`${called} · Injsight`}</title>
      <h1 className="page-title max-w-[48ch] text-[27px] leading-9">{title}</h1>
      {children}
    </main>
  )
}
