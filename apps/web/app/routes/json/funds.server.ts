import { formatQuery } from '../../format-query.ts'
import { readCursor } from '../../read-query.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import { readPool, readSearched } from '../rewards/read-choice.ts'
import type { JsonAnswers } from './answers.ts'
import { limitOf, noAccount } from './read-asked.ts'

/** What the exchange goes by and pays. */
export const fundAnswers = {
  '/trading-rewards': async ({ query }) => {
    const pageOf = (list: string) => ({ cursor: readCursor(query, list), limit: limitOf(query) })
    const ofPoints = formatQuery({ pool: String(readPool(query)), ...pageOf('points') })
    const ofPayments = formatQuery(pageOf('payments'))
    const [told, points, payments] = await Promise.all([
      fetchRest<object>('/injsight/v1/trading-rewards'),
      fetchRest(`/injsight/v1/trading-rewards/points${ofPoints}`),
      fetchRest(`/injsight/v1/trading-rewards/payments${ofPayments}`),
    ])
    return { ...told, by_account: points, paid: payments }
  },
  '/fee-discounts': ({ query }) => {
    const account = readSearched(query)
    if (account === undefined) throw noAccount(query.get('search') ?? '')
    return fetchRest(`/injsight/v1/fee-discounts${formatQuery({ account })}`)
  },
  '/oracles': ({ query }) => {
    const asked = { oracle: query.get('oracle') ?? '', cursor: readCursor(query, 'feeds') }
    return fetchRest(`/injsight/v1/oracles${formatQuery({ ...asked, limit: limitOf(query) })}`)
  },
  '/oracle/:oracle/:base/:quote?': async ({ params, query }) => {
    const feed = { oracle: params('oracle'), base: params('base'), quote: params('quote') }
    const pageOf = (list: string) =>
      formatQuery({ ...feed, cursor: readCursor(query, list), limit: limitOf(query) })
    const [ofPrices, ofHours] = [pageOf('prices'), pageOf('hours')]
    const [told, prices, hours] = await Promise.all([
      fetchRest<object>(`/injsight/v1/oracles/feed${formatQuery(feed)}`),
      fetchRest(`/injsight/v1/oracles/prices${ofPrices}`),
      fetchRest(`/injsight/v1/oracles/hours${ofHours}`),
    ])
    return { ...told, told: prices, by_hour: hours }
  },
} satisfies Partial<JsonAnswers>
