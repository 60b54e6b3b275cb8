import type { CallContext } from '@injsight/grpc-web'
import type { Feed } from '../../heads/new-heights.ts'
import type { BlockChanges } from './block-changes.ts'
import { createMarketTest } from '../known-markets.ts'
import { newBlocks } from './new-blocks.ts'

export type StreamSources = { changes: BlockChanges; feed: Feed }
type Asked = { marketIds: string[] }

/**
 * The streams that are the same for markets of every kind: what each block changes, from the call on.
 * A book is told whole as it is when it is told, which may be a block later than the change.
 */
export function createBookStreams({ changes, feed }: StreamSources) {
  async function* streamOrderbookUpdate({ marketIds }: Asked, { signal }: CallContext) {
    const isAsked = createMarketTest(marketIds)
    for await (const height of newBlocks(feed, signal)) {
      const timestamp = await changes.timeOf(height)
      for (const orderbookLevelUpdates of await changes.levelsOf(height)) {
        const { marketId } = orderbookLevelUpdates
        if (isAsked(marketId)) yield { orderbookLevelUpdates, operationType: 'update', timestamp, marketId }
      }
    }
  }

  async function* streamOrderbookV2({ marketIds }: Asked, { signal }: CallContext) {
    const isAsked = createMarketTest(marketIds)
    for await (const height of newBlocks(feed, signal)) {
      const timestamp = await changes.timeOf(height)
      for (const { marketId, orderbook } of await changes.booksOf(height)) {
        if (isAsked(marketId)) yield { orderbook, operationType: 'update', timestamp, marketId }
      }
    }
  }

  return { streamOrderbookUpdate, streamOrderbookV2 }
}

/** Markets of which something is told otherwise than at the head before; each with the time of that head. */
export async function* followMarkets<Info extends { marketId: string }>(
  { feed, changes }: StreamSources,
  { signal }: CallContext,
  { marketIds, marketsAt }: Asked & { marketsAt: (height: bigint) => Promise<Told<Info>> },
): AsyncGenerator<{ market: Info; operationType: string; timestamp: bigint }> {
  const isAsked = createMarketTest(marketIds)
  let before: Told<Info> | undefined
  for await (const { height } of feed.follow(signal)) {
    const now = await marketsAt(height)
    const timestamp = await changes.timeOf(height)
    for (const [id, { market, text }] of before === undefined ? [] : now) {
      const known = before?.get(id)
      if (!isAsked(id) || known?.text === text) continue
      yield { market, operationType: known === undefined ? 'insert' : 'update', timestamp }
    }
    before = now
  }
}

/** Markets by their ids, each with what tells whether it changed. */
export type Told<Info> = Map<string, { market: Info; text: string }>

/** A market that did not change keeps its text, so that comparing many of them for many streams costs next to nothing. */
export function createTelling<Info extends { marketId: string }>(): (markets: Info[]) => Told<Info> {
  let before: Told<Info> = new Map()
  return (markets) => {
    before = new Map(
      markets.map((market) => {
        const text = JSON.stringify(market, (_, value: unknown) =>
          typeof value === 'bigint' ? value.toString() : value,
        )
        const known = before.get(market.marketId)
        return [market.marketId, known?.text === text ? known : { market, text }]
      }),
    )
    return before
  }
}
