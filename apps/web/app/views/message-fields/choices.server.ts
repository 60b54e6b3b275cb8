import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { wordsOf } from '../../language/words-of.ts'
import type { choices } from '../../words/choices/en.ts'

type Choice = keyof typeof choices

/** Whether a value has words of its own. */
export function isKnownChoice(value: string): value is Choice {
  return Object.hasOwn(wordsOf('en').choices, value)
}

/**
 * The words for a value of an enum or a boolean. One without words of its own is told by its name, less what the
 * field `name` says already.
 *
 * @example writeChoice('STOP_SELL', 'order_type', 'en') // 'Stop sell'
 * @example writeChoice('ORACLE_TYPE_NEW', 'oracle_type', 'en') // 'New'
 */
export function writeChoice(value: string, name: string, language: Language): string {
  if (isKnownChoice(value)) return translationsIn(language, 'choices')(value)
  const prefix = `${name.toUpperCase()}_`
  const own = value.startsWith(prefix) ? value.slice(prefix.length) : value
  return own.charAt(0) + own.slice(1).toLowerCase().replaceAll('_', ' ')
}
