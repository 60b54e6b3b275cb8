import { compareDecimals, scaleDecimal, unscaleDecimal } from '@injsight/chain'
import { GetWorthResponse, type WorthOfHolding } from '@injsight/injsight-v1'
import type { Summary } from './summaries.ts'
import type { TradedMarket } from './traded-markets.ts'

type Told = {
  markets: readonly TradedMarket[]
  summaries: ReadonlyMap<string, Summary>
  /** Decimals of denoms, where they are known. */
  decimalsOf: (denom: string) => number | undefined
  /** What is in the bank; undefined where that is more than is told at once. */
  balances: readonly { denom: string; amount: string }[] | undefined
}

/** Of one whole token, in whole tokens of the quote asset: 10^-36ths. */
type Price = { price: bigint; marketId: string; viaMarketId: string }

const [native, one] = ['inj', 10n ** 36n]
const mostUncounted = 100
/** In the exchange and with validators nobody tells it in one answer. */
const untold = ['exchange', 'staking', 'rewards']

/** What is in the bank, by the last prices of spot markets, in what inj is traded for most. */
export function toWorth({ markets, summaries, decimalsOf, balances }: Told): GetWorthResponse {
  const unknown = balances === undefined ? ['bank', ...untold] : untold
  const { quote, of } = readPrices(markets, summaries)
  const quoteDecimals = decimalsOf(quote)
  if (quoteDecimals === undefined) return GetWorthResponse.create({ unknown })
  const held = (balances ?? []).filter(({ amount }) => amount !== '0')
  const counted = held.flatMap(({ denom, amount }) => {
    const [price, decimals] = [of.get(denom), decimalsOf(denom)]
    if (price === undefined || decimals === undefined) return []
    const worth =
      (BigInt(amount) * price.price * 10n ** BigInt(quoteDecimals + 18)) / (one * 10n ** BigInt(decimals))
    return [{ denom, worth, price }]
  })
  const uncounted = held.filter(({ denom }) => !counted.some((priced) => priced.denom === denom))
  const total = unscaleDecimal(
    counted.reduce((sum, { worth }) => sum + worth, 0n),
    18,
  )
  return {
    quote,
    quoteDecimals,
    total,
    wallet: total,
    exchange: '0',
    staking: '0',
    holdings: counted.toSorted((a, b) => (a.worth > b.worth ? -1 : 1)).map(toHolding),
    uncounted: uncounted.slice(0, mostUncounted).map(({ denom }) => denom),
    uncountedCount: uncounted.length,
    unrealized: [],
    unknown,
  }
}

function readPrices(
  markets: Told['markets'],
  summaries: Told['summaries'],
): { quote: string; of: ReadonlyMap<string, Price> } {
  const traded = markets
    .flatMap(({ id, kind, status, baseDenom, quoteDenom }) => {
      const { price = '', volume = '' } = summaries.get(id) ?? {}
      if (kind !== 'spot' || status !== 'Active' || !/[1-9]/.test(price)) return []
      return [{ baseDenom, quoteDenom, volume: volume || '0', marketId: id, price: scaleDecimal(price, 36) }]
    })
    .toSorted((a, b) => compareDecimals(a.volume, b.volume))
  const main = traded.findLast(({ baseDenom }) => baseDenom === native)
  if (main === undefined) return { quote: '', of: new Map() }
  const { quoteDenom: quote } = main
  const over = traded
    .filter(({ quoteDenom }) => quoteDenom === native)
    .map(({ baseDenom, price, marketId }): [string, Price] => [
      baseDenom,
      { price: (price * main.price) / one, marketId, viaMarketId: main.marketId },
    ])
  const direct = traded
    .filter(({ quoteDenom }) => quoteDenom === quote)
    .map(({ baseDenom, price, marketId }): [string, Price] => [
      baseDenom,
      { price, marketId, viaMarketId: '' },
    ])
  return { quote, of: new Map([...over, ...direct, [quote, { price: one, marketId: '', viaMarketId: '' }]]) }
}

function toHolding({ denom, worth, price }: { denom: string; worth: bigint; price: Price }): WorthOfHolding {
  const { marketId, viaMarketId } = price
  return {
    denom,
    price: unscaleDecimal(price.price, 36),
    marketId,
    viaMarketId,
    priceHeight: 0n,
    priceTime: 0n,
    worth: unscaleDecimal(worth, 18),
  }
}
