import type { Pool } from 'pg'
import { findBeginning } from '#src/queries/blocks/beginning.ts'
import { listLastHeightsUntil } from '#src/queries/blocks/blocks.ts'
import { listPriced, listPricesBefore } from '#src/queries/exchange/market-days.ts'
import { findBondDenom } from '#src/queries/staking/staking.ts'
import type { IndexStatus } from '#src/queries/status/status.ts'
import type { AccountName } from '../accounts/read-page.ts'
import { readPrices, type Prices } from '../accounts/spot-prices.ts'
import { worthOf } from '../accounts/worth-of.ts'
import { shareAtHead } from '../heads/share-per-head.ts'
import { sharePerMinute } from '../heads/share-per-minute.ts'
import { listHeldOverTime, type Asked, type HeldOverTime, type Place } from './held-over-time.ts'

/** In 10^-18ths of the quote asset's smallest unit; `margins` are a part of `exchange`. */
type Worth = { bank: bigint; exchange: bigint; margins: bigint; stake: bigint }
export type WorthAt = { timeMs: number; height: bigint } & Worth
export type WorthOverTime = { quote: string; quoteDecimals: number; points: WorthAt[] }

/** Moments before the head, where the index stands. */
type Past = { moments: number[]; status: IndexStatus | undefined }

/** A moment of which the index has blocks and prices. */
type Moment = { timeMs: number; height: bigint; prices: Prices }

/**
 * What accounts were worth: what they held at each of some moments, at the prices of the last trades before it. A moment of
 * which something can't be known is left out; so are those at which INJ had not been traded for what it is traded for now.
 *
 * Moments are milliseconds since 1970: beginnings of minutes, the oldest first, and in the end that of the last block,
 * which is where the index stands.
 */
export function createWorthOverTime(pool: Pool) {
  const readPast = sharePerMinute(
    { readStatus: ({ status }: Past) => status, keyOf: ({ moments }) => moments.join(' ') },
    async ({ moments }) => {
      const markets = (await listPriced(pool)).filter(({ kind }) => kind === 'spot')
      const keys = markets.map(({ key }) => key)
      const [found, heights] = await Promise.all([
        listPricesBefore(pool, keys, moments),
        listLastHeightsUntil(
          pool,
          moments.map((time) => BigInt(time - 1)),
        ),
      ])
      return moments.map((timeMs, at) => ({
        timeMs,
        height: heights[at],
        prices: readPrices(markets.map((market) => ({ ...market, last: found[at]?.get(market.key) }))),
      }))
    },
  )
  const readNow = shareAtHead(async () => {
    const [markets, begun, bondDenom] = await Promise.all([
      listPriced(pool),
      findBeginning(pool),
      findBondDenom(pool),
    ])
    return { markets, isWhole: begun !== undefined, bondDenom }
  })

  return async (
    name: AccountName,
    times: readonly number[],
    status: IndexStatus | undefined,
  ): Promise<WorthOverTime> => {
    const [{ markets, ...known }, before] = await Promise.all([
      readNow({ status }),
      readPast({ moments: times.slice(0, -1), status }),
    ])
    const now = readPrices(markets)
    if (now === undefined || status === undefined) return { quote: '', quoteDecimals: 0, points: [] }
    const moments = [
      ...before,
      { timeMs: Number(status.headTimeMs), height: status.head, prices: now },
    ].flatMap(({ timeMs, height, prices }): Moment[] => {
      const isKnown = height !== undefined && height >= status.base && prices?.quote === now.quote
      return isKnown ? [{ timeMs, height, prices }] : []
    })
    const { quote, quoteDecimals } = now
    return { quote, quoteDecimals, points: await listPoints(pool, name, { ...known, moments, markets, now }) }
  }
}

type Known = Pick<Asked, 'isWhole' | 'bondDenom' | 'markets'> & { moments: Moment[]; now: Prices }

async function listPoints(
  pool: Pool,
  name: AccountName,
  { moments, now, ...known }: Known,
): Promise<WorthAt[]> {
  const heights = moments.map(({ height }) => height)
  const held = await listHeldOverTime(pool, name, { ...known, heights, denoms: [...now.of.keys()] })
  return moments.flatMap(({ timeMs, height, prices }, at) => {
    const worth = sumUp(held, prices, at)
    return worth === undefined ? [] : [{ timeMs, height, ...worth }]
  })
}

/** Undefined where something of it can't be known. */
function sumUp(held: HeldOverTime[], prices: Prices, at: number): Worth | undefined {
  const worth = { bank: 0n, exchange: 0n, margins: 0n, stake: 0n }
  for (const [denom, ofDenom] of Map.groupBy(held, (one) => one.denom)) {
    const price = prices.of.get(denom)
    if (price === undefined) continue
    const sum: Record<Place, bigint> = { bank: 0n, deposits: 0n, margins: 0n, stake: 0n }
    for (const { place, amounts } of ofDenom) {
      const amount = amounts[at]
      if (amount === undefined) return undefined
      sum[place] += amount
    }
    worth.bank += worthOf(sum.bank, price)
    worth.exchange += worthOf(sum.deposits + sum.margins, price)
    worth.margins += worthOf(sum.margins, price)
    worth.stake += worthOf(sum.stake, price)
  }
  return worth
}
