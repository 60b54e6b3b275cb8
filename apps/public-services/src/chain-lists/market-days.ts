import { compareDecimals, slugOfTicker } from '@injsight/chain'
import type {
  FindMarketsResponse,
  ListMarketDaysRequest,
  ListMarketDaysResponse,
  MarketDay,
  NamedMarket,
} from '@injsight/injsight-v1'
import type { Summary } from './summaries.ts'
import type { TradedMarket } from './traded-markets.ts'

const [usualMarkets, mostMarkets] = [50, 1000]
const day = 86_400_000n

type Told = {
  markets: readonly TradedMarket[]
  summaries: ReadonlyMap<string, Summary>
  head: { height: bigint; time: bigint }
}

/** How busy markets were: the largest volume first, since nobody counts their fills. */
export function toMarketDays(
  { markets, summaries, head }: Told,
  { limit, marketId }: Pick<ListMarketDaysRequest, 'limit' | 'marketId'>,
): ListMarketDaysResponse {
  const days = markets
    .filter(({ id }) => marketId === '' || id === marketId.toLowerCase())
    .map((market) => toDay(market, summaries.get(market.id)))
    .toSorted(
      (a, b) => compareDecimals(b.volumeQuote || '0', a.volumeQuote || '0') || compare(a.ticker, b.ticker),
    )
  const from = head.time > day ? head.time - day : 0n
  return {
    markets: days.slice(0, Math.min(limit || usualMarkets, mostMarkets)),
    time: head.time,
    from,
    since: from,
    height: head.height,
  }
}

function toDay({ id, ...market }: TradedMarket, summary: Summary | undefined): MarketDay {
  const isTraded = summary !== undefined && /[1-9]/.test(summary.volume)
  return {
    marketId: id,
    ...market,
    price: isPrice(summary?.price),
    priceHeight: 0n,
    priceTime: 0n,
    priceBefore: isPrice(summary?.open),
    open: isPrice(summary?.open),
    high: isPrice(summary?.high),
    low: isPrice(summary?.low),
    volume: '',
    volumeQuote: summary?.volume || '0',
    volumeUsd: '',
    fills: isTraded ? uncounted : 0n,
    points: [],
    generation: 2,
  }
}

/** A market without a trade is told with prices of 0. */
function isPrice(text = ''): string {
  return /[1-9]/.test(text) ? text : ''
}

/** There were some. */
const uncounted = -1n

/** Which markets somebody may mean by an id, a ticker or a slug; open ones first. */
export function findMarkets(markets: readonly TradedMarket[], name: string): FindMarketsResponse {
  const [text, slug] = [name.toLowerCase(), slugOfTicker(name)]
  const ways = {
    id: ({ id }: TradedMarket) => id === text,
    ticker: ({ ticker }: TradedMarket) => ticker.toLowerCase() === text,
    slug: ({ ticker }: TradedMarket) => slug !== '' && slugOfTicker(ticker) === slug,
  }
  for (const [by, isMeant] of Object.entries(ways)) {
    const found = markets.filter(isMeant)
    if (found.length > 0) return { by, markets: found.map(toNamed).toSorted(openFirst) }
  }
  return { by: '', markets: [] }
}

function toNamed({ id, ticker, ...market }: TradedMarket): NamedMarket {
  return { marketId: id, ticker, slug: slugOfTicker(ticker), generation: 2, ...market }
}

function openFirst(a: NamedMarket, b: NamedMarket): number {
  return Number(b.status === 'Active') - Number(a.status === 'Active') || compare(a.marketId, b.marketId)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
