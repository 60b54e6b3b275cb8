import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/** How long the site leaves its first page alone, and how long a pointer rests on what is meant. */
const [settledMs, restMs] = [1000, 100]

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor has bytes to spare: not everybody who rests on a link follows it. */
export function maySpend(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && connection?.effectiveType?.endsWith('2g') !== true
}

/**
 * Fetches a page of ours when a pointer rests on its link, a finger comes down on it or the keyboard reaches it: it is
 * there, or on its way, when the link is followed.
 */
export function Foresee() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    if (!maySpend((navigator as { connection?: Connection }).connection)) return undefined
    const leaving = new AbortController()
    let resting: ReturnType<typeof setTimeout> | undefined
    const settled = setTimeout(() => {
      const meant = (delayMs: number) => (event: Event) => {
        clearTimeout(resting)
        const link = event.target instanceof Element ? event.target.closest('a[data-page]') : null
        const to = link?.getAttribute('href')
        if (to) resting = setTimeout(() => setPage(to), delayMs)
      }
      for (const [kind, delayMs] of Object.entries({ pointerover: restMs, pointerdown: 0, focusin: restMs }))
        document.addEventListener(kind, meant(delayMs), { signal: leaving.signal, passive: true })
    }, settledMs)
    return () => {
      clearTimeout(settled)
      clearTimeout(resting)
      leaving.abort()
    }
  }, [])
  return page === undefined ? null : <PrefetchPageLinks page={page} />
}
