import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page } from '../../page.server.ts'
import { fetchOrder } from '../../sources/markets/orders.server.ts'
import { csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/life-csv'
import { nameOrder, readOrderHash, tableOfLife } from './order.server.ts'

/** What happened to an order, step by step, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const hash = readOrderHash(params.hash.slice(0, 100))
  const told = hash === undefined ? undefined : await fetchOrder(hash)
  const table = told && tableOfLife(told, await nameOrder(told, language))
  if (hash === undefined || table === undefined)
    throw notFound('order', translationsIn(language, 'order')('absent', { hash: params.hash.slice(0, 100) }))
  return csvOfTable(url, `order-${hash}`, table)
})
