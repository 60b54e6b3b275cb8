import { useState } from 'react'
import { useTranslations } from '../language/use-translations.ts'
import { onDemand } from '../ui/on-demand.tsx'

const WatchDialog = onDemand(async () => (await import('./watch-dialog.tsx')).WatchDialog)

/** Shows what is watched in this browser, and what was told of it last. */
export function WatchedButton() {
  const t = useTranslations('states')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="link no-print [@media(scripting:none)]:hidden"
      >
        {t('isWatched')}
      </button>
      {isOpen && <WatchDialog close={() => setOpen(false)} />}
    </>
  )
}
