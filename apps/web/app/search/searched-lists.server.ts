import { formatQuery } from '../format-query.ts'
import { pathIn, type Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import type { Found } from './found.ts'

const lists: readonly { name: 'assets' | 'markets' | 'contracts'; path: string; kinds: readonly string[] }[] =
  [
    { name: 'assets', path: '/assets/', kinds: ['denom', 'token'] },
    { name: 'markets', path: '/markets/', kinds: ['market'] },
    { name: 'contracts', path: '/smart-contracts/', kinds: ['contract'] },
  ]

/** The lists that can be searched for a text whole, of those kinds of things that it has found some of. */
export function searchedLists(text: string, things: readonly Found[], language: Language) {
  const t = translationsIn(language, 'outcomes')
  return lists
    .filter(({ kinds }) => things.some(({ kind }) => kinds.includes(kind)))
    .map(({ name, path }) => ({
      text: t(`lists.${name}`),
      path: pathIn(language, path + formatQuery({ q: text })),
    }))
}
