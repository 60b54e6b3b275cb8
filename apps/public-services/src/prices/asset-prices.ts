import { badChainData } from '@injsight/errors'
import { keepLast, type Kept } from '../content/keep-last.ts'
import { decimalOf, isObject, readMap, textOf, type Read } from '../content/read-json.ts'
import type { Host } from '../upstream/host.ts'

/** A price in US dollars, what it was had from, and by which id CoinGecko knows the asset. */
export type AssetPrice = { usd: string; basis: string; coinGeckoId: string }
/** By denom. */
export type AssetPrices = ReadonlyMap<string, AssetPrice>

const path = '/denoms?withPrice=true&onlyActive=true'
const minute = 60_000

/** The prices of the asset price service, asked for once a minute at most. */
export function createAssetPrices(
  { getJson }: Pick<Host, 'getJson'>,
  now?: () => number,
): () => Promise<Kept<AssetPrices>> {
  return keepLast(async () => readAssetPrices(parse(await getJson(path))), now, minute)
}

/** What has no price, or one that is no number, is left out. @throws Fault `bad-chain-data` for what is no list of denoms */
export function readAssetPrices(told: unknown): Read<AssetPrices> {
  const { value, dropped } = readMap(told, (key, entry) => {
    if (!isObject(entry) || !isObject(entry['price'])) return undefined
    const { price, metadata } = entry['price']
    const usd = priceOf(price)
    if (usd === undefined) return undefined
    const basis = isObject(metadata) ? textOf(metadata['source']) : ''
    const denom = textOf(entry['denom']) || key
    return { denom, usd, basis, coinGeckoId: textOf(entry['coingecko_id']) }
  })
  return { value: new Map([...value.values()].map(({ denom, ...price }) => [denom, price])), dropped }
}

/** More than nothing, in decimal notation; undefined for anything else: nobody's price is 0. */
export function priceOf(value: unknown): string | undefined {
  const price = decimalOf(value)
  return /^\d*\.?\d*[1-9]/.test(price) ? price : undefined
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch (error) {
    throw badChainData('prices.unreadable', 'The asset price service told what is no JSON', {}, error)
  }
}
