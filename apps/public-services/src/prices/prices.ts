import { invalidInput } from '@injsight/errors'
import { serve, type ServedService } from '@injsight/grpc-web'
import { Prices, type OutsidePrice, type PricesClient } from '@injsight/injsight-v1'
import type { Kept } from '../content/keep-last.ts'
import type { Host } from '../upstream/host.ts'
import { createObjectCache } from '../upstream/object-cache.ts'
import { createAssetPrices, type AssetPrices } from './asset-prices.ts'
import { createBridgedPrices } from './bridged-prices.ts'
import { createPriceProvider } from './price-provider.ts'

const mostDenoms = 200
const longestSpanMs = 366 * 86_400_000
const tenMinutes = 600_000

type Sources = { prices: Host; priceProvider: Host }

/**
 * `injsight.v1.Prices`: what price services outside of the chain say.
 *
 * @param key of an account with the price provider; empty for none
 */
export function createPrices({ prices, priceProvider }: Sources, key: string): ServedService {
  const askPrices = createAssetPrices(prices)
  const provider = createPriceProvider(priceProvider, key)
  const bridged = createBridgedPrices(provider)
  const past = createObjectCache<{ time: bigint; usd: string }[]>(100)

  const idOf = async (denom: string, known: AssetPrices): Promise<string> =>
    findPrice(known, denom)?.coinGeckoId || (await bridged.findId(denom))

  return serve<PricesClient>(Prices, {
    listPrices: async ({ denoms }) => {
      if (denoms.length > mostDenoms)
        throw invalidInput('prices.many', `At most ${mostDenoms} denoms can be asked about at once`)
      const told = await askPrices()
      const found = denoms.map((denom) => toPrice(denom, told))
      const missing = denoms.filter((_, at) => found[at] === undefined)
      return { prices: [...found.filter((one) => one !== undefined), ...bridged.learn(missing)] }
    },
    listPastPrices: async ({ denom, from, to }) => {
      const span = Number(to - from)
      if (from < 0n || span <= 0 || span > longestSpanMs)
        throw invalidInput('prices.span', 'The last moment is after the first one, and within a year of it')
      const id = await idOf(denom, (await askPrices()).value)
      if (id === '') return { prices: [], source: 'coingecko' }
      // Whoever asks for the last month asks for the same until the hour is over.
      const [start, end] = [from, to].map((moment) => Math.floor(Number(moment) / 3_600_000) * 3600)
      const key = `${id} ${start} ${end}`
      const known = past.get(key) ?? (await provider.listRange(id, start ?? 0, end ?? 0))
      past.set(key, known, known.length > 0 ? tenMinutes : 60_000)
      return { prices: known, source: 'coingecko' }
    },
  })
}

function findPrice(known: AssetPrices, denom: string) {
  return known.get(denom) ?? known.get(denom.toLowerCase())
}

function toPrice(denom: string, { value, at }: Kept<AssetPrices>): OutsidePrice | undefined {
  const found = findPrice(value, denom)
  if (found === undefined) return undefined
  return { denom, usd: found.usd, source: 'injective', basis: found.basis, time: BigInt(at) }
}
