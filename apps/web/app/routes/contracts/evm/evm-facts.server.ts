import { shortenAddress } from '@injsight/chain'
import { isolateName } from '../../../language/isolate.ts'
import { pathIn, type Language } from '../../../language/languages.ts'
import { pathOfToken } from '../../../language/token-paths.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import type { Written } from '../../../language/written.ts'
import type { Choice } from '../../../ui/chips.tsx'
import { tokenOf } from '../../../views/ethereum/token.server.ts'
import type { ToldFact } from '../../../views/sentences/told-facts.tsx'
import { evmParts, pathOfPart, type EvmPart } from '../parts.ts'

/** @example nameOf(address, naming) // 'Contract of the token TWO' */
export function nameOf(address: string, { language, names }: Naming): string {
  const t = translationsIn(language, 'contract')
  const token = tokenOf(address, names)
  if (token === undefined) return t('said', { kind: 'other', name: shortenAddress(address) })
  return t('said', { kind: 'erc20', name: isolateName(token.symbol) })
}

/** @param account the same in the chain's spelling */
export function listFacts(address: string, account: string, { language, names }: Naming): ToldFact[] {
  const t = translationsIn(language, 'contract')
  const words = translationsIn(language, 'account')
  const { standard, denom } = names.contracts?.get(account)?.token ?? {}
  const facts: ToldFact[] = [
    { name: words('ethereum'), shown: [{ text: address, look: 'identifier' }], copy: address },
    {
      name: words('address'),
      shown: [{ text: account, to: `/account/${account}/`, look: 'identifier' }],
      copy: account,
    },
  ]
  if (standard !== undefined) {
    const token = { text: t('toToken'), to: pathOfToken(address, denom), look: 'name' as const }
    facts.push({ name: t('standard'), shown: [t(`standards.${standard}`), ' · ', token] })
  }
  if (denom !== undefined) facts.push({ name: t('face'), shown: [t('faceText', { denom })], copy: denom })
  return facts
}

/** @param name what the contract is called in its source, which is its author's choice; undefined where nobody gave it */
export function listVerified(address: string, name: string | undefined, { language }: Naming): ToldFact[] {
  if (name === undefined) return []
  const t = translationsIn(language, 'contract')
  return [{ name: t('parts.source'), shown: writeVerified(address, name, language) }]
}

/** @example writeVerified(address, 'Coin', 'en') // Coin · verified */
export function writeVerified(address: string, name: string, language: Language): Written {
  const source = { text: isolateName(name), to: `/contract/${address}/source/`, look: 'name' as const }
  return [source, ` · ${translationsIn(language, 'contract')('verified')}`]
}

export function listTabs(address: string, here: EvmPart, { language }: Naming): Choice[] {
  const t = translationsIn(language, 'contract')
  return evmParts.map((part) => ({
    text: t(`parts.${part}`),
    path: pathIn(language, `/contract/${address}/${pathOfPart(part)}`),
    isChosen: part === here,
  }))
}
