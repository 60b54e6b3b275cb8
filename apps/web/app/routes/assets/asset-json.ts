import { invalidInput } from '@injsight/errors'
import { jsonResponse, page } from '../../page.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import type { Route } from './+types/asset-json'

/** An asset, or a collection of the EVM, as the index tells it over REST, for people to read and to keep. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const token = url.searchParams.get('token') ?? ''
  if (token === '') throw invalidInput('token.name', 'Which token? ?token=erc20:0x…')
  const told = await fetchRest<{ asset?: unknown }>(`/injsight/v1/asset/${encodeURIComponent(token)}`)
  if (told.asset !== undefined) return jsonResponse(told)
  return jsonResponse(await fetchRest(`/injsight/v1/evm/token/${encodeURIComponent(token)}`))
})
