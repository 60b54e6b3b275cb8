import { formatEthereumAddress, formatUnits, shortenAddress } from '@injsight/chain'
import type { GetEvmTokenResponse } from '@injsight/injsight-v1'
import { formatInteger } from '../../language/format-integer.ts'
import { isolateName } from '../../language/isolate.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { pathOfToken } from '../../views/ethereum/token.server.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'

/** A token of the EVM as its page speaks of it. */
export type Asset = {
  /** With the capitals of EIP-55. */
  contract: string
  /** Its other face; empty for none. */
  denom: string
  /** As it is asked for, and stands in the path of its page. */
  name: string
  path: string
  /** `faces` of one that stands in the bank too, else as its contract keeps it. */
  kind: 'faces' | 'erc20' | 'erc721' | 'erc1155' | 'other'
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
  const contract = formatEthereumAddress(told.contract)
  const path = pathOfToken(contract, denom)
  return {
    contract,
    denom,
    name: path.slice('/asset/'.length, -1),
    path,
    kind: denom === '' ? (kinds.find((kind) => kind === token?.standard) ?? 'other') : 'faces',
    symbol: known?.symbol ?? (token?.symbol || token?.name || shortenAddress(contract)),
    decimals: known?.decimals ?? (token?.hasDecimals === true ? token.decimals : undefined),
    supply: (denom === '' ? token?.supply : supply) ?? '',
    holders,
    isLost: denom === '' && (token?.lost ?? '') !== '',
  }
}

/** @example sayAsset(asset, naming) // 'TWO is one token with two faces: coins of the bank and a contract' */
export function sayAsset({ kind, symbol }: Asset, { language }: Naming): string {
  return translationsIn(language, 'token')('said', { kind, name: isolateName(symbol) })
}

export function listFacts(asset: Asset, { language }: Naming): ToldFact[] {
  const t = translationsIn(language, 'token')
  const { contract, denom, kind, decimals, holders } = asset
  const isCounted = kind === 'faces' || kind === 'erc20'
  const facts: ToldFact[] = []
  if (denom !== '')
    facts.push({ name: t('denom'), shown: [{ text: denom, look: 'identifier' }], copy: denom })
  const page = { text: contract, to: `/contract/${contract}/`, look: 'identifier' as const }
  facts.push({ name: t('contract'), shown: [page], copy: contract })
  if (denom !== '') facts.push({ name: t('faces'), shown: [t('facesText')] })
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

function writeHolders(count: bigint): string {
  return `${formatInteger(Number(count))}${count >= mostCounted ? '+' : ''}`
}

function writeSupply({ supply, decimals, symbol, kind }: Asset, unknown: string): string {
  if (supply === '') return unknown
  const number = formatUnits(supply, kind === 'erc721' ? 0 : (decimals ?? 0), { group: true })
  return `${number} ${isolateName(symbol)}`
}
