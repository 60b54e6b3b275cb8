const key = 'reloaded'
const guardMs = 10_000

/** What of the browser it needs. */
type Around = { storage: Pick<Storage, 'getItem' | 'setItem'>; now: number; reload: () => void }

/**
 * Loads the page again when a script of it couldn't be had: a newer version of the site has others. Once in ten
 * seconds, so that what keeps missing doesn't turn in a circle.
 *
 * @returns whether it is being loaded again
 */
export function reloadOnce({ storage, now, reload }: Around): boolean {
  try {
    if (now - Number(storage.getItem(key)) < guardMs) return false
    storage.setItem(key, String(now))
  } catch {
    return false // no place to remember it: then rather not
  }
  reload()
  return true
}
