import { notFound } from '@injsight/errors'
import { jsonResponse, page } from '../page.server.ts'
import { fetchRest } from '../sources/asking/rest.server.ts'
import type { Route } from './+types/told-json'

/** What of the index's own service stands behind a page, by its path there. */
const told = [/^community-pool$/]

/** What a page shows as the index tells it over REST, for people to read and to keep. */
export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const path = params['*'].replace(/\/$/, '')
  if (!told.some((one) => one.test(path)))
    throw notFound('page', `Page not found: /json/${path.slice(0, 100)}`)
  return jsonResponse(await fetchRest(`/injsight/v1/${path}`))
})
