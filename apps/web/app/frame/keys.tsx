import { useEffect, useState } from 'react'
import { useTranslations } from '../language/use-translations.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { isKeyTaken } from './is-key-taken.ts'

const KeyHelp = onDemand(async () => (await import('./key-help.tsx')).KeyHelp)

/** Shows what the keys do: by `?`, or by the button that says so. */
export function Keys() {
  const t = useTranslations('frame')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = ({ key }: KeyboardEvent) => {
      if (key === '?' && !isKeyTaken()) setOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="link no-print hidden md:inline [@media(scripting:none)]:hidden"
      >
        {t('keys')} <kbd className="mono">?</kbd>
      </button>
      {isOpen && <KeyHelp close={() => setOpen(false)} />}
    </>
  )
}
