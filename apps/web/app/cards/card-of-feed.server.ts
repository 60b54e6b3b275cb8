import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { factsOf } from '../routes/oracles/feed.server.ts'
import { writeFeed } from '../routes/oracles/lists.server.ts'
import { fetchNames } from '../sources/names/fetch-names.server.ts'
import { fetchPriceFeed } from '../sources/oracles.server.ts'
import type { Card } from './card.ts'
import { cardOfTold } from './card-of-told.ts'

/** What the image of a price feed says. @param name `PriceFeed/INJ/USDT` */
export async function cardOfFeed(name: string, language: Language): Promise<Card> {
  const [oracle = '', base = '', quote = ''] = name.split('/').map(decodeURIComponent)
  const [told, names] = await Promise.all([fetchPriceFeed({ oracle, base, quote }), fetchNames()])
  const facts = await factsOf(told, [], { language, names })
  return cardOfTold(
    translationsIn(language, 'oracles')('title'),
    writeFeed({ oracle, base, quote }).text,
    facts,
  )
}
