import { notFound } from '@injsight/errors'
import { page } from '../page.server.ts'
import type { Route } from './+types/not-found'

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  throw notFound('page', `Page not found: ${url.pathname}`)
})

/** Never drawn: the error page of the frame stands here. */
export default function NotFoundPage() {
  return null
}
