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
