import { shortenAddress, shortenDenom } from '@injsight/chain'
import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { sayAsset, writeHolders, writeSupply } from '../routes/assets/asset.server.ts'
import { loadAsset } from '../routes/assets/load-asset.server.ts'
import { fetchNames } from '../sources/names/fetch-names.server.ts'
import type { Card } from './card.ts'

/** What the image of an asset says. */
export async function cardOfToken(name: string, language: Language): Promise<Card> {
  const naming = { language, names: await fetchNames() }
  const asset = await loadAsset(name, naming)
  const { contract, denom, supply, holders, kind, isLost } = asset
  const t = translationsIn(language, 'token')
  const isCounted = kind !== 'erc1155' && !isLost
  return {
    kind: t('columns.token'),
    badge: undefined,
    sentence: sayAsset(asset, naming),
    facts: [
      contract === ''
        ? { name: t('denom'), value: shortenDenom(denom), isCode: true }
        : { name: t('contract'), value: shortenAddress(contract), isCode: true },
      ...(isCounted && supply !== '' ? [{ name: t('supply'), value: writeSupply(asset, '') }] : []),
      ...(isCounted ? [{ name: t('holders'), value: writeHolders(holders, kind) }] : []),
    ],
  }
}
