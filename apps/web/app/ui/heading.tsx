import type { ReactNode } from 'react'
import { CopyMenu } from './take/copy-menu.tsx'
import { Crumbs } from './crumbs.tsx'

type Told = {
  title: ReactNode
  /** In a sentence what of it; empty for nothing. */
  about?: string
  /** The list that it belongs to, of what is no list itself. */
  crumbs?: { to: string; list: string; here: string } | undefined
}

/** What stands above a page. Words have its whole width, whatever stands in the corner. */
export function Heading({ title, about = '', crumbs }: Told) {
  const size = crumbs === undefined ? 'text-[27px] leading-9' : ''
  const heading = <h1 className={`page-title max-w-[60ch] ${size}`}>{title}</h1>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-baseline justify-between gap-4">
        {crumbs === undefined ? (
          heading
        ) : (
          <div className="min-w-0 flex-1">
            <Crumbs {...crumbs} />
          </div>
        )}
        <CopyMenu />
      </div>
      {crumbs !== undefined && heading}
      {about !== '' && <p className="max-w-[80ch] text-muted">{about}</p>}
    </div>
  )
}
