import type { Pool } from 'pg'
import { decodeFills, isTrade, type Fill } from '#src/handlers/orders/fills.ts'
import { ofOrders } from '#src/handlers/statistics/trading.ts'
import { formatDecimal } from '#src/state/columns.ts'
import { joinCandles, listCandles, type Candle } from './candles.ts'
import { addDecimals, multiplyDecimals } from './decimals.ts'
import { toHumanPrice, toHumanQuantity, type MarketUnits } from './units.ts'

type Market = MarketUnits & { key: bigint }

const [minute, hour, day] = [60, 3600, 86_400]

/**
 * What a market traded from a time on, up to a block and with it: whole days, hours and minutes as they are summed up,
 * and of the minute that the block lies in the trades. Undefined where nobody traded.
 *
 * @property from seconds since 1970, at the beginning of a minute @property time of the block
 */
export async function findCandleUntil(
  pool: Pool,
  market: Market,
  { from, time, height }: { from: number; time: number; height: bigint },
): Promise<Candle | undefined> {
  const lastMinute = startOf(time, minute)
  const stretches: { resolution: number; from: number; to: number }[] = []
  let at = from
  for (const resolution of [day, hour, minute]) {
    const end = startOf(time, resolution)
    if (end <= at) continue
    stretches.push({ resolution, from: at, to: end - resolution })
    at = end
  }
  const [fills, ...summed] = await Promise.all([
    listFills(pool, market.key, { since: Math.max(from, lastMinute), height }),
    ...stretches.map((one) =>
      listCandles(pool, { market, ...one, count: (one.to - one.from) / one.resolution + 1 }),
    ),
  ])
  const candles = [...summed.flat(), ...fills.map((fill) => toCandle(market, fill))]
  const [first, ...others] = candles
  return first && others.reduce(joinCandles, { ...first, time: from })
}

function startOf(time: number, stretch: number): number {
  return Math.floor(time / stretch) * stretch
}

/** The trades of orders, in the order in which they were told. */
async function listFills(
  pool: Pool,
  market: bigint,
  { since, height }: { since: number; height: bigint },
): Promise<Fill[]> {
  const { rows } = await pool.query<{ fills: Buffer }>({
    name: 'fills_of_minute',
    // Index blocks_time, and the primary key of trade_packs: of the blocks of a minute.
    text: `select fills from trade_packs where market = $1 and height <= $2
      and height >= (select height from blocks where time >= to_timestamp($3) order by time limit 1) order by height`,
    values: [market, height, since],
  })
  return rows
    .flatMap(({ fills }) => decodeFills(fills))
    .filter((one) => ofOrders.has(one.fill.execution) && isTrade(one))
}

/** Each side of a trade is a fill; what is bought counts as volume. */
function toCandle(market: Market, { fill }: Fill): Candle {
  const units = { ...market, generation: fill.generation }
  const price = toHumanPrice(units, addDecimals([formatDecimal(fill.price)]))
  const quantity = fill.isBuy ? toHumanQuantity(units, addDecimals([formatDecimal(fill.quantity)])) : '0'
  return {
    time: 0,
    open: price,
    high: price,
    low: price,
    close: price,
    quantity,
    notional: multiplyDecimals(price, quantity),
  }
}
