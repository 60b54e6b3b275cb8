import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import { InjectiveSpotExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb.client'
import type { SpotLimitOrderbookV2 } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { notFound } from '@injsight/errors'
import { refusal, Status, type Transport } from '@injsight/grpc-web'
import type {
  BookChange,
  BookLevel,
  GetOrderBookRequest,
  GetOrderBookResponse,
  Head,
  ListKnownNamesResponse,
  StreamBooksRequest,
} from '@injsight/injsight-v1'
import { unitsOf, type Units } from './units.ts'

type Sources = {
  transport: Transport
  fetchNames: () => Promise<ListKnownNamesResponse>
  fetchHead: () => Promise<Head | undefined>
}
type Told = Pick<SpotLimitOrderbookV2, 'buys' | 'sells' | 'sequence' | 'height'>

/** Order books of spot and derivative markets as they are now, and what changes in them. */
export function createBooks({ transport, fetchNames, fetchHead }: Sources) {
  const spot = new InjectiveSpotExchangeRPCClient(transport)
  const derivatives = new InjectiveDerivativeExchangeRPCClient(transport)

  async function find(marketId: string) {
    const id = marketId.toLowerCase()
    const market = (await fetchNames()).markets.find((one) => one.id === id)
    if (market === undefined) throw notFound('market', `There is no market ${marketId.slice(0, 80)}`)
    return { id, units: unitsOf(market), client: market.kind === 'spot' ? spot : derivatives }
  }

  /** An indexer may tell a book without its block: then it is of the newest. */
  async function placeOf({ height }: Pick<Told, 'height'>): Promise<{ height: bigint; time: bigint }> {
    const head = await fetchHead()
    return {
      height: height || (head?.height ?? 0n),
      time: height === 0n || height === head?.height ? (head?.time ?? 0n) : 0n,
    }
  }

  async function getOrderBook({ marketId, height }: GetOrderBookRequest): Promise<GetOrderBookResponse> {
    if (height !== 0n)
      throw refusal(Status.unimplemented, 'Public services know books as they are now, not as they were')
    const { id, units, client } = await find(marketId)
    const { orderbook } = await client.orderbookV2({ marketId: id, depth: 0 }).response
    const told = orderbook ?? { buys: [], sells: [], sequence: 0n, height: 0n }
    const place = await placeOf(told)
    return {
      marketId: id,
      ...place,
      sequence: told.sequence,
      generation: 1,
      buys: toLevels(told.buys, units),
      sells: toLevels(told.sells, units),
      changedBefore: 0n,
      changedAfter: 0n,
      from: place.height,
      head: place.height,
      tradedBefore: 0n,
      tradedAfter: 0n,
    }
  }

  /** Public services tell whole books, again and again: what differs is what has changed. */
  async function* streamBooks(
    { marketIds }: StreamBooksRequest,
    abort: AbortSignal,
  ): AsyncIterable<BookChange> {
    const [marketId, ...others] = marketIds
    if (marketId === undefined || others.length > 0)
      throw refusal(Status.unimplemented, 'Public services are followed for one market at a time')
    const { id, units, client } = await find(marketId)
    let last = await getOrderBook({ marketId, height: 0n })
    const { responses } = client.streamOrderbookV2({ marketIds: [id] }, { abort })
    // Whoever asks for the book from now on is told none that is older than the one that changes are counted from.
    yield { marketId: '', height: last.height, time: last.time, sequence: 0n, buys: [], sells: [], fills: 0 }
    for await (const { orderbook } of responses) {
      if (orderbook === undefined || orderbook.sequence <= last.sequence) continue
      const place = await placeOf(orderbook)
      if (place.height <= last.height) continue // it is told with the next block
      const [buys, sells] = [toLevels(orderbook.buys, units), toLevels(orderbook.sells, units)]
      yield {
        marketId: id,
        ...place,
        sequence: orderbook.sequence,
        buys: differences(last.buys, buys),
        sells: differences(last.sells, sells),
        fills: 0,
      }
      last = { ...last, ...place, sequence: orderbook.sequence, buys, sells }
    }
  }

  return { getOrderBook, streamBooks }
}

function toLevels(levels: Told['buys'], { price, quantity }: Units): BookLevel[] {
  return levels.map((level) => ({ price: price(level.price), quantity: quantity(level.quantity) }))
}

const nothing = { raw: '0', human: '0' }

/** Levels that are other than before; those that are gone hold nothing any more. */
export function differences(before: readonly BookLevel[], now: readonly BookLevel[]): BookLevel[] {
  const quantities = (levels: readonly BookLevel[]) =>
    new Map(levels.map(({ price, quantity }) => [price?.raw, quantity?.raw]))
  const [held, holds] = [quantities(before), quantities(now)]
  return [
    ...now.filter(({ price, quantity }) => held.get(price?.raw) !== quantity?.raw),
    ...before
      .filter(({ price }) => !holds.has(price?.raw))
      .map(({ price }) => ({ price, quantity: nothing })),
  ]
}
