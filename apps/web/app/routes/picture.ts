import { page } from '../page.server.ts'
import { fetchPicture } from '../sources/lists/lists.server.ts'
import type { Route } from './+types/picture'

const day = 86_400

/** The picture of a token or a validator: no visitor's browser asks anybody else for it. */
export const loader = page(async ({ params: { id } }: Route.LoaderArgs) => {
  const { type, data } = await fetchPicture(id)
  return new Response(Buffer.from(data), {
    headers: { 'content-type': type, 'cache-control': `public, max-age=${day}` },
  })
})
