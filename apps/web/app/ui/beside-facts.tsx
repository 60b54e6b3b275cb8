import type { ReactNode } from 'react'

type Parts = { outcome: ReactNode; facts: ReactNode; children: ReactNode }

/**
 * A page in three: what it came to, its facts, and the rest. In this order on a phone; where there is room the facts
 * stand beside the other two.
 */
export function BesideFacts({ outcome, facts, children }: Parts) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-5 empty:hidden">{outcome}</div>
      <aside className="grid gap-5 max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {facts}
      </aside>
      <div className="grid min-w-0 gap-5">{children}</div>
    </div>
  )
}
