import { formatEthereumAddress, formatUnits, readAccount, shortenAddress } from '@injsight/chain'
import type { GetEvmTokenResponse } from '@injsight/injsight-v1'
import { formatInteger } from '../../language/format-integer.ts'
import { isolateName } from '../../language/isolate.ts'
import { pathOfToken } from '../../language/token-paths.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { party } from '../../views/ethereum/party.server.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'

/** A token of the EVM as its page speaks of it. */
export type Asset = {
  /** With the capitals of EIP-55; of coins that bear the name of an account that is no contract, that account. */
  contract: string
  /** Its other face; empty for none. */
  denom: string
  /** As it is asked for, and stands in the path of its page. */
  name: string
  path: string
  /** `coin` of one that stands in the bank alone, `faces` of one that is a contract's too, else as that keeps it. */
  kind: 'coin' | 'faces' | 'erc20' | 'erc721' | 'erc1155' | 'other'
  symbol: string
  /** undefined where nobody has told: amounts stand in the smallest unit. */
  decimals: number | undefined
  /** In the smallest unit; empty where it is not known. */
  supply: string
  holders: bigint
  isLost: boolean
}

const kinds = ['erc20', 'erc721', 'erc1155'] as const

/** @param supply of the bank, for one that stands there */
export function toAsset(told: GetEvmTokenResponse, supply: string | undefined, { names }: Naming): Asset {
  const { token, denom, holders } = told
  const known = names.tokens.get(denom)
  const contract = formatEthereumAddress(readAccount(told.contract || denom.slice('erc20:'.length)))
  const path = pathOfToken(contract, denom)
  return {
    contract,
    denom,
    name: path.slice('/asset/'.length, -1),
    path,
    kind: kindOf(told),
    symbol: known?.symbol ?? (token?.symbol || token?.name || shortenAddress(contract)),
    decimals: known?.decimals ?? (token?.hasDecimals === true ? token.decimals : undefined),
    supply: (denom === '' ? token?.supply : supply) ?? '',
    holders,
    isLost: denom === '' && (token?.lost ?? '') !== '',
  }
}

function kindOf({ contract, denom, token }: GetEvmTokenResponse): Asset['kind'] {
  if (denom !== '') return contract === '' ? 'coin' : 'faces'
  return kinds.find((kind) => kind === token?.standard) ?? 'other'
}

/** @example sayAsset(asset, naming) // 'TWO is one token with two faces: coins of the bank and a contract' */
export function sayAsset({ kind, symbol }: Asset, { language }: Naming): string {
  return translationsIn(language, 'token')('said', { kind, name: isolateName(symbol) })
}

export function listFacts(asset: Asset, naming: Naming): ToldFact[] {
  const { language } = naming
  const t = translationsIn(language, 'token')
  const { contract, denom, kind, decimals, holders } = asset
  const isCounted = kind === 'coin' || kind === 'faces' || kind === 'erc20'
  const facts: ToldFact[] = []
  if (denom !== '')
    facts.push({ name: t('denom'), shown: [{ text: denom, look: 'identifier' }], copy: denom })
  if (kind === 'coin') {
    facts.push({ name: translationsIn(language, 'things')('account'), ...party(contract, naming) })
  } else {
    const page = { text: t('toContract'), to: `/contract/${contract}/`, look: 'name' as const }
    facts.push({
      name: t('contract'),
      shown: [{ text: contract, look: 'identifier' }, ' · ', page],
      copy: contract,
    })
  }
  if (kind === 'faces') facts.push({ name: t('faces'), shown: [t('facesText')] })
  if (asset.isLost) return [...facts, { name: t('lost'), shown: [t('lostText')] }]
  if (isCounted) {
    const known = decimals === undefined ? t('decimalsUnknown') : String(decimals)
    facts.push({ name: t('decimals'), shown: [known] })
  }
  if (kind !== 'erc1155') {
    facts.push({ name: t('supply'), shown: [writeSupply(asset, t('supplyUnknown'))] })
    facts.push({ name: t('holders'), shown: [writeHolders(holders)] })
  }
  return facts
}

const mostCounted = 10_000n

export function writeHolders(count: bigint): string {
  return `${formatInteger(Number(count))}${count >= mostCounted ? '+' : ''}`
}

export function writeSupply({ supply, decimals, symbol, kind, contract }: Asset, unknown: string): string {
  if (supply === '') return unknown
  const number = formatUnits(supply, kind === 'erc721' ? 0 : (decimals ?? 0), { group: true })
  // What has no name is counted without one.
  return symbol === shortenAddress(contract) ? number : `${number} ${isolateName(symbol)}`
}
