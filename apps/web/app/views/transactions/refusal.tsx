import { useTranslations } from '../../language/use-translations.ts'
import type { Written } from '../../language/written.ts'
import { Words } from '../sentences/words.tsx'

/** Why it was not taken: in words and with what may be done about it, where the chain told a code. */
export type RefusalView = { words: Written; step: string; log: string }

export function Refusal({ title, refusal: { words, step, log } }: { title: string; refusal: RefusalView }) {
  const t = useTranslations('transaction')
  return (
    <div role="alert" className="card grid gap-3 border-bad/40 p-[18px]">
      <p className="font-semibold text-bad">{title}</p>
      {words.length > 0 && (
        <>
          <p className="max-w-[80ch]">
            <Words of={words} />
          </p>
          <p className="max-w-[80ch] text-muted">{step}</p>
        </>
      )}
      <details className="text-muted" open={words.length === 0}>
        <summary className="link unfold w-fit">{t('log')}</summary>
        <p className="mono mt-2 wrap-anywhere">{log.slice(0, 4000)}</p>
      </details>
    </div>
  )
}
