import { originOf } from '../frame/frame.server.ts'
import type { Route } from './+types/robots'

/** Searches have no end, and what is live no rest. */
export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /search/',
    'Disallow: /live',
    `Sitemap: ${originOf(request)}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
