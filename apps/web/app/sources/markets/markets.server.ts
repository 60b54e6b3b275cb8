import type {
  FindMarketsResponse,
  GetOrderBookResponse,
  ListLiquidationsResponse,
  ListMarketChangesResponse,
  ListMarketDaysResponse,
  ListMarketPositionsResponse,
  ListRestingOrdersResponse,
  ListSettlementsResponse,
} from '@injsight/injsight-v1'
import { injsight } from '../asking/clients.server.ts'

/** The busiest markets of the last 24 hours, each with its prices. */
export async function fetchMarketDays(limit: number): Promise<ListMarketDaysResponse> {
  return (await injsight.listMarketDays({ limit, hasPoints: true, marketId: '' })).response
}

/** The last 24 hours of one market. */
export async function fetchMarketDay(marketId: string): Promise<ListMarketDaysResponse> {
  return (await injsight.listMarketDays({ limit: 1, hasPoints: false, marketId })).response
}

/** Which markets somebody may mean by an id, a ticker or a slug. */
export async function findMarkets(name: string): Promise<FindMarketsResponse> {
  return (await injsight.findMarkets({ name })).response
}

/** @param height 0 for the book as it is now */
export async function fetchOrderBook(marketId: string, height: bigint): Promise<GetOrderBookResponse> {
  return (await injsight.getOrderBook({ marketId, height })).response
}

/** Who rested at the best prices of a book after a block. */
export async function fetchRestingOrders(
  marketId: string,
  height: bigint,
  levels: number,
  cursor = '',
): Promise<ListRestingOrdersResponse> {
  return (await injsight.listRestingOrders({ marketId, height, levels, cursor })).response
}

/** @property to the last height that counts; left out for the newest */
type PageOfPast = { limit: number; cursor: string; to?: bigint | undefined }

/** How the rules of a market became what they are. */
export async function fetchMarketChanges(
  marketId: string,
  { to = 0n, ...page }: PageOfPast,
): Promise<ListMarketChangesResponse> {
  return (await injsight.listMarketChanges({ ...page, to, marketId })).response
}

/** Who holds positions in a market, the largest first. */
export async function fetchMarketPositions(
  marketId: string,
  page: { limit: number; cursor: string },
): Promise<ListMarketPositionsResponse> {
  return (await injsight.listMarketPositions({ ...page, marketId })).response
}

/** @param search empty for any market, or anybody */
export async function fetchLiquidations(
  search: { marketId: string; account: string },
  { to = 0n, ...page }: PageOfPast,
): Promise<ListLiquidationsResponse> {
  return (await injsight.listLiquidations({ ...search, ...page, to })).response
}

/** @param marketId empty for any */
export async function fetchSettlements(
  marketId: string,
  page: { limit: number; cursor: string },
): Promise<ListSettlementsResponse> {
  return (await injsight.listSettlements({ marketId, ...page, to: 0n })).response
}
