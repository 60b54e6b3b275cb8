import { scaleDecimal } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { Asset, ListAssetsRequest, ListAssetsResponse } from '@injsight/injsight-v1'
import type { AssetPrices } from '../prices/asset-prices.ts'
import type { BankAsset } from './bank-assets.ts'

const [usualLimit, mostAtOnce] = [50, 200]

type Told = {
  bank: readonly BankAsset[]
  /** For their order alone: a page asks who says a price itself. */
  prices: AssetPrices
  /** By denom, what they are called where the bank has no words. */
  called: ReadonlyMap<string, { symbol: string; name: string; decimals: number | undefined }>
  /** By denom, how far whoever keeps the list has looked at them; undefined while there is no list. */
  tiers: ReadonlyMap<string, string> | undefined
}

/** Assets of the bank, by what they are worth as price services say. @throws Fault `invalid-input` */
export function toAssetList(told: Told, request: ListAssetsRequest): ListAssetsResponse {
  const { bank, prices, tiers } = told
  const { kind, verification, sort, text, cursor, limit } = request
  if (!/^\d{0,6}$/.test(cursor)) throw invalidInput('page.cursor', 'the cursor is not one of ours')
  const wanted = text.trim().toLowerCase()
  const isWanted = (asset: Asset) =>
    (kind === '' || asset.kind === kind) &&
    (verification === '' || asset.verification === verification) &&
    `${asset.name}\n${asset.symbol}\n${asset.asset}`.toLowerCase().includes(wanted)
  const order = sort === 'supply' ? supplyOf : (asset: Asset) => worthOf(asset, prices)
  const found = bank
    .map(({ asset }) => judgeAsset(asset, told))
    .filter(isWanted)
    .map((asset) => ({ asset, rank: order(asset) }))
    .toSorted(
      (a, b) => Number(b.rank > a.rank) - Number(b.rank < a.rank) || (a.asset.asset < b.asset.asset ? -1 : 1),
    )
  const from = Number(cursor)
  const to = from + Math.min(limit || usualLimit, mostAtOnce)
  return {
    assets: found.slice(from, to).map(({ asset }) => asset),
    quote: '',
    count: BigInt(bank.length),
    hasList: tiers !== undefined,
    next: to < found.length ? String(to) : '',
    unknown: [],
  }
}

/** With the words that others have for it where its maker has none, and how far to believe it. */
export function judgeAsset(told: Asset, { called, tiers }: Pick<Told, 'called' | 'tiers'>): Asset {
  const asset = { ...told, verification: tiers?.get(told.asset) ?? ownTier(told) }
  const known = called.get(asset.asset)
  if (known === undefined) return asset
  const { symbol, name, decimals } = known
  return {
    ...asset,
    symbol: asset.symbol || symbol,
    name: asset.name || name,
    ...(!asset.hasDecimals && decimals !== undefined && { hasDecimals: true, decimals }),
  }
}

/** What the chain itself made needs no list. */
function ownTier({ kind }: Asset): string {
  return kind === 'native' || kind === 'share' ? 'verified' : 'unverified'
}

const digits = 30

/** In whole tokens, where it is known what those are; in parts that no token has. */
function supplyOf({ supply, hasDecimals, decimals }: Asset): bigint {
  return scaleDecimal(supply, digits - (hasDecimals ? decimals : 0))
}

/** In such parts of a dollar; 0 for what nobody has a price of. */
function worthOf(asset: Asset, prices: AssetPrices): bigint {
  const price = prices.get(asset.asset)
  if (price === undefined || !asset.hasDecimals) return 0n
  return supplyOf(asset) * scaleDecimal(price.usd, digits)
}
