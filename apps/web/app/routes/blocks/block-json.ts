import { passGuard } from '../../guards.server.ts'
import { jsonResponse, page } from '../../page.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import type { Route } from './+types/block-json'

/** A block as the index tells it over REST, for people to read and to keep. */
export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const id = passGuard('block-search', params.block)
  const { data } = await fetchRest<{ data: unknown }>(`/api/explorer/v1/blocks/${id}`)
  return jsonResponse(data)
})
