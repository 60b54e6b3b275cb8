import { kinds, type Kind } from '@injsight/chain'

const fills = [
  'fill-kind-trade',
  'fill-kind-transfer',
  'fill-kind-contract',
  'fill-kind-oracle',
  'fill-kind-staking',
  'fill-kind-other',
] as const

/** The class that fills a drawing in the colour of a kind, by its place in `kinds`. */
export const kindFill = (at: number): string => fills[at] ?? 'fill-kind-other'

export type Share = { fill: string; from: number; width: number }

/** Where each kind's gas lies on a line of 100, of which `whole` takes all; kinds without gas are left out. */
export function sharesOf(gasByKind: readonly bigint[], whole: bigint): Share[] {
  const shares: Share[] = []
  let from = 0
  for (const at of kinds.keys()) {
    const width = whole > 0n ? Number(((gasByKind[at] ?? 0n) * 10_000n) / whole) / 100 : 0
    if (width > 0) shares.push({ fill: kindFill(at), from, width })
    from += width
  }
  return shares
}

/** The colour of a kind, beside its name. */
export function KindSwatch({ kind }: { kind: Kind }) {
  return (
    <svg width="9" height="9" aria-hidden="true">
      <rect width="9" height="9" rx="2.500" className={kindFill(kinds.indexOf(kind))} />
    </svg>
  )
}

/** What the gas of a block went to, as one line. Its words stand beside it: this only repeats them. */
export function GasBar({ gasByKind, most }: { gasByKind: readonly bigint[]; most: bigint }) {
  return (
    <svg
      viewBox="0 0 100 5"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-[5px] w-full rounded-full"
    >
      <rect width="100" height="5" className="fill-[var(--hairline)]" />
      {sharesOf(gasByKind, most).map(({ fill, from, width }) => (
        <rect key={fill} x={from} width={width} height="5" className={fill} />
      ))}
    </svg>
  )
}
