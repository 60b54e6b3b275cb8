import { invalidInput } from '@injsight/errors'
import { jsonResponse, page } from '../../../page.server.ts'
import { formatQuery } from '../../../query.ts'
import { fetchRest } from '../../../sources/asking/rest.server.ts'
import type { Route } from './+types/closed-json'
import { readChoice, readList, toSearch } from './read-closed.server.ts'

/** Liquidations or settlements as the index tells them over REST, a page at a time by its cursor. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const list = readList(params.list)
  const choice = readChoice(url.searchParams)
  const search = toSearch(choice)
  if (search === undefined)
    throw invalidInput('closed.account', `"${choice.account.slice(0, 80)}" is not an account`)
  const cursor = url.searchParams.get('cursor') ?? ''
  const account = list === 'liquidations' ? search.account : ''
  const query = formatQuery({ market_id: search.marketId, account, cursor })
  return jsonResponse(await fetchRest(`/injsight/v1/${list}${query}`))
})
