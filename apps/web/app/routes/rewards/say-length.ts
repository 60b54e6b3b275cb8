import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'

const units = [
  ['days', 86_400n],
  ['hours', 3600n],
  ['minutes', 60n],
] as const

/** How long something lasts, in the largest unit that it is a whole number of. */
export function sayLength(seconds: bigint, language: Language): string {
  const t = translationsIn(language, 'rewards')
  for (const [unit, length] of units) {
    if (seconds >= length && seconds % length === 0n) return t(unit, { count: Number(seconds / length) })
  }
  return t('seconds', { count: String(seconds) })
}
