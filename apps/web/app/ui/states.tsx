import type { ReactNode } from 'react'
import type { Lost } from './missing.tsx'
import { onDemand } from './on-demand.tsx'

/** A list with nothing in it: a sentence and the next step. */
export function None({ children }: { children: ReactNode }) {
  return <p className="px-[18px] py-8 text-center text-muted [&_a]:underline">{children}</p>
}

/**
 * A part of a page that couldn't be had: which group of data, or else by its title, why, and the way to try again.
 * With the next block it is asked for again by itself.
 */
export const Missing = onDemand<Lost>(async () => (await import('./missing.tsx')).Missing)
