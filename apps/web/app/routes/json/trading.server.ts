import { notFound } from '@injsight/errors'
import type { NamedMarket } from '@injsight/injsight-v1'
import { formatQuery } from '../../format-query.ts'
import { part } from '../../page.server.ts'
import { readCursor } from '../../read-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import {
  fetchFund,
  fetchFundingRates,
  fetchMarket,
  fetchOpenInterest,
  fetchOpenMarkets,
  fetchPerpetuals,
  fetchTrades as fetchMarketTrades,
} from '../../sources/markets/exchange.server.ts'
import { fetchMarketDays, findMarkets } from '../../sources/markets/markets.server.ts'
import { fetchBlockAuction } from '../../sources/markets/orders.server.ts'
import { anyTrade, fetchTrades } from '../../sources/markets/trades.server.ts'
import * as closed from '../markets/closed/read-closed.server.ts'
import { fetchMarketListing } from '../../views/markets/market-listing.server.ts'
import { chooseMarket } from '../markets/choose-market.ts'
import { chooseMarkets } from '../markets/choose-markets.server.ts'
import { loadFunding } from '../markets/funding/load-funding.server.ts'
import { liquidations, shownRates, shownTrades } from '../markets/market/load-market.server.ts'
import { mostMarkets } from '../markets/market-list.server.ts'
import { readMarketChoice } from '../markets/read-choice.ts'
import { readMoment } from '../markets/market/replay/read-moment.ts'
import { readFundingChoice } from '../markets/funding/read-funding-choice.ts'
import { heightOfTrade } from '../trades/both-sides.server.ts'
import { fetchTradePage } from '../trades/list.server.ts'
import * as trades from '../trades/read-trades.server.ts'
import type { JsonAnswers } from './answers.ts'
import { asRest } from './as-rest.ts'
import { limitOf, noAccount } from './read-asked.ts'
import { listAt, tellLists } from './tell-lists.server.ts'

const longestName = 300

/** Markets, and what was traded. */
export const tradingAnswers = {
  '/markets': async ({ query }) => {
    const choice = readMarketChoice(query)
    const [days, listing] = await Promise.all([fetchMarketDays(mostMarkets), fetchMarketListing()])
    return asRest({ ...days, markets: chooseMarkets(days.markets, choice, listing) })
  },
  '/markets/trading-rules': async () => asRest(await fetchOpenMarkets()),
  '/markets/realtime-funding-rate': async () => asRest(await fetchPerpetuals()),
  '/markets/funding-rate-history': async ({ query }) => {
    const { market, with: other, ...choice } = readFundingChoice(query)
    const marketId = market || chooseMarket(await fetchPerpetuals(), '')?.marketId
    const [told, beside] = await Promise.all(
      [marketId, other].map(async (id) => (id ? loadFunding(id, choice) : undefined)),
    )
    return asRest({ ...(told ?? { rates: [] }), ...(beside && { with: beside }) })
  },
  '/markets/:list': ({ params, query }) => {
    const list = closed.readList(params('list'))
    const choice = closed.readChoice(query)
    const search = closed.toSearch(choice)
    if (search === undefined) throw noAccount(choice.account)
    const account = list === 'liquidations' ? search.account : ''
    const page = { cursor: readCursor(query), limit: limitOf(query) }
    return fetchRest(`/injsight/v1/${list}${formatQuery({ market_id: search.marketId, account, ...page })}`)
  },
  '/market/:market': async ({ params, query }) => {
    const name = params('market')
    const markets = name.length > longestName ? [] : (await findMarkets(name)).markets
    const [market] = markets
    if (market === undefined) throw notFound('market', `There is no market called "${name.slice(0, 80)}"`)
    // As the page of such a name: which of them is meant, only who asks can tell.
    if (markets.length > 1) return asRest({ markets })
    const { marketId } = market
    const { at } = readMoment(query)
    const height = String(at ?? '')
    const bookAsked = fetchRest<{ time: string }>(
      `/injsight/v1/markets/${marketId}/book${formatQuery({ height })}`,
    )
    const until = async () => (at === undefined ? undefined : Number((await bookAsked).time))
    const [book, told, day, lists, shown] = await Promise.all([
      bookAsked,
      fetchMarket(market),
      fetchRest(`/injsight/v1/markets/days${formatQuery({ market_id: marketId, limit: '1' })}`),
      tellLists(
        {
          ...(market.kind !== 'spot' && { holders: listAt(`/injsight/v1/markets/${marketId}/positions`) }),
          changes: listAt(`/injsight/v1/markets/${marketId}/changes${formatQuery({ to: height })}`),
        },
        query,
      ),
      tellShown(market, { at, until }),
    ])
    return { market: asRest({ ...market, ...told }), day, book, ...lists, ...shown }
  },
  '/trade-history/:kind': async ({ params, query }) => {
    const kind = trades.readKind(params('kind'))
    const [choice, place] = [trades.readChoice(query), trades.readPlace(query)]
    const search = trades.toSearch(choice, place)
    if (search === undefined) throw noAccount(choice.search)
    return asRest(await fetchTradePage({ kind, search, place, limit: readRows(query) }))
  },
  '/trade-history/:kind/:trade': async ({ params }) => {
    const kind = trades.readKind(params('kind'))
    const id = params('trade').slice(0, 100)
    const sides = trades.isTradeId(id)
      ? (await fetchTrades(kind, { ...anyTrade, id }, { skip: 0, limit: 2 })).trades
      : []
    const [trade] = sides
    if (trade === undefined) throw notFound('trade', `There is no trade ${id}`)
    // Who stood on the other side: what its block did to its market, where that is told.
    const { value } = await part(fetchBlockAuction(heightOfTrade(id)))
    const auction = value?.markets.find(({ marketId }) => marketId === trade.marketId)
    return asRest({ trades: sides, ...(auction && { auction }) })
  },
  '/order/:hash': ({ params }) =>
    fetchRest(`/injsight/v1/orders/${encodeURIComponent(params('hash').slice(0, longestName))}`),
} satisfies Partial<JsonAnswers>

/** What a market's page has the beginning of alone, up to the moment that it is about; whole lists stand elsewhere. */
async function tellShown(
  market: NamedMarket,
  { at, until }: { at: bigint | undefined; until: () => Promise<number | undefined> },
) {
  const { marketId, kind } = market
  const isSpot = kind === 'spot'
  const closed = `/injsight/v1/liquidations${formatQuery({ market_id: marketId, limit: String(liquidations), to: String(at ?? '') })}`
  const [trades, closings, rates, fund, interest] = await Promise.all([
    part(until().then((time) => fetchMarketTrades(market, shownTrades, time))),
    isSpot ? undefined : part(fetchRest(closed)),
    kind === 'perpetual' ? part(fetchFundingRates(marketId, shownRates)) : undefined,
    isSpot ? undefined : part(fetchFund(marketId)),
    isSpot ? undefined : part(fetchOpenInterest(marketId)),
  ])
  return {
    trades: asRest(trades.value),
    liquidations: closings?.value,
    funding: asRest(rates?.value),
    fund: asRest(fund?.value),
    open_interest: interest?.value,
  }
}
