import { notifyError } from './notify.ts'
import { reloadOnce } from './reload-once.ts'

/** Says what nothing else has explained, and loads the page again when a script of it is missing. */
export function watchErrors(): void {
  addEventListener('unhandledrejection', ({ reason }) => notifyError(reason))
  addEventListener('vite:preloadError', () =>
    reloadOnce({ storage: sessionStorage, now: Date.now(), reload: () => location.reload() }),
  )
}
