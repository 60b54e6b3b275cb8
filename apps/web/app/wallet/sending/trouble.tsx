import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { plainText } from '../../language/written.ts'
import type { Said } from './say.ts'

/** Why it goes no further, and what may be done about it. */
export function Trouble({
  said: { title, words = [], step, log },
  language,
}: {
  said: Said
  language: Language
}) {
  const t = translationsIn(language, 'transaction')
  return (
    <div role="alert" className="mt-3 grid gap-2 rounded-lg bg-bad-soft p-3 wrap-anywhere">
      <p className="font-medium text-bad">{title}</p>
      {words.length > 0 && <p>{plainText(words)}</p>}
      {step !== undefined && step !== '' && <p className="text-muted">{step}</p>}
      {log !== undefined && log !== '' && (
        <details className="text-muted" open={words.length === 0}>
          <summary className="link unfold w-fit">{t('log')}</summary>
          <p className="mono mt-2">{log.slice(0, 4000)}</p>
        </details>
      )}
    </div>
  )
}
