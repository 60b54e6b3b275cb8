import type {
  StreamBlocksResponse,
  StreamTxsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type { CallContext } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import { listBlocks } from '#src/queries/blocks/blocks.ts'
import { newHeights, type Feed } from '../heads/new-heights.ts'
import { type MonikerOf, toBlockInfo } from './block-data.ts'
import { toStreamed } from './transaction-data.ts'

type Sources = { pool: Pool; cache: BlockCache; feed: Feed; fetchMonikers: () => Promise<MonikerOf> }

/** The methods that tell of each new block and its transactions, oldest first, from the moment of the call on. */
export function createStreamMethods({ pool, cache, feed, fetchMonikers }: Sources) {
  async function* streamBlocks(_: object, { signal }: CallContext): AsyncGenerator<StreamBlocksResponse> {
    for await (const range of newHeights(feed, signal)) {
      const limit = Number(range.to - range.from) + 1
      const [rows, monikerOf] = await Promise.all([listBlocks(pool, { ...range, limit }), fetchMonikers()])
      for (const row of rows.toReversed()) yield toBlockInfo(row, monikerOf)
    }
  }

  async function* streamTxs(_: object, { signal }: CallContext): AsyncGenerator<StreamTxsResponse> {
    for await (const { from, to } of newHeights(feed, signal)) {
      for (let height = from; height <= to; height += 1n) {
        const block = await cache.find(height)
        for (const stored of block?.txs ?? []) yield toStreamed(stored)
      }
    }
  }

  return { streamBlocks, streamTxs }
}
