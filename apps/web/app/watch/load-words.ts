import { pathIn, splitPath } from '../language/languages.ts'
import type { WatchedAnswer } from '../routes/watched/watched-json.ts'

type WatchWords = WatchedAnswer['words']

let words: Promise<WatchWords> | undefined

/**
 * The words of what is watched, in the language of the page.
 *
 * @throws when the site doesn't answer
 */
export function loadWatchWords(): Promise<WatchWords> {
  words ??= askWatched(new URLSearchParams()).then((answer) => answer.words)
  words.catch(() => (words = undefined))
  return words
}

/**
 * What happened, in the words of the site.
 *
 * @throws when the site doesn't answer
 */
export async function askWatched(query: URLSearchParams): Promise<WatchedAnswer> {
  const { language } = splitPath(location.pathname)
  const answer = await fetch(`${pathIn(language, '/watched.json')}?${query.toString()}`)
  if (!answer.ok) throw new Error(`the site answered ${answer.status}`)
  return (await answer.json()) as WatchedAnswer
}
