import type {
  StreamBlocksResponse,
  StreamTxsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type { CallContext } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import { listBlocks } from '#src/queries/blocks/blocks.ts'
import { type MonikerOf, toBlockInfo } from './block-data.ts'
import { toStreamed } from './transaction-data.ts'

/** Tells of the head now, and of each new one; some may be left out for who reads slowly. */
export type Feed = { follow(signal: AbortSignal): AsyncIterable<{ height: bigint }> }

type Sources = { pool: Pool; cache: BlockCache; feed: Feed; fetchMonikers: () => Promise<MonikerOf> }

/** An index that catches up is told about by its newest blocks only. */
const mostAtOnce = 100n

/** The methods that tell of each new block and its transactions, oldest first, from the moment of the call on. */
export function createStreamMethods({ pool, cache, feed, fetchMonikers }: Sources) {
  async function* streamBlocks(_: object, { signal }: CallContext): AsyncGenerator<StreamBlocksResponse> {
    for await (const range of newHeights(feed, signal)) {
      const limit = Number(mostAtOnce)
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

async function* newHeights(feed: Feed, signal: AbortSignal): AsyncGenerator<{ from: bigint; to: bigint }> {
  let seen: bigint | undefined
  for await (const { height } of feed.follow(signal)) {
    if (seen !== undefined && height > seen) {
      yield { from: height - seen > mostAtOnce ? height - mostAtOnce + 1n : seen + 1n, to: height }
    }
    seen = height
  }
}
