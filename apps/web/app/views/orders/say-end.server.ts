import { translationsIn } from '../../language/use-translations.ts'
import type { Language } from '../../language/languages.ts'

const reasons = [
  'liquidation',
  'settlement',
  'expired',
  'pruned',
  'unfilled',
  'triggered',
  'not_placed',
] as const

/** How an order ended, in words. */
export function sayEnd(reason: string | undefined, language: Language): string {
  const known = reason === 'requested' ? 'cancelled' : reasons.find((one) => one === reason)
  return translationsIn(language, 'account')(`happened.${known ?? 'unknown'}`)
}
