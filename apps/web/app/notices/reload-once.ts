import { readInTab, storeInTab } from '../stored-in-tab.ts'

const key = 'reloaded'
const guardMs = 10_000

/**
 * Loads the page again when a script of it couldn't be had: a newer version of the site has others. Once in ten
 * seconds, so that what keeps missing doesn't turn in a circle: nor does a browser that keeps nothing. Nor where something
 * would be lost by that: who keeps it prevents the event `leaving`.
 */
export function reloadOnce(reload: () => void): void {
  if (!dispatchEvent(new Event('leaving', { cancelable: true }))) return
  if (Date.now() - Number(readInTab(key)) < guardMs) return
  if (storeInTab(key, String(Date.now()))) reload()
}
