import { invalidInput, notFound } from '@injsight/errors'
import { splitPath } from '../../../language/languages.ts'
import { page } from '../../../page.server.ts'
import { fetchPerpetuals } from '../../../sources/markets/exchange.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/funding-lists-csv'
import { chooseMarket } from '../choose-market.ts'
import { fetchBeside, tabulateComparison } from './compare-funding.server.ts'
import { tabulateDays } from './funding-history.server.ts'
import { loadFunding, loadWholeDays } from './load-funding.server.ts'
import { readFundingChoice } from './read-funding-choice.ts'

/** The funding of a market by day, or beside that of another, as a file. */
export const loader = page(async ({ params: { list }, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const asked = readFundingChoice(url.searchParams)
  const [markets, names] = await Promise.all([fetchPerpetuals(asked.market), fetchNames()])
  const market = chooseMarket(markets, asked.market)
  if (market === undefined)
    throw notFound('market', `No perpetual market has the id "${asked.market}": only these have funding`)
  const { marketId, ticker } = market
  if (list === 'days')
    return csvOfList(url, 'funding-by-day', async ({ cursor }) => {
      const { rates, next } = await loadWholeDays(marketId, readUntil(cursor))
      return { table: tabulateDays(rates, { language }), next: next === undefined ? '' : String(next) }
    })
  if (list !== 'compared') throw notFound('page', `Page not found: ${url.pathname}`)
  const other = names.markets.get(asked.with)
  if (other === undefined || other.id === marketId)
    throw notFound('market', `No other market has the id "${asked.with}"`)
  return csvOfList(url, 'funding-compared', async ({ cursor }) => {
    const { rates, next } = await loadFunding(marketId, { span: asked.span, until: readUntil(cursor) })
    const beside = await fetchBeside(other.id, rates)
    const table = tabulateComparison(
      { ticker, rates },
      { ticker: other.ticker, rates: beside },
      { language, names },
    )
    return { table, next: next === undefined ? '' : String(next) }
  })
})

/** @throws Fault `invalid-input` */
function readUntil(cursor: string): bigint {
  if (/^\d{0,15}$/.test(cursor)) return BigInt(cursor || '0')
  throw invalidInput('page.cursor', `"${cursor.slice(0, 40)}" is no place in the list that we gave`)
}
