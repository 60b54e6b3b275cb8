import { invalidInput, notFound } from '@injsight/errors'
import { splitPath } from '../../../language/languages.ts'
import { page } from '../../../page.server.ts'
import { fetchFundingRates, fetchPerpetuals } from '../../../sources/markets/exchange.server.ts'
import { csvOfList } from '../../../views/lists/csv-of-list.server.ts'
import { tabulateFunding } from '../../../views/markets/funding.server.ts'
import type { Route } from './+types/funding-history-csv'
import { chooseMarket } from '../choose-market.ts'
import { intervalOf } from './funding-history.server.ts'
import { readFundingChoice } from './read-funding-choice.ts'

const ratesOfPage = 100

/** All funding rates of a market as a file, the newest first. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const asked = readFundingChoice(url.searchParams)
  const markets = await fetchPerpetuals(asked.market)
  const market = chooseMarket(markets, asked.market)
  if (market === undefined)
    throw notFound('market', `No perpetual market has the id "${asked.market}": only these have funding`)
  return csvOfList(url, 'funding-rates', async ({ cursor }) => {
    if (!/^\d{0,15}$/.test(cursor))
      throw invalidInput('page.cursor', `"${cursor.slice(0, 40)}" is no place in the list that we gave`)
    const rates = await fetchFundingRates(market.marketId, ratesOfPage, BigInt(cursor || '0'))
    const oldest = rates.length < ratesOfPage ? undefined : rates.at(-1)
    return {
      table: tabulateFunding(rates, intervalOf(market), { language }),
      next: oldest === undefined ? '' : String(oldest.timestamp - 1n),
    }
  })
})
