import { notFound } from '@injsight/errors'
import { splitPath } from '../language/languages.ts'
import { wordsOf } from '../language/words-of.ts'
import { page } from '../page.server.ts'
import type { Route } from './+types/words-json'

/** The words of one area, for a part of the page that came by a press. */
export const loader = page(async ({ params: { area }, url }: Route.LoaderArgs) => {
  const words: Record<string, unknown> = wordsOf(splitPath(url.pathname).language)
  if (!Object.hasOwn(words, area)) throw notFound('words', `There are no words for ${area}`)
  return Response.json(words[area], { headers: { 'cache-control': 'public, max-age=60' } })
})
