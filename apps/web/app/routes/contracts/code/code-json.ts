import { passGuard } from '../../../guards.server.ts'
import { jsonResponse, page } from '../../../page.server.ts'
import { fetchRest } from '../../../sources/asking/rest.server.ts'
import type { Route } from './+types/code-json'

/** A code as the index tells it over REST, for people to read and to keep. */
export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const id = passGuard('wasm-code-search', params.id)
  return jsonResponse(await fetchRest(`/injsight/v1/wasm/codes/${id}`))
})
