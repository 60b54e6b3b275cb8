import { denomFamily, formatEthereumAddress, formatUnits, readAccount, shortenAddress } from '@injsight/chain'
import type { Asset as KnownAsset, GetAssetResponse, GetEvmTokenResponse } from '@injsight/injsight-v1'
import { formatInteger } from '../../language/format-integer.ts'
import { isolateName, isolateOdd } from '../../language/isolate.ts'
import { pathOfDenom, pathOfToken } from '../../language/token-paths.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { party } from '../../views/ethereum/party.server.ts'
import { inUnit, type Written } from '../../language/written.ts'
import { judgeAsset } from '../../views/assets/judge-asset.ts'
import { nameAsset } from '../../views/assets/name-asset.server.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { listHead, listTail } from './about.server.ts'
import { isNft, type Asset } from './shown-asset.ts'

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
    known: undefined,
    told: undefined,
  }
}

/** What no contract of the EVM keeps. */
export function toBankAsset(denom: string, told: GetAssetResponse, naming: Naming): Asset {
  const { asset } = told
  const known = asset ?? judgeAsset(absent(denom), naming.names.listed)
  const isCw20 = known.kind === 'cw20'
  const decimals =
    naming.names.tokens.get(denom)?.decimals ?? (known.hasDecimals ? known.decimals : undefined)
  return {
    contract: isCw20 ? known.asset : '',
    denom: isCw20 ? '' : denom,
    name: isCw20 ? known.asset : denom,
    path: pathOfDenom(isCw20 ? known.asset : denom),
    kind: asset === undefined ? 'absent' : isCw20 ? 'cw20' : 'bank',
    symbol: nameAsset(known, naming),
    decimals,
    supply: known.supply,
    holders: known.holders,
    isLost: known.isLost,
    known,
    told,
  }
}

/** A name that nothing on the chain bears: what it would be, by its form. */
function absent(denom: string): KnownAsset {
  const nothing = { name: '', symbol: '', price: '', worth: '', admin: '', contract: '', path: '', base: '' }
  return {
    ...nothing,
    asset: denom,
    kind: denomFamily(denom),
    hasDecimals: false,
    decimals: 0,
    supply: '0',
    holders: 0n,
    verification: 'unverified',
    lookAlikes: [],
    isLost: false,
  }
}

function kindOf({ contract, denom, token }: GetEvmTokenResponse): Asset['kind'] {
  if (denom !== '') return contract === '' ? 'coin' : 'faces'
  return kinds.find((kind) => kind === token?.standard) ?? 'other'
}

/** @example sayAsset(asset, naming) // 'TWO is one token with two faces: coins of the bank and a contract' */
export function sayAsset({ kind, symbol, known }: Asset, { language }: Naming): string {
  const name = isolateOdd(symbol)
  if (kind === 'bank' || kind === 'cw20')
    return translationsIn(language, 'assets')('asset.said', { kind: known?.kind ?? 'unknown', name })
  if (kind === 'absent') return translationsIn(language, 'assets')('asset.said', { kind, name })
  return translationsIn(language, 'token')('said', { kind, name: isolateName(symbol) })
}

export function listFacts(asset: Asset, naming: Naming): ToldFact[] {
  const { language } = naming
  const t = translationsIn(language, 'token')
  const { contract, denom, kind, decimals, holders } = asset
  const isCounted = !isNft(asset) && kind !== 'other'
  const facts: ToldFact[] = listHead(asset, naming)
  if (denom !== '')
    facts.push({ name: t('denom'), shown: [{ text: denom, look: 'identifier' }], copy: denom })
  if (kind === 'coin') {
    facts.push({ name: translationsIn(language, 'things')('account'), ...party(contract, naming) })
  } else if (contract !== '') {
    const page = { text: t('toContract'), to: `/contract/${contract}/`, look: 'name' as const }
    facts.push({
      name: t('contract'),
      shown: [{ text: contract, look: 'identifier' }, ' · ', page],
      copy: contract,
    })
  }
  if (kind === 'faces') facts.push({ name: t('faces'), shown: [t('facesText')] })
  if (kind === 'absent') return [...facts, { name: t('supply'), shown: ['0'] }]
  if (asset.isLost) return [...facts, { name: t('lost'), shown: [t('lostText')] }]
  if (isCounted) {
    const known = decimals === undefined ? t('decimalsUnknown') : String(decimals)
    facts.push({ name: t('decimals'), shown: [known] })
  }
  if (kind !== 'erc1155') {
    facts.push({ name: t('supply'), shown: showSupply(writeSupply(asset, t('supplyUnknown')), asset) })
    facts.push({ name: t('holders'), shown: [writeHolders(holders, kind)] })
  }
  return [...facts, ...listTail(asset, naming)]
}

const mostCounted = 10_000n

/** Of NFTs the owners are counted no further than so many. */
export function writeHolders(count: bigint, kind: Asset['kind']): string {
  if (count < 0n) return '—'
  return `${formatInteger(Number(count))}${kind === 'erc721' && count >= mostCounted ? '+' : ''}`
}

/** A number, and its unit apart from it. */
function showSupply(said: string, { supply }: Asset): Written {
  const end = said.search(/[ \u00A0]/) + 1
  if (supply === '' || end === 0) return [said]
  return [said.slice(0, end), { text: said.slice(end), look: 'name' }]
}

export function writeSupply({ supply, decimals, symbol, kind, contract }: Asset, unknown: string): string {
  if (supply === '') return unknown
  const number = formatUnits(supply, kind === 'erc721' ? 0 : (decimals ?? 0), { group: true })
  // What has no name is counted without one.
  return symbol === shortenAddress(contract) ? number : inUnit(number, isolateOdd(symbol))
}
