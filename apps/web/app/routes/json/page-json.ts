import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { jsonResponse, page } from '../../page.server.ts'
import type { Route } from './+types/page-json'
import { chainAnswers } from './chain.server.ts'
import { findJsonPage } from './find-json-page.ts'
import { fundAnswers } from './funds.server.ts'
import { tokenAnswers } from './tokens.server.ts'
import { tradingAnswers } from './trading.server.ts'
import type { JsonAnswers } from './answers.ts'

const answers: JsonAnswers = { ...chainAnswers, ...tokenAnswers, ...tradingAnswers, ...fundAnswers }

/** What a page shows as the index tells it, for people to read and to keep: chosen, narrowed and placed as the page is. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { path } = splitPath(decodeURIComponent(url.pathname.replace(/^\/json\//, '')))
  const found = findJsonPage(path)
  if (found === undefined) throw notFound('page', `Nothing is told as JSON at ${path.slice(0, 100)}`)
  return jsonResponse(await answers[found.page]({ params: found.params, query: url.searchParams }))
})
