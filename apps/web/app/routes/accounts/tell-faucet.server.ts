import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'

/** What the card of the faucet says. */
export function tellFaucet(language: Language): { about: string; ask: string } {
  const t = translationsIn(language, 'faucet')
  return { about: t('about'), ask: t('ask') }
}
