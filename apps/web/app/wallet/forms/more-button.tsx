import { useState } from 'react'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'

/** Adds what else there is to a list that one chooses from. */
export function MoreButton({ more, language }: { more: () => Promise<void>; language: Language }) {
  const t = translationsIn(language, 'forms')
  const [state, setState] = useState<'idle' | 'busy' | 'silent'>('idle')
  const add = () => {
    setState('busy')
    more().then(
      () => setState('idle'),
      () => setState('silent'),
    )
  }
  return (
    <div className="grid gap-1 pb-2">
      <button
        type="button"
        className="link w-fit text-[13px]"
        disabled={state === 'busy'}
        aria-busy={state === 'busy'}
        onClick={add}
      >
        {t('form.more')}
      </button>
      <p role="alert" className="text-bad">
        {state === 'silent' && t('form.silent')}
      </p>
    </div>
  )
}
