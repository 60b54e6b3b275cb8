import type { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import type { Generation } from '../orders/generations.ts'
import { isOfResting, type Executions, type ToldTrade } from '../orders/read-trades.ts'
import { ofOrders } from './trading.ts'

/** What fills come to, in the units of their generation. */
export type FillSums = {
  /** Fills of orders. */
  fills: number
  /** Their prices times quantities, in 10^-36ths. */
  notional: bigint
  /** That of orders which had rested in the book. */
  makerNotional: bigint
  /** What was paid, and what was received for orders, in 10^-18ths. */
  fees: bigint
  rebates: bigint
  /** What positions brought that were closed, in 10^-18ths, as the chain tells it: before funding. */
  pnl: bigint
  /** The fees that have been taken from that: of fills that only reduce a position. */
  feesInPnl: bigint
}

/** What an account traded in a market. */
export type AccountTrading = FillSums & { account: bigint; market: bigint; generation: Generation }

export type TradingByAccount = Map<string, AccountTrading>

/** One side of a trade, that of a position that was settled or offset as well. */
type Side = Pick<ToldTrade, 'price' | 'quantity' | 'fee'> & {
  position: { pnl: bigint; margin: bigint } | null
}

/** What one side of a trade comes to; undefined for a market order that found nobody: it is told as a trade of nothing. */
export function sumsOfFill(
  execution: ExecutionType,
  { price, quantity, fee, position }: Side,
): FillSums | undefined {
  if (quantity === 0n) return undefined
  const isOfOrder = ofOrders.has(execution)
  const notional = isOfOrder ? price * quantity : 0n
  return {
    fills: isOfOrder ? 1 : 0,
    notional,
    makerNotional: isOfResting(execution) ? notional : 0n,
    fees: fee > 0n ? fee : 0n,
    rebates: fee < 0n ? -fee : 0n,
    pnl: position?.pnl ?? 0n,
    feesInPnl: position?.margin === 0n ? fee : 0n,
  }
}

export function addSums(sum: FillSums, more: FillSums): void {
  sum.fills += more.fills
  sum.notional += more.notional
  sum.makerNotional += more.makerNotional
  sum.fees += more.fees
  sum.rebates += more.rebates
  sum.pnl += more.pnl
  sum.feesInPnl += more.feesInPnl
}

/** Adds the sides of an event's trades. */
export function addExecutions(
  all: TradingByAccount,
  { market: { key: market }, execution, trades }: Executions,
  generation: Generation,
): void {
  for (const trade of trades) {
    const sums = sumsOfFill(execution, trade)
    const account = trade.subaccount.account.key
    if (sums !== undefined) addTrading(all, { account, market, generation, ...sums })
  }
}

export function addTrading(all: TradingByAccount, more: AccountTrading): void {
  const name = `${more.account} ${more.market} ${more.generation}`
  const sum = all.get(name)
  if (sum === undefined) all.set(name, { ...more })
  else addSums(sum, more)
}
