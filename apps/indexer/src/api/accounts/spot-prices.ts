import type { Priced } from '#src/queries/exchange/market-days.ts'
import { addDecimals, compareDecimals, multiplyDecimals } from '#src/queries/exchange/decimals.ts'
import { shift, toHumanNotional, toHumanPrice } from '#src/queries/exchange/units.ts'

/** What a denom was last traded for; the quote asset itself is worth 1 of itself. */
export type Price = {
  /** Smallest units of the quote asset for the smallest unit. */
  ratio: string
  /** Whole tokens for a whole token. */
  price: string
  marketId: string
  viaMarketId: string
  height: bigint
  timeMs: bigint
}

export type Prices = { quote: string; quoteDecimals: number; of: Map<string, Price> }

type Traded = Priced & Price & { baseDenom: string }

const native = 'inj'

/**
 * Prices by the last trades of spot markets that are open, all in what inj is traded for most. A denom that is only
 * traded for inj is priced over inj. Undefined when inj is traded for nothing.
 */
export function readPrices(markets: readonly Priced[]): Prices | undefined {
  // Of two markets for the same the one with the newer trade counts.
  const traded = markets.flatMap(toTraded).toSorted((a, b) => Number(a.height - b.height))
  const main = traded
    .filter(({ baseDenom }) => baseDenom === native)
    .toSorted((a, b) => compareDecimals(volumeOf(a), volumeOf(b)))
    .at(-1)
  if (main === undefined) return undefined
  const quote = main.quoteDenom
  const over = traded
    .filter(({ quoteDenom }) => quoteDenom === native)
    .map((first): [string, Price] => [first.baseDenom, join(first, main)])
  const direct = traded
    .filter(({ quoteDenom }) => quoteDenom === quote)
    .map((one): [string, Price] => [one.baseDenom, one])
  const itself = { ratio: '1', price: '1', marketId: '', viaMarketId: '', height: 0n, timeMs: 0n }
  const of = new Map([...over, ...direct, [native, main], [quote, itself]])
  return { quote, quoteDecimals: main.quoteDecimals, of }
}

function toTraded(market: Priced): Traded[] {
  const { kind, status, baseDenom, last } = market
  if (kind !== 'spot' || status !== 'Active' || baseDenom === null || last === undefined) return []
  const units = { ...market, generation: last.generation }
  const price = toHumanPrice(units, addDecimals([last.price]))
  return [
    {
      ...market,
      baseDenom,
      price,
      ratio: shift(price, market.quoteDecimals - (market.baseDecimals ?? 0)),
      marketId: market.id,
      viaMarketId: '',
      height: last.height,
      timeMs: last.timeMs,
    },
  ]
}

function join(first: Price, second: Price): Price {
  const older = first.height < second.height ? first : second
  return {
    ratio: multiplyDecimals(first.ratio, second.ratio),
    price: multiplyDecimals(first.price, second.price),
    marketId: first.marketId,
    viaMarketId: second.marketId,
    height: older.height,
    timeMs: older.timeMs,
  }
}

function volumeOf(market: Priced): string {
  return toHumanNotional(market, market.volume)
}
