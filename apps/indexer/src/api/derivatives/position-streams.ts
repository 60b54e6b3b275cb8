import type { StreamPositionsRequest } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { decodeAddress, readAccount } from '@injsight/chain'
import type { CallContext } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { formatDecimal } from '#src/state/columns.ts'
import { listPositionChanges } from '#src/queries/exchange/position-changes.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { keepPerBlock, messagesPerBlock, type PerBlock } from '../exchange/streams/keep-per-block.ts'
import { createMarketTest, type KnownMarkets } from '../exchange/known-markets.ts'
import { createMarkPrices } from '../exchange/mark-prices.ts'
import { newBlocks } from '../exchange/streams/new-blocks.ts'
import type { StreamSources } from '../exchange/streams/streams.ts'
import { readSubaccount } from '../exchange/trade-filter.ts'
import { createTellPositions } from './tell-positions.ts'
import { toPosition, toPositionV2, type ToldPosition } from './to-position.ts'

type Sources = StreamSources & { pool: Pool; markets: () => Promise<KnownMarkets> }

/** The positions that a block changed, as they are told. One that was closed has a quantity of 0. */
export function createChangedPositions({ pool, markets }: Pick<Sources, 'pool' | 'markets'>) {
  const tell = createTellPositions({ pool, markets, markPrices: createMarkPrices(pool) })
  return keepPerBlock(async (height): Promise<ToldPosition[]> => {
    const found = await listPositionChanges(pool, height)
    const accounts = [...new Set(found.map(({ account }) => account))]
    const names = await findNames(pool, { markets: [], accounts, heights: [height] })
    return tell(
      found.map(({ account, nonce, market, position }) => ({
        market,
        subaccount: Buffer.from(names.subaccountId(account, nonce).slice(2), 'hex'),
        isLong: position.is_long,
        quantity: formatDecimal(position.quantity),
        entryPrice: formatDecimal(position.entry_price),
        margin: formatDecimal(position.margin),
        cumulativeFundingEntry: formatDecimal(position.cumulative_funding_entry),
        changed: height,
        changedMs: names.timeMs(height),
      })),
    )
  })
}

/** The methods that tell of positions that a block changes. */
export function createPositionStreams({ pool, markets, changes, feed }: Sources) {
  const changedIn = createChangedPositions({ pool, markets })
  const positionsOf = messagesPerBlock(changedIn, toPosition)
  const positionsV2Of = messagesPerBlock(changedIn, toPositionV2)

  async function* follow<Position>(
    request: StreamPositionsRequest,
    { signal }: CallContext,
    of: PerBlock<ToldPosition, Position>,
  ) {
    const isAsked = readPositionFilter(request)
    for await (const height of newBlocks(feed, signal)) {
      const timestamp = await changes.timeOf(height)
      for (const { told, message: position } of await of(height))
        if (isAsked(told)) yield { position, timestamp, operationType: 'update' }
    }
  }

  const streamPositions = (request: StreamPositionsRequest, context: CallContext) =>
    follow(request, context, positionsOf)
  const streamPositionsV2 = (request: StreamPositionsRequest, context: CallContext) =>
    follow(request, context, positionsV2Of)

  return { streamPositions, streamPositionsV2 }
}

function readPositionFilter(request: StreamPositionsRequest): (told: ToldPosition) => boolean {
  const isOfMarket = createMarketTest([request.marketId, ...request.marketIds])
  const subaccounts = new Set(
    [request.subaccountId, ...request.subaccountIds]
      .filter((id) => id !== '')
      .map((id) => readSubaccount(id).hex),
  )
  const { accountAddress } = request
  const owner = accountAddress === '' ? undefined : decodeAddress(readAccount(accountAddress)).bytes
  return ({ market, position: { subaccount } }) =>
    isOfMarket(market.id) &&
    (subaccounts.size === 0 || subaccounts.has(toPrefixedHex(subaccount))) &&
    (owner === undefined || subaccount.subarray(0, 20).equals(owner))
}
