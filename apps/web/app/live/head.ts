/** A block as the live feed tells it; 64-bit numbers are text on the way. */
export type LiveHead = {
  height: string
  hash: string
  /** Milliseconds since 1970. */
  time: number
  proposer: string
  moniker: string
  operator: string
  txs: number
  failed: number
  gasWanted: string
  gasUsed: string
  txsByKind: number[]
  gasByKind: string[]
}

/** A block in the words of a list, whether it came with the page or over the stream. */
export type Head = {
  height: bigint
  hash: string
  /** Milliseconds since 1970. */
  time: number
  proposer: string
  moniker: string
  operator: string
  txs: number
  failed: number
  gasUsed: bigint
  gasByKind: bigint[]
}

export function readLiveHead({ height, gasUsed, gasByKind, ...head }: LiveHead): Head {
  return { ...head, height: BigInt(height), gasUsed: BigInt(gasUsed), gasByKind: gasByKind.map(BigInt) }
}

/** Public services don't tell the gas of a block; who does tells it kind by kind. */
export function isGasTold({ gasByKind }: { gasByKind: readonly unknown[] }): boolean {
  return gasByKind.length > 0
}

/** The most gas that one of them used, as a whole to draw their shares of: never nothing. */
export function mostGas(heads: readonly Head[]): bigint {
  return heads.reduce((most, { gasUsed }) => (gasUsed > most ? gasUsed : most), 1n)
}

/** The newest blocks: those that came over the stream before those that the page was made with. */
export function mergeHeads(came: readonly Head[], served: readonly Head[], limit: number): Head[] {
  const newest = served[0]?.height ?? 0n
  return [...came.filter(({ height }) => height > newest), ...served].slice(0, limit)
}
