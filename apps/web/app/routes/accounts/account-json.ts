import { passGuard } from '../../guards.server.ts'
import { jsonResponse, page } from '../../page.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import type { Route } from './+types/account-json'

/** An account as the index tells it over REST, for people to read and to keep. */
export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const account = passGuard('account-search', params.address)
  return jsonResponse(await fetchRest(`/injsight/v1/accounts/${account}`))
})
