import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { plainText } from '../language/written.ts'
import { loadChannel } from '../routes/bridges/channel.server.ts'
import type { Card } from './card.ts'
import { cardOfTold } from './card-of-told.ts'

/** What the image of a channel to another chain says. @param name `transfer/channel-0` */
export async function cardOfChannel(name: string, language: Language): Promise<Card> {
  const [port = '', channel = ''] = name.split('/').map(decodeURIComponent)
  const { heading, facts } = await loadChannel({ port, channel }, language)
  return cardOfTold(translationsIn(language, 'bridges')('lists.channels'), plainText(heading), facts)
}
