import { useEffect, useState } from 'react'
import { createPath, useNavigation } from 'react-router'

const forgetMs = 1000

/**
 * Where the script of a page can't be had, the router loads anew the page that stands. Here the page that was asked
 * for takes its place: at its address stands what went wrong, until the site can be reached.
 */
export function LostPage() {
  const [isLost, setLost] = useState(false)
  const { location: asked } = useNavigation()
  useEffect(() => {
    // Browsers without this interface load the page that stands.
    if (!('navigation' in globalThis)) return undefined
    const takeOver = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || isOurs) return
      event.preventDefault()
      dispatchEvent(new Event('vite:preloadError')) // as where a script of ours is missing
      setLost(true)
    }
    navigation.addEventListener('navigate', takeOver)
    return () => navigation.removeEventListener('navigate', takeOver)
  }, [])
  useEffect(() => {
    if (!isLost) return undefined
    if (asked === undefined) {
      // What was only fetched ahead nobody misses; what was asked for is told a moment later.
      const forgetting = setTimeout(setLost, forgetMs, false)
      return () => clearTimeout(forgetting)
    }
    history.pushState(null, '', createPath(asked))
    throw new TypeError('Failed to fetch') // for the page of errors
  }, [isLost, asked])
  return null
}

let isOurs = false

/** Loads the page that stands anew, by our own will. */
export function reloadPage(): void {
  isOurs = true
  location.reload()
}
