import type {
  BlockDetailInfo,
  BlockInfo,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type { BlockRow } from '#src/queries/blocks/blocks.ts'
import type { StoredBlock } from '#src/queries/blocks/stored-block.ts'
import { formatConsensus, formatHash, formatTime } from './format.ts'
import { toTransactionData } from './transaction-data.ts'

/** The name of who proposes under a consensus address; empty when it isn't known. */
export type MonikerOf = (consensus: Uint8Array) => string

/** A block with its transactions, without what they left behind: of a busy block that is nine tenths of the bytes. */
export function toBlockDetail(block: StoredBlock, monikerOf: MonikerOf): BlockDetailInfo {
  const known = details.get(block)
  const moniker = monikerOf(block.proposer)
  // A block never changes, but its proposer may take another name.
  if (known?.moniker === moniker) return known
  const made = {
    ...headerOf({ ...block, txs: block.txs.length }, moniker),
    totalTxs: 0n,
    txs: block.txs.map((stored) => ({ ...toTransactionData(stored), logs: none, events: [] })),
  }
  details.set(block, made)
  return made
}

/** A block for a list, whose transactions are only counted. */
export function toBlockInfo(block: BlockRow, monikerOf: MonikerOf): BlockInfo {
  return { ...headerOf(block, monikerOf(block.proposer)), txs: [] }
}

const none = new Uint8Array()

// Kept as long as the stored one is.
const details = new WeakMap<StoredBlock, BlockDetailInfo>()

type Header = {
  [Name in keyof BlockRow]: Name extends 'hash' | 'parentHash'
    ? string | Buffer
    : Name extends 'proposer'
      ? Uint8Array
      : BlockRow[Name]
}

function headerOf(block: Header, moniker: string) {
  return {
    height: block.height,
    proposer: formatConsensus(block.proposer),
    moniker,
    blockHash: formatHash(block.hash),
    parentHash: formatHash(block.parentHash),
    numPreCommits: BigInt(block.signatures),
    numTxs: BigInt(block.txs),
    timestamp: formatTime(block.timeMs),
    blockUnixTimestamp: block.timeMs,
  }
}
