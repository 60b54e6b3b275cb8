import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { loadAuction } from '../routes/funds/auction.server.ts'
import { plainText } from '../language/written.ts'
import type { Card } from './card.ts'
import { cardOfTold } from './card-of-told.ts'

/** What the image of a round of the auction says. */
export async function cardOfAuction(round: string, language: Language): Promise<Card> {
  const { heading, facts } = await loadAuction(round, language, { cursor: '', rows: 1 })
  return cardOfTold(translationsIn(language, 'funds')('auctions'), plainText(heading), facts)
}
