import type { BlockContext } from '#src/handlers/module.ts'
import type { BlockStatistics } from '#src/handlers/statistics/index.ts'
import type { History } from '#src/state/history.ts'
import type { Fact, Unread } from './facts.ts'

/** What one block puts into the index, beside the state that it leads to and the rows of history. */
export type BlockRows = {
  block: BlockRow
  txs: TxRow[]
  /** Every account that the block names, by its key. */
  addresses: Map<bigint, Uint8Array>
  /** How often a type occurs. */
  messageTypes: Map<string, number>
  eventTypes: Map<string, number>
  context: BlockContext
  /** Every denom that its history names, by its key. */
  denoms: Map<bigint, string>
  statistics: BlockStatistics
  unread: Unread[]
  votes: Votes
}

export type DecodedBlock = BlockRows & {
  /** What changes the chain's state, in the order in which it happened. */
  facts: Fact[]
  /** What happened, for tables that only ever grow. */
  history: History
}

export type BlockRow = {
  height: bigint
  chainId: string
  hash: Buffer
  /** Empty for the first block of a chain. */
  parentHash: Buffer
  /** Hash of the validators that sign this block. */
  validatorsHash: string
  /** Microseconds since 1970. */
  time: bigint
  /** Consensus address. */
  proposer: Buffer
  failed: number
  /** Commits for the parent. */
  signatures: number
  gasWanted: bigint
  gasUsed: bigint
  /** In the order of `kinds`. */
  txsByKind: number[]
  gasByKind: bigint[]
}

export type TxRow = {
  sequence: bigint
  hash: Buffer
  /** Key of the first signer's account, 0 when nothing tells it. */
  signer: bigint
  code: number
  gasWanted: bigint
  gasUsed: bigint
  messages: number
  /** Without repetition. */
  types: string[]
  /** Role bits by account key. */
  roles: Map<bigint, number>
}

/** Who voted for the parent. The absent are named by nothing but their place among the validators. */
export type Votes = {
  /** Consensus addresses as upper-case hex. */
  present: string[]
  /** Places of the absent in the list of the parent's validators. */
  absent: number[]
}
