import { notFound } from '@injsight/errors'
import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { fetchStatus } from '../sources/status.server.ts'
import { part } from '../page.server.ts'
import type { Card } from './card.ts'

/** What the image of every other page says. */
export async function cardOfSite(name: string, language: Language): Promise<Card> {
  if (name !== 'injsight') throw notFound('card', `There is no image ${name}`)
  const t = translationsIn(language, 'frame')
  const status = await part(fetchStatus())
  return {
    kind: '',
    badge: undefined,
    sentence: t('title'),
    facts: [{ name: status.value?.chainId ?? '', value: t('description') }],
  }
}
