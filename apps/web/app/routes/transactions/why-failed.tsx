import { Words } from '../../views/sentences/words.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import { TitledCard } from '../../ui/titled-card.tsx'
import type { Failure } from './view.server.ts'

/** What the chain calls errors that belong to none of its modules. */
const unnamed = 'undefined'

/** Why it failed, what may be done about it, and the chain's own words. */
export function WhyFailed({ failure: { words, step, code, codespace, log } }: { failure: Failure }) {
  const t = useTranslations('transaction')
  return (
    <TitledCard title={t('why')} id="why" className="border-bad/40 [&>h2]:text-bad">
      <div className="grid gap-3 p-[18px]">
        <p className="max-w-[80ch] wrap-anywhere">
          <Words of={words} />
        </p>
        <p className="max-w-[80ch] text-muted">{step}</p>
        <details className="text-muted">
          <summary className="link unfold w-fit">
            {t('log')} ({codespace === unnamed ? code : `${codespace} ${code}`})
          </summary>
          <p className="mono mt-2 wrap-anywhere whitespace-pre-wrap">{log}</p>
        </details>
      </div>
    </TitledCard>
  )
}
