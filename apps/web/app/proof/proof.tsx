import { useTranslations } from '../language/use-translations.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import type { Proof } from './use-proof.ts'

const Steps = onDemand(async () => (await import('./steps.tsx')).Steps)

/** What the browser itself can prove of what is shown, when it is asked to. */
export function ProofCard({ proof, path }: { proof: Proof; path: string }) {
  const t = useTranslations('proof')
  const { state, checked, check } = proof
  return (
    <TitledCard title={t('title')} className="no-print max-lg:order-last" data-part="proof">
      {checked !== undefined ? (
        <Steps checked={checked} />
      ) : (
        <div className="grid justify-items-start gap-3 p-[18px]">
          <p className="text-muted">{t('intro')}</p>
          {state === 'silent' && <p role="alert">{t('silent')}</p>}
          <button
            type="button"
            className="button [@media(scripting:none)]:hidden"
            disabled={state === 'checking'}
            onClick={check}
          >
            {state === 'checking' ? t('checking') : t('check')}
          </button>
          <a className="link hidden [@media(scripting:none)]:inline" href={path}>
            {t('evidence')}
          </a>
        </div>
      )}
    </TitledCard>
  )
}

/** By the status: what the check came to, once it was made. */
export function ProofBadge({ proof: { checked } }: { proof: Proof }) {
  const t = useTranslations('proof')
  if (checked === undefined || checked.verdict === 'unknown') return null
  return checked.verdict === 'holds' ? (
    <span className="chip border-transparent bg-good-soft text-good">✓ {t('proven')}</span>
  ) : (
    <span className="chip border-transparent bg-bad-soft text-bad">✕ {t('refuted')}</span>
  )
}
