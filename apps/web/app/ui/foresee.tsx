import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/** How long a pointer, or the keyboard, rests on what is meant. */
const restMs = 100

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor has bytes to spare: not everybody who rests on a link follows it. */
export function maySpend(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/**
 * Fetches a page of ours when its link is meant: it is there, or on its way, when the link is followed. Where a script
 * can't be had the router loads the page that stands anew: it needs `LostPage` beside it.
 */
export function Foresee() {
  const [page, setPage] = useState('')
  useEffect(() => {
    let resting = 0
    const gone = new AbortController()
    const meant = ({ target }: Event) => {
      clearTimeout(resting)
      const to = (target as Element).closest('a[data-page]')?.getAttribute('href')
      if (to && maySpend((navigator as { connection?: Connection }).connection))
        resting = window.setTimeout(setPage, restMs, to)
    }
    document.addEventListener('pointerover', meant, gone)
    document.addEventListener('focusin', meant, gone)
    // Who follows a link fetches its page now.
    document.addEventListener('click', () => clearTimeout(resting), gone)
    return () => gone.abort()
  }, [])
  return page && <PrefetchPageLinks page={page} />
}
