/** The manifest of the build that the site answers with now. */
const manifest = '/builds/latest.json'
/** A tab may stay open for days. */
const everyMs = 3_600_000

type Latest = { id: string }

/**
 * Once the site is another build than the page, links load their page whole: the next one is of the new build. That
 * waits until the cart of acts is empty. It is asked about now and then, and when the stream of blocks comes back, as after
 * a restart.
 *
 * @param own the build of the page
 * @returns what is to be told of each stream
 */
export function watchBuild(own: string): (stream: EventSource) => void {
  let isOld = false
  const check = async () => {
    if (isOld || document.hidden) return
    const latest = await fetchLatest()
    if (latest === undefined || latest.id === own) return
    isOld = true
    addEventListener('click', leaveToBrowser, { capture: true })
  }
  const checkSoon = () => void check()
  setInterval(checkSoon, everyMs)
  return (stream) => stream.addEventListener('open', checkSoon)
}

/** undefined while it can't be had. */
async function fetchLatest(): Promise<Latest | undefined> {
  try {
    const answer = await fetch(`${manifest}?${Date.now()}`, { cache: 'no-store' })
    const told: unknown = await answer.json()
    const { id } = Object(told) as { id?: unknown }
    return answer.ok && typeof id === 'string' ? { id } : undefined
  } catch {
    return undefined
  }
}

/**
 * A link that isn't marked as a page of ours is the browser's to follow. Who keeps what would be lost by that prevents
 * the event `leaving`.
 */
function leaveToBrowser({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a[data-page]') : null
  if (link !== null && dispatchEvent(new Event('leaving', { cancelable: true })))
    link.removeAttribute('data-page')
}
