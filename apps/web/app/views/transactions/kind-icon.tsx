import type { Kind } from '@injsight/chain'
import { useTranslations } from '../../language/use-translations.ts'

/** The mark of what a transaction is about; the same colour and shape everywhere. */
export function KindIcon({ kind }: { kind: Kind }) {
  const t = useTranslations('things')
  return (
    <span title={t(kind)} className={`grid size-7 shrink-0 place-items-center rounded-lg ${tones[kind]}`}>
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        role="img"
        aria-label={t(kind)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={shapes[kind]} />
      </svg>
    </span>
  )
}

const tones: Record<Kind, string> = {
  trade: 'bg-trade/15 text-trade',
  transfer: 'bg-transfer/15 text-transfer',
  contract: 'bg-contract/15 text-contract',
  oracle: 'bg-oracle/15 text-oracle',
  staking: 'bg-staking/15 text-staking',
  other: 'bg-other/20 text-muted',
}

const shapes: Record<Kind, string> = {
  trade: 'M3 5.5h9.5M10 3l2.5 2.5L10 8M13 10.5H3.5M6 8l-2.5 2.5L6 13',
  transfer: 'M2.5 8h11M9.5 4l4 4-4 4',
  contract: 'M5.5 3.5 2 8l3.5 4.5M10.5 3.5 14 8l-3.5 4.5',
  oracle: 'M8 2.5v11M4.5 6v7.5M11.5 5v8.5M2.5 13.5h11',
  staking: 'M8 2.5 3 5v3.5c0 2.5 2 4.3 5 5 3-.7 5-2.5 5-5V5Z',
  other: 'M4 8h.01M8 8h.01M12 8h.01',
}
