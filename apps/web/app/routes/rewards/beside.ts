import { pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'

/** What trading earns and spares stands on two pages beside each other. */
export function besideOf(here: 'rewards' | 'discounts', language: Language) {
  const t = translationsIn(language, 'rewards')
  const paths = { rewards: '/trading-rewards/', discounts: '/fee-discounts/' }
  return {
    label: t('beside'),
    choices: (['rewards', 'discounts'] as const).map((one) => ({
      text: t(one),
      path: pathIn(language, paths[one]),
      isChosen: one === here,
    })),
  }
}
