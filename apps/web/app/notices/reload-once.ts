const key = 'reloaded'
const guardMs = 10_000

/**
 * Loads the page again when a script of it couldn't be had: a newer version of the site has others. Once in ten
 * seconds, so that what keeps missing doesn't turn in a circle.
 */
export function reloadOnce(reload: () => void): void {
  if (Date.now() - Number(sessionStorage.getItem(key)) < guardMs) return
  sessionStorage.setItem(key, String(Date.now()))
  reload()
}
