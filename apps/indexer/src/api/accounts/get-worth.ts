import { trimDecimal } from '@injsight/chain'
import { GetWorthResponse, type UnrealizedProfit, type WorthOfHolding } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { countBalances, listBalances, listBalancesOf } from '#src/queries/tokens/bank.ts'
import { listMarkedPositions } from '#src/queries/exchange/marked-positions.ts'
import { listPriced } from '#src/queries/exchange/market-days.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { add, findElsewhere, type Held, type Place } from './held.ts'
import { valuePosition } from '../derivatives/position-values.ts'
import { readMarkPrices } from '../exchange/mark-prices.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { readName, type AccountName } from './read-page.ts'
import { readPrices, type Price, type Prices } from './spot-prices.ts'
import { worthOf } from './worth-of.ts'

const placesOf = {
  wallet: ['bank'],
  exchange: ['available', 'inOrders', 'inPositions'],
  staking: ['staked', 'unbonding', 'rewards'],
} as const satisfies Record<string, readonly Place[]>

/** 10^-18ths of the quote asset's smallest unit. */
type Worth = Record<keyof typeof placesOf, bigint>
type Counted = { denom: string; price: Price; worth: Worth }

const mostUncounted = 100

/** @throws Fault `invalid-input` */
export async function getWorth(pool: Pool, account: string): Promise<GetWorthResponse> {
  const name = readName(account)
  const [markets, unknown] = await Promise.all([
    listPriced(pool),
    listUnknown(pool, ['bank', 'exchange', 'staking', 'rewards']),
  ])
  const prices = readPrices(markets)
  if (prices === undefined) return GetWorthResponse.create({ unknown })
  const [held, unrealized] = await Promise.all([findElsewhere(pool, name), sumUnrealized(pool, name.bytes)])
  const banked = await listBalancesOf(pool, name.bytes, [...prices.of.keys()])
  const uncounted = await listUncounted(pool, name, { prices, held, banked: banked.length })
  for (const { denom, amount } of banked) add(held, denom, 'bank', parseDecimal(amount))
  const { quote, quoteDecimals } = prices
  return { quote, quoteDecimals, ...sumUp(listCounted(held, prices)), ...uncounted, unrealized, unknown }
}

/** What open positions have brought by their mark prices, by quote denom. */
async function sumUnrealized(pool: Pool, bytes: Uint8Array): Promise<UnrealizedProfit[]> {
  const { positions, prices } = await listMarkedPositions(pool, bytes)
  const markOf = readMarkPrices(prices)
  const sums = new Map<string, bigint>()
  for (const { valuedBy: market, ...position } of positions) {
    const { upnl } = valuePosition(position, market, markOf(market))
    if (upnl === undefined) continue
    const smallest = market.generation === 1 ? upnl : upnl * 10n ** BigInt(market.quoteDecimals)
    sums.set(market.quoteDenom, (sums.get(market.quoteDenom) ?? 0n) + smallest)
  }
  return [...sums].map(([denom, amount]) => ({ denom, amount: write(amount) }))
}

function listCounted(held: Held, prices: Prices): Counted[] {
  return [...prices.of].flatMap(([denom, price]) => {
    const places = held.get(denom)
    if (places === undefined || Object.values(places).every((amount) => amount === 0n)) return []
    const worthIn = (some: readonly Place[]) =>
      worthOf(
        some.reduce((sum, one) => sum + places[one], 0n),
        price,
      )
    const worth = {
      wallet: worthIn(placesOf.wallet),
      exchange: worthIn(placesOf.exchange),
      staking: worthIn(placesOf.staking),
    }
    return [{ denom, price, worth }]
  })
}

function sumUp(counted: Counted[]) {
  const sum = (of: (worth: Worth) => bigint) => write(counted.reduce((all, { worth }) => all + of(worth), 0n))
  return {
    total: sum(totalOf),
    wallet: sum(({ wallet }) => wallet),
    exchange: sum(({ exchange }) => exchange),
    staking: sum(({ staking }) => staking),
    holdings: counted
      .toSorted((a, b) => (totalOf(a.worth) > totalOf(b.worth) ? -1 : 1))
      .map(({ denom, price, worth }): WorthOfHolding => ({
        denom,
        price: price.price,
        marketId: price.marketId,
        viaMarketId: price.viaMarketId,
        priceHeight: price.height,
        priceTime: price.timeMs,
        worth: write(totalOf(worth)),
      })),
  }
}

function totalOf({ wallet, exchange, staking }: Worth): bigint {
  return wallet + exchange + staking
}

type Known = { prices: Prices; held: Held; banked: number }

/** What has no price: in the bank all but what was found there by its price, and what is only elsewhere. */
async function listUncounted(pool: Pool, { bytes }: AccountName, { prices, held, banked }: Known) {
  const isUnpriced = (denom: string) => !prices.of.has(denom)
  const elsewhere = [...held]
    .filter(([denom, places]) => isUnpriced(denom) && Object.values(places).some((amount) => amount !== 0n))
    .map(([denom]) => denom)
  const page = { from: undefined, skip: 0, limit: mostUncounted + banked, reverse: false }
  const [all, first, both] = await Promise.all([
    countBalances(pool, bytes),
    listBalances(pool, bytes, page),
    listBalancesOf(pool, bytes, elsewhere),
  ])
  const named = [...first.map(({ denom }) => denom).filter(isUnpriced), ...elsewhere]
  return {
    uncounted: [...new Set(named)]
      .toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      .slice(0, mostUncounted),
    uncountedCount: Number(all) - banked + elsewhere.length - both.length,
  }
}

function write(worth: bigint): string {
  return trimDecimal(formatDecimal(worth))
}
