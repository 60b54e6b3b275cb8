import { listWords } from '../../language/list-words.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { wordsOf } from '../../language/words-of.ts'

/**
 * What an answer leaves out, in words; empty where it is whole.
 *
 * @param unknown what answers call it: modules of the chain
 */
export function sayUnknown(unknown: readonly string[], language: Language): string {
  if (unknown.length === 0) return ''
  const parts: Readonly<Record<string, string>> = wordsOf(language).account.unknownParts
  const modules = unknown.map((one) => (Object.hasOwn(parts, one) ? (parts[one] ?? one) : one))
  return translationsIn(language, 'account')('partlyUnknown', { modules: listWords(modules, language) })
}
