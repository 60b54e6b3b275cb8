import { reloadPage } from '../frame/lost-page.tsx'
import { eachStream } from '../live/feed.ts'
import { forDevelopers } from './for-developers.ts'
import { watchBuild } from './latest-build.ts'
import { readStored } from '../stored.ts'
import { watchedKey } from '../watch/watched-key.ts'
import { takeMissed, type Told } from './notify.ts'
import { reloadOnce } from './reload-once.ts'
import { showNotice } from './show-notice.tsx'
import { pendingKey } from '../wallet/sending/pending-key.ts'
import { watchStream } from './watch-stream.ts'

/**
 * From now on the page says what `notify` is told and what nothing else has explained, tells when the stream of blocks
 * is lost, and is loaded again when a script of it is missing. It comes when the page stands, so that it is there when
 * the network isn't.
 */
export function startNotices(): void {
  addEventListener('notice', (event) => {
    if (!(event instanceof CustomEvent)) return
    event.preventDefault()
    showNotice(event.detail as Told)
  })
  for (const told of takeMissed()) showNotice(told)
  addEventListener('unhandledrejection', ({ reason }) => showNotice({ error: reason, isInConsole: true }))
  addEventListener('vite:preloadError', reloadWhenReachable)
  if (location.hash === forDevelopers) showNotice({ type: 'info', words: 'forDevelopers' })
  eachStream(watchStream)
  const build = findBuild()
  if (build !== undefined) eachStream(watchBuild(build))
  if (readStored(pendingKey) !== null)
    void import('../wallet/sending/follow.ts').then(({ resume }) => resume())
  if (readStored(watchedKey) !== null)
    import('../watch/start-watching.ts').then(({ startWatching }) => startWatching(), notTold)
  // They are needed when nothing can be fetched.
  import('../frame/error-page.tsx').catch(() => {})
  import('../ui/missing.tsx').catch(() => {})
}

const notTold = (error: unknown) => showNotice({ error })

/** A page that was asked for has its address by then, and it is that one which is loaded. */
const settleMs = 1000

/** Not while there is no site to load it from: what stands there is better than a browser's own error. */
function reloadWhenReachable(): void {
  fetch('/icon.svg', { cache: 'no-store' }).then(
    () => setTimeout(() => reloadOnce(reloadPage), settleMs),
    () => {},
  )
}

/** Which build the page is of, as the router knows it. */
function findBuild(): string | undefined {
  const manifest: unknown = Reflect.get(globalThis, '__reactRouterManifest')
  const { version } = Object(manifest) as { version?: unknown }
  return typeof version === 'string' ? version : undefined
}
