import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { loadWay, type WayKind } from '../routes/bridges/way.server.ts'
import { fetchNames } from '../sources/names/fetch-names.server.ts'
import type { Card } from './card.ts'
import { cardOfTold } from './card-of-told.ts'

/** What the image of an IBC client or of a connection says. */
export const cardOfWay =
  (kind: WayKind) =>
  async (name: string, language: Language): Promise<Card> => {
    const { title, facts } = await loadWay(kind, name, { language, names: await fetchNames() })
    return cardOfTold(translationsIn(language, 'bridges')(`lists.${kind}s`), title, facts)
  }
