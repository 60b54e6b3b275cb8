import { setTimeout as sleep } from 'node:timers/promises'
import { isObject, textOf } from '../content/read-json.ts'
import type { Host } from '../upstream/host.ts'
import { priceOf } from './asset-prices.ts'

export type ProviderPoint = { time: bigint; usd: string }

const [chunk, pauseMs] = [5, 500]
const nothing = '0'

/** CoinGecko's questions. Whatever fails is told as nothing: other sources are better ones. */
export type PriceProvider = {
  /** In US dollars, by id; 0 for what could not be had. In chunks of 5, with a pause between them. */
  listPrices: (ids: readonly string[]) => Promise<Map<string, string>>
  /** By the contract of a token on Ethereum; empty for none. */
  findId: (contract: string) => Promise<string>
  /** Between two moments, in seconds since 1970. */
  listRange: (id: string, from: number, to: number) => Promise<ProviderPoint[]>
  /** On a day, `30-12-2025`; 0 for none. */
  findPast: (id: string, day: string) => Promise<string>
  /** Ids of all coins that have a symbol, in small letters. */
  listIds: (symbol: string) => Promise<string[]>
}

const withoutRest =
  'localization=false&tickers=false&community_data=false&developer_data=false&sparkline=false'

/** @param key of an account with it; empty for none */
export function createPriceProvider(
  { getJson }: Pick<Host, 'getJson'>,
  key: string,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): PriceProvider {
  /** @returns undefined for what could not be had */
  async function ask(path: string, query = ''): Promise<unknown> {
    const parts = [query, key === '' ? '' : `x_cg_pro_api_key=${encodeURIComponent(key)}`].filter(Boolean)
    try {
      const body = await getJson(`/coins/${path}${parts.length > 0 ? `?${parts.join('&')}` : ''}`)
      return JSON.parse(body.toString())
    } catch {
      return undefined // the host has it in its state, for whoever runs the site
    }
  }

  return {
    async listPrices(ids) {
      const prices = new Map<string, string>()
      for (const [at, id] of ids.entries()) {
        if (at > 0 && at % chunk === 0) await wait(pauseMs)
        prices.set(id, priceIn(await ask(encodeURIComponent(id), withoutRest)))
      }
      return prices
    },
    findId: async (contract) => idOf(await ask(`ethereum/contract/${encodeURIComponent(contract)}`)),
    listRange: async (id, from, to) =>
      readPoints(
        await ask(`${encodeURIComponent(id)}/market_chart/range`, `vs_currency=usd&from=${from}&to=${to}`),
      ),
    findPast: async (id, day) =>
      priceIn(
        await ask(`${encodeURIComponent(id)}/history`, `date=${encodeURIComponent(day)}&localization=false`),
      ),
    listIds: async (symbol) => {
      const all = await ask('list', 'include_platform=false')
      const coins = Array.isArray(all) ? all.filter(isObject) : []
      return coins.filter((coin) => textOf(coin['symbol']) === symbol).map(idOf)
    },
  }
}

function priceIn(coin: unknown): string {
  const market = isObject(coin) ? coin['market_data'] : undefined
  const prices = isObject(market) ? market['current_price'] : undefined
  return (isObject(prices) && priceOf(prices['usd'])) || nothing
}

function idOf(coin: unknown): string {
  return isObject(coin) ? textOf(coin['id']) : ''
}

function readPoints(told: unknown): ProviderPoint[] {
  const pairs = isObject(told) ? told['prices'] : undefined
  if (!Array.isArray(pairs)) return []
  return pairs.flatMap((pair: unknown) => {
    const [time, value] = Array.isArray(pair) ? (pair as unknown[]) : []
    const usd = priceOf(value)
    return usd === undefined || typeof time !== 'number' || !Number.isSafeInteger(time)
      ? []
      : [{ time: BigInt(time), usd }]
  })
}
