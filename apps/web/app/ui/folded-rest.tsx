import type { ReactNode } from 'react'

/** The rest of a long list, folded away below its beginning; nothing when there is no more. */
export function FoldedRest({ more, children }: { more: number; children: ReactNode }) {
  if (more <= 0) return null
  return (
    <details className="border-t border-hairline">
      <summary className="link px-[18px] py-2.5">+{more}</summary>
      {children}
    </details>
  )
}
