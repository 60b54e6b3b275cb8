import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { viewNft } from '../routes/nfts/nft.server.ts'
import { listFactsOf, nameCollection } from '../routes/nfts/tables.server.ts'
import { fetchNames } from '../sources/names/fetch-names.server.ts'
import { fetchCollectionNfts, fetchNft } from '../sources/nfts.server.ts'
import type { Card } from './card.ts'
import { cardOfTold } from './card-of-told.ts'

/** What the image of one of a collection says; its picture is a stranger's. @param name `0x…/1` */
export async function cardOfNft(name: string, language: Language): Promise<Card> {
  const [, contract = '', token = ''] = /^([^/]+)\/(.+)$/.exec(name) ?? []
  const [told, names] = await Promise.all([fetchNft(contract, token), fetchNames()])
  const { heading, facts } = viewNft(told, token, { language, names })
  return cardOfTold(translationsIn(language, 'nfts')('title'), heading, facts)
}

/** What the image of a collection says. */
export async function cardOfCollection(contract: string, language: Language): Promise<Card> {
  const [{ collection }, names] = await Promise.all([
    fetchCollectionNfts(contract, { cursor: '', limit: 1 }),
    fetchNames(),
  ])
  const t = translationsIn(language, 'nfts')
  const said = t('saidCollection', { name: nameCollection(collection) })
  return cardOfTold(t('title'), said, listFactsOf(collection, { language, names }))
}
