import { notFound } from '@injsight/errors'
import { jsonResponse, page } from '../page.server.ts'
import { fetchRest } from '../sources/asking/rest.server.ts'
import type { Route } from './+types/told-json'

/** What of the index's own service stands behind a page, by its path there. */
const told = [
  /^community-pool$/,
  /^bridge\/batches$/,
  /^bridge\/(deposits|withdrawals|batches)\/\d{1,18}$/,
  /^statistics\/\w{1,40}$/,
  /^ibc$/,
  /^ibc\/channels\/[^/]{1,200}\/[^/]{1,200}\/packets$/,
  /^ibc\/packets\/(out|in)\/[^/]{1,200}\/[^/]{1,200}\/\d{1,20}$/,
]

/** What a page shows as the index tells it over REST, for people to read and to keep. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const path = url.searchParams.get('of') ?? ''
  if (!told.some((one) => one.test(path))) throw notFound('page', `Nothing is told of ${path.slice(0, 100)}`)
  // What narrows it is asked of the index as it is, which says what it can't read.
  const query = new URLSearchParams(url.searchParams)
  query.delete('of')
  const asked = path.split('/').map(encodeURIComponent).join('/')
  return jsonResponse(await fetchRest(`/injsight/v1/${asked}?${query.toString()}`))
})
