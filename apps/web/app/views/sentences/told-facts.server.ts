import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { noteBeside, type Beside } from '../../sources/asking/besides.server.ts'
import type { ToldFact } from './told-facts.tsx'

/** A panel with its facts, the last of which says whose word they are, where that is another than the page's. */
export async function toldFacts<Panel extends { facts: readonly ToldFact[] }>(
  language: Language,
  ask: () => Promise<Panel>,
): Promise<Panel> {
  const { value: panel, beside } = await noteBeside(ask)
  return withFactOfSource(panel, beside, language)
}

export function withFactOfSource<Panel extends { facts: readonly ToldFact[] }>(
  panel: Panel,
  beside: Beside | undefined,
  language: Language,
): Panel {
  return { ...panel, facts: [...panel.facts, ...factOfSource(beside, language)] }
}

/** Nothing where it is the page's. */
export function factOfSource(beside: Beside | undefined, language: Language): ToldFact[] {
  if (beside === undefined) return []
  const t = translationsIn(language, 'places')
  return [{ name: t('source'), shown: [t(`sources.${beside}`)] }]
}
