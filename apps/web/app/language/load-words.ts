import { pathIn, type Language } from './languages.ts'
import { wordsOf, type NotInPages } from './words-of.ts'

/**
 * Fetches the words of areas that don't come with the page: from then on `translationsIn` knows them. For what a press
 * loads, beside its script; in a browser only.
 *
 * @throws when the site doesn't answer
 * @example const [{ Dialog }] = await Promise.all([import('./dialog.tsx'), loadWords(language, 'wallet')])
 */
export async function loadWords(language: Language, ...areas: NotInPages[]): Promise<void> {
  const known: Record<string, unknown> = wordsOf(language)
  await Promise.all(
    areas
      .filter((area) => known[area] === undefined)
      .map(async (area) => {
        const answer = await fetch(pathIn(language, `/words/${area}/`))
        if (!answer.ok) throw new Error(`The site answered ${answer.status} when asked for words`)
        known[area] = await answer.json()
      }),
  )
}
