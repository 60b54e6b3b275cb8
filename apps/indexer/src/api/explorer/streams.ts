import { setTimeout as sleep } from 'node:timers/promises'
import type {
  StreamBlocksResponse,
  StreamTxsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type { CallContext } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import type { BlockCache } from '#src/queries/block-cache.ts'
import { getReach, listBlocks } from '#src/queries/blocks.ts'
import { type MonikerOf, toBlockInfo } from './block-data.ts'
import { keepFor } from './keep-for.ts'
import { toStreamed } from './transaction-data.ts'

type Sources = { pool: Pool; cache: BlockCache; fetchMonikers: () => Promise<MonikerOf> }

const lookEveryMs = 150
/** An index that catches up is told about by its newest blocks only. */
const mostAtOnce = 100n

/** The methods that tell of each new block and its transactions, oldest first, from the moment of the call on. */
export function createStreamMethods({ pool, cache, fetchMonikers }: Sources) {
  const lookAtHead = keepFor(lookEveryMs - 50, () => getReach(pool)) // one look for all who wait

  async function* newHeights(signal: AbortSignal): AsyncGenerator<{ from: bigint; to: bigint }> {
    let { head: seen } = await lookAtHead()
    while (!signal.aborted) {
      const { head } = await lookAtHead()
      if (head > seen) yield { from: head - seen > mostAtOnce ? head - mostAtOnce + 1n : seen + 1n, to: head }
      seen = head
      await sleep(lookEveryMs, undefined, { signal }).catch(() => {})
    }
  }

  async function* streamBlocks(_: object, { signal }: CallContext): AsyncGenerator<StreamBlocksResponse> {
    for await (const range of newHeights(signal)) {
      const [rows, monikerOf] = await Promise.all([
        listBlocks(pool, { ...range, limit: Number(mostAtOnce) }),
        fetchMonikers(),
      ])
      for (const row of rows.toReversed()) yield toBlockInfo(row, monikerOf)
    }
  }

  async function* streamTxs(_: object, { signal }: CallContext): AsyncGenerator<StreamTxsResponse> {
    for await (const { from, to } of newHeights(signal)) {
      for (let height = from; height <= to; height += 1n) {
        const block = await cache.find(height)
        for (const stored of block?.txs ?? []) yield toStreamed(stored)
      }
    }
  }

  return { streamBlocks, streamTxs }
}
