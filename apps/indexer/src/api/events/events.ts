import {
  EventProviderAPI,
  type GetABCIBlockEventsAtHeightRequest,
  type GetABCIBlockEventsRequest,
  type StreamABCIEventsRequest,
  type StreamABCIEventsResponse,
  type StreamLatestHeightResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/event_provider_api_pb'
import type { IEventProviderAPIClient } from '@injectivelabs/indexer-proto-ts-v2/generated/event_provider_api_pb.client'
import { invalidInput } from '@injsight/errors'
import { serve, type CallContext, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { findBlockTime } from '#src/queries/blocks/blocks.ts'
import { findStatus } from '#src/queries/status/status.ts'
import type { Feed } from '../heads/new-heights.ts'
import { keepPerBlock } from '../exchange/streams/keep-per-block.ts'
import { readRawBlock, selectEvents } from './raw-block.ts'

const ok = { v: '1', s: 'ok', e: '' }
/** Blocks of an answer of a stream. */
const [usualBatch, largestBatch] = [10, 50]

/** `event_provider_api`: the events of blocks as the node told them. What its own backends make of them no block tells. */
export function createEventService({ pool, feed }: { pool: Pool; feed: Feed }): ServedService {
  // Streams follow the same head.
  const blockOf = keepPerBlock((height) => readRawBlock(pool, height))

  return serve<IEventProviderAPIClient>(EventProviderAPI, {
    async getLatestHeight() {
      const status = await findStatus(pool)
      return { ...ok, data: { height: status?.head ?? 0n, time: status?.headTimeMs ?? 0n } }
    },
    async *streamLatestHeight(
      _: object,
      { signal }: CallContext,
    ): AsyncGenerator<StreamLatestHeightResponse> {
      for await (const { height } of feed.follow(signal))
        yield { height, time: (await findBlockTime(pool, height)) ?? 0n }
    },
    async getABCIBlockEvents({ height, eventTypes }: GetABCIBlockEventsRequest) {
      const block = await readRawBlock(pool, await readHeight(pool, height))
      return { ...ok, rawBlock: selectEvents(block, eventTypes) }
    },
    async getABCIBlockEventsAtHeight({ height }: GetABCIBlockEventsAtHeightRequest) {
      return { ...ok, rawBlock: await readRawBlock(pool, await readHeight(pool, height)) }
    },
    async *streamABCIEvents(
      { height: from, eventTypes, batchSize }: StreamABCIEventsRequest,
      { signal }: CallContext,
    ): AsyncGenerator<StreamABCIEventsResponse> {
      const size = BigInt(Math.min(batchSize > 0 ? batchSize : usualBatch, largestBatch))
      let next = from === 0 ? undefined : await readHeight(pool, from)
      for await (const { height: head } of feed.follow(signal)) {
        next ??= head
        while (next <= head && !signal.aborted) {
          const end: bigint = next + size > head ? head + 1n : next + size
          const heights = Array.from({ length: Number(end - next) }, (_one, at) => (next ?? 0n) + BigInt(at))
          const read = await Promise.all(heights.map(blockOf))
          yield {
            blocks: read.map((block) => ({
              ...selectEvents(block, eventTypes),
              inSync: block.height === head,
            })),
          }
          next = end
        }
      }
    },
  })
}

/**
 * 0 is that of the newest block.
 *
 * @throws Fault `invalid-input`
 */
async function readHeight(pool: Pool, height: number): Promise<bigint> {
  if (height < 0) throw invalidInput('block.height', `A block can't have the height ${height}`)
  return height === 0 ? ((await findStatus(pool))?.head ?? 0n) : BigInt(height)
}
