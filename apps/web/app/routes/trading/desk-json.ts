import { readAccount } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { findMarkets } from '../../sources/markets/markets.server.ts'
import type { Route } from './+types/desk-json'
import { loadDesk } from './desk.server.ts'

/** What a form for orders has to know of a market, and of who is connected. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const account = url.searchParams.get('account') ?? ''
  const [{ markets }, names] = await Promise.all([findMarkets(params.market.slice(0, 66)), fetchNames()])
  const [market] = markets
  const answer =
    market && (await loadDesk(market, account === '' ? '' : readAccount(account), { language, names }))
  if (answer === undefined) throw notFound('market', 'Nobody can trade in this market here')
  // Of one account, and of now.
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})
