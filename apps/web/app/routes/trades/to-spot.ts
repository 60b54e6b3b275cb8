import { redirect } from 'react-router'
import { pathIn, splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import type { Route } from './+types/to-spot'

/** Trades without a kind are those of spot markets. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  throw redirect(pathIn(language, '/trade-history/spot/') + url.search, 302)
})
