import type { BlockInfo } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { readExplorerTime } from '@injsight/chain'
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

export const readTime = ({
  blockUnixTimestamp,
  timestamp,
}: Pick<BlockInfo, 'blockUnixTimestamp' | 'timestamp'>) =>
  readExplorerTime({ unix: blockUnixTimestamp, text: timestamp })
