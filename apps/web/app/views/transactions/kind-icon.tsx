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
        strokeWidth="1.500"
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
  trade: 'M3 5.500h9.500M10 3l2.500 2.500L10 8M13 10.500H3.500M6 8l-2.500 2.500L6 13',
  transfer: 'M2.500 8h11M9.500 4l4 4-4 4',
  contract: 'M5.500 3.500 2 8l3.500 4.500M10.500 3.500 14 8l-3.500 4.500',
  oracle: 'M8 2.500v11M4.500 6v7.500M11.500 5v8.500M2.500 13.500h11',
  staking: 'M8 2.500 3 5v3.500c0 2.500 2 4.300 5 5 3-.7 5-2.500 5-5V5Z',
  other: 'M4 8h.01M8 8h.01M12 8h.01',
}
