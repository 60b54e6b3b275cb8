import { denomFamily, readDenom } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import type { GetEvmTokenResponse } from '@injsight/injsight-v1'
import { part } from '../../page.server.ts'
import { findAsset } from '../../sources/assets.server.ts'
import { fetchOutsidePrices } from '../../sources/prices.server.ts'
import { findTokenOnEthereum } from '../../sources/ethereum-tokens.server.ts'
import { fetchSupply, findEvmToken } from '../../sources/evm/evm-tokens.server.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { toAsset, toBankAsset } from './asset.server.ts'
import { isNft, type Asset } from './shown-asset.ts'

/** The same as `findShownAsset`. @throws not-found for what is none */
export async function loadAsset(name: string, naming: Naming): Promise<Asset> {
  const asset = await findShownAsset(name, naming)
  if (asset === undefined) throw notFound('asset', `Asset with denom ${name.slice(0, longestName)} not found`)
  return asset
}

const longestName = 140

/**
 * The asset that a denom or a contract is; undefined for anything else. What has the form of a denom and is not known is
 * one of which there is nothing.
 */
export async function findShownAsset(name: string, naming: Naming): Promise<Asset | undefined> {
  const asset = await findOnChain(name, naming)
  if (asset === undefined) return undefined
  const { known, denom } = asset
  if (known === undefined || denom === '' || asset.kind === 'absent') return asset
  const [prices, onEthereum] = await Promise.all([
    known.price === '' ? fetchOutsidePrices([denom]) : undefined,
    known.kind === 'peggy' ? findTokenOnEthereum(denom) : undefined,
  ])
  return { ...asset, ...(prices && { prices }), ...(onEthereum && { onEthereum }) }
}

/** The same without what others than the chain say of it. */
export async function findOnChain(name: string, naming: Naming): Promise<Asset | undefined> {
  // A contract has coins of its own name in the bank only once it has put some there.
  const [, contract] = /^erc20:(0x[0-9a-f]{40})$/i.exec(name) ?? []
  const [token, told] = await Promise.all([findEvmToken(contract ?? name), findAsset(name)])
  if (token !== undefined && isToken(token)) {
    const supply = token.denom === '' ? undefined : await part(fetchSupply(token.denom))
    const asset = toAsset(token, supply?.value, naming)
    // Asked for by its contract, it is told by its denom.
    if (isNft(asset)) return asset
    const whole = asset.name === name ? told : await findAsset(asset.name)
    return { ...asset, known: whole?.asset, told: whole }
  }
  const denom = readDenom(name) ?? name
  if (told === undefined || (told.asset === undefined && denomFamily(denom) === 'unknown')) return undefined
  return toBankAsset(denom, told, naming)
}

/** Coins that bear the name of an account are told by that: it needn't be a contract. */
function isToken({ contract, denom, token }: GetEvmTokenResponse): boolean {
  return contract === '' ? denom.startsWith('erc20:') : denom !== '' || token !== undefined
}
