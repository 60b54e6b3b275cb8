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
}

/** Assets of the bank, by what they are worth as price services say. @throws Fault `invalid-input` */
export function toAssetList({ bank, prices, called }: Told, request: ListAssetsRequest): ListAssetsResponse {
  const { kind, verification, sort, text, cursor, limit } = request
  if (!/^\d{0,6}$/.test(cursor)) throw invalidInput('page.cursor', 'the cursor is not one of ours')
  const wanted = text.trim().toLowerCase()
  const isWanted = (asset: Asset) =>
    (kind === '' || asset.kind === kind) &&
    (verification === '' || asset.verification === verification) &&
    `${asset.name}\n${asset.symbol}\n${asset.asset}`.toLowerCase().includes(wanted)
  const order = sort === 'supply' ? supplyOf : (asset: Asset) => worthOf(asset, prices)
  const found = bank
    .map(({ asset }) => nameAsset(asset, called))
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
    hasList: false,
    next: to < found.length ? String(to) : '',
    unknown: [],
  }
}

/** With the words that others have for it where its maker has none. */
export function nameAsset(asset: Asset, called: Told['called']): Asset {
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
