import { useState, useSyncExternalStore } from 'react'
import { useTranslations } from '../language/use-translations.ts'
import { readStored } from '../stored.ts'
import { onDemand } from '../ui/on-demand.tsx'
import type { Watchable } from './watch-dialog.tsx'
import { watchedKey } from './watched-key.ts'

const WatchDialog = onDemand(async () => (await import('./watch-dialog.tsx')).WatchDialog)

/** Asks to be told of what the page is about. What is told, and when, is said once it is pressed. */
export function WatchButton(about: Watchable) {
  const t = useTranslations('states')
  const [isOpen, setOpen] = useState(false)
  const isWatched = useSyncExternalStore(
    onStorage,
    () => isKept(about.thing),
    () => false,
  )
  return (
    <>
      <button
        type="button"
        className="button no-print [@media(scripting:none)]:hidden"
        onClick={() => setOpen(true)}
      >
        {isWatched ? `✓ ${t('isWatched')}` : t('watch')}
      </button>
      {isOpen && <WatchDialog about={about} close={() => setOpen(false)} />}
    </>
  )
}

/** Of other tabs; here it is looked at again when the dialog closes. */
function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** Whatever else is kept there is read when it is needed. */
function isKept(thing: string): boolean {
  return readStored(watchedKey)?.includes(`"${thing}"`) === true
}
