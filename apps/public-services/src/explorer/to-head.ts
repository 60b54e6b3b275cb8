import type { BlockInfo } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type { Head } from '@injsight/injsight-v1'

/** A block in few words, of those that the explorer tells: gas isn't among them. */
export function toHead(block: BlockInfo, operatorOf: ReadonlyMap<string, string> = new Map()): Head {
  const { height, blockHash, proposer, moniker, numTxs, txs } = block
  return {
    height,
    hash: blockHash.replace(/^0x/, '').toUpperCase(),
    time: readTime(block),
    proposer,
    moniker,
    operator: operatorOf.get(proposer) ?? '',
    txs: Number(numTxs),
    failed: txs.filter(({ code }) => code !== 0).length,
    gasWanted: 0n,
    gasUsed: 0n,
    txsByKind: [],
    gasByKind: [],
  }
}

/** In milliseconds since 1970; older explorers tell it as text alone: `2026-11-22 16:31:54.235 +0000 UTC`. */
export function readTime({
  blockUnixTimestamp,
  timestamp,
}: Pick<BlockInfo, 'blockUnixTimestamp' | 'timestamp'>): bigint {
  if (blockUnixTimestamp > 0n) return blockUnixTimestamp
  const milliseconds = Date.parse(timestamp.replace(/^(\S+) (\S+) \+0000 UTC$/, '$1T$2Z'))
  return Number.isNaN(milliseconds) ? 0n : BigInt(milliseconds)
}
