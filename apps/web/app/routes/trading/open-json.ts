import { splitPath } from '../../language/languages.ts'
import { passGuard } from '../../guards.server.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import type { Route } from './+types/open-json'
import { loadOpen } from './open.server.ts'

/** What an account has open: in a market, or in any. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const account = passGuard('account-search', params.address)
  const marketId = (url.searchParams.get('market') ?? '').slice(0, 66)
  const answer = await loadOpen(account, marketId, { language, names: await fetchNames() })
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})
