import { notFound } from '@injsight/errors'
import { formatQuery } from '../../format-query.ts'
import { partOfPage } from '../../page.server.ts'
import { readCursor } from '../../read-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import { fetchMarket, fetchOpenMarkets, fetchPerpetuals } from '../../sources/markets/exchange.server.ts'
import { findMarkets } from '../../sources/markets/markets.server.ts'
import { anyTrade, fetchTrades } from '../../sources/markets/trades.server.ts'
import * as closed from '../markets/closed/read-closed.server.ts'
import { chooseMarket } from '../markets/choose-market.ts'
import { loadFunding } from '../markets/funding/load-funding.server.ts'
import { readMoment } from '../markets/market/replay/read-moment.ts'
import { readFundingChoice } from '../markets/funding/read-funding-choice.ts'
import * as trades from '../trades/read-trades.server.ts'
import type { JsonAnswers } from './answers.ts'
import { asRest } from './as-rest.ts'
import { limitOf, noAccount } from './read-asked.ts'

const longestName = 300

/** Markets, and what was traded. */
export const tradingAnswers = {
  '/markets': () => fetchRest('/injsight/v1/markets/days?limit=1000'),
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
    const height = String(readMoment(query).at ?? '')
    const fetchList = (list: string, at: string) => {
      const place = { cursor: readCursor(query, list), limit: limitOf(query) }
      // Not everybody tells these: what the page says of each alone isn't the fault of the whole.
      return partOfPage(fetchRest(`/injsight/v1/markets/${marketId}/${at}${formatQuery(place)}`))
    }
    const [told, day, book, holders, changes] = await Promise.all([
      fetchMarket(market),
      fetchRest(`/injsight/v1/markets/days${formatQuery({ market_id: marketId, limit: '1' })}`),
      fetchRest(`/injsight/v1/markets/${marketId}/book${formatQuery({ height })}`),
      market.kind === 'spot' ? undefined : fetchList('holders', 'positions'),
      fetchList('changes', 'changes'),
    ])
    return {
      market: asRest({ ...market, ...told }),
      day,
      book,
      holders: holders?.value,
      changes: changes.value,
    }
  },
  '/trade-history/:kind': async ({ params, query }) => {
    const kind = trades.readKind(params('kind'))
    const [choice, place] = [trades.readChoice(query), trades.readPlace(query)]
    const search = trades.toSearch(choice, place)
    if (search === undefined) throw noAccount(choice.search)
    return asRest(await fetchTrades(kind, search, { skip: place.skip, limit: readRows(query) }))
  },
  '/trade-history/:kind/:trade': async ({ params }) => {
    const kind = trades.readKind(params('kind'))
    const id = params('trade').slice(0, 100)
    const sides = trades.isTradeId(id)
      ? (await fetchTrades(kind, { ...anyTrade, id }, { skip: 0, limit: 2 })).trades
      : []
    if (sides.length === 0) throw notFound('trade', `There is no trade ${id}`)
    return asRest(sides)
  },
  '/order/:hash': ({ params }) =>
    fetchRest(`/injsight/v1/orders/${encodeURIComponent(params('hash').slice(0, longestName))}`),
} satisfies Partial<JsonAnswers>
