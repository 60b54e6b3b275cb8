import { passGuard } from '../../guards.server.ts'
import { page } from '../../page.server.ts'
import { fetchRest } from '../../sources/rest.server.ts'
import type { Route } from './+types/account-json'

/** An account as the index tells it over REST, for people to read and to keep. */
export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const account = passGuard('account-search', params.address)
  const told = await fetchRest<unknown>(`/injsight/v1/accounts/${account}`)
  return new Response(JSON.stringify(told, null, 2), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=2' },
  })
})
