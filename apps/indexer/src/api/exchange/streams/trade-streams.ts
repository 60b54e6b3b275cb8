import type { CallContext } from '@injsight/grpc-web'
import { createMarketTest } from '../known-markets.ts'
import { newBlocks } from './new-blocks.ts'
import type { PerBlock } from './keep-per-block.ts'
import type { StreamSources } from './streams.ts'
import { readTradeFilter, type TradesRequest } from '../trade-filter.ts'
import { toTradeId, type ToldFill } from '../trades.ts'

/** Each trade from the call on that a request is about, the oldest first. Pages and times don't matter here. */
export async function* followTrades<Trade>(
  { changes, feed }: StreamSources,
  { signal }: CallContext,
  { request, tradesOf }: { request: TradesRequest; tradesOf: PerBlock<ToldFill, Trade> },
): AsyncGenerator<{ trade: Trade; operationType: string; timestamp: bigint }> {
  const isAsked = createMarketTest([request.marketId, ...request.marketIds])
  const { passes } = readTradeFilter(request)
  for await (const height of newBlocks(feed, signal)) {
    const timestamp = await changes.timeOf(height)
    for (const { told, message: trade } of await tradesOf(height)) {
      if (!isAsked(told.market.id) || !passes(told)) continue
      if (request.tradeId !== '' && request.tradeId !== toTradeId(told.at)) continue
      yield { trade, operationType: 'insert', timestamp }
    }
  }
}
