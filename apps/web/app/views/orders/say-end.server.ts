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

/** How an order ended, in words. @param reason empty where nobody tells why it was cancelled */
export function sayEnd(reason: string | undefined, language: Language): string {
  if (reason === '') return translationsIn(language, 'order')('cancelled')
  const known = reason === 'requested' ? 'cancelled' : reasons.find((one) => one === reason)
  return translationsIn(language, 'account')(`happened.${known ?? 'unknown'}`)
}
