import type { Generation } from '../orders/generations.ts'
import { isOfResting, type Executions } from '../orders/read-trades.ts'
import { ofOrders } from './trading.ts'

/** What an account traded in a market, in the units of its generation. */
export type AccountTrading = {
  account: bigint
  market: bigint
  generation: Generation
  /** Fills of its orders. */
  fills: number
  /** Their prices times quantities, in 10^-36ths. */
  notional: bigint
  /** That of orders which had rested in the book. */
  makerNotional: bigint
  /** What it paid, and what it was paid for its orders, in 10^-18ths. */
  fees: bigint
  rebates: bigint
  /** What positions brought that were closed, in 10^-18ths, before fees and funding. */
  pnl: bigint
}

export type TradingByAccount = Map<string, AccountTrading>

/** Adds the sides of an event's trades, those of positions that were settled or offset as well. */
export function addExecutions(
  sums: TradingByAccount,
  { market, execution, trades }: Executions,
  generation: Generation,
): void {
  const [isOfOrder, isMaker] = [ofOrders.has(execution), isOfResting(execution)]
  for (const { subaccount, price, quantity, fee, position } of trades) {
    // A market order that found nobody is told as a trade of nothing, for nothing.
    if (quantity === 0n) continue
    const notional = isOfOrder ? price * quantity : 0n
    addTrading(sums, {
      account: subaccount.account.key,
      market: market.key,
      generation,
      fills: isOfOrder ? 1 : 0,
      notional,
      makerNotional: isMaker ? notional : 0n,
      fees: fee > 0n ? fee : 0n,
      rebates: fee < 0n ? -fee : 0n,
      pnl: position?.pnl ?? 0n,
    })
  }
}

export function addTrading(sums: TradingByAccount, more: AccountTrading): void {
  const name = `${more.account} ${more.market} ${more.generation}`
  const sum = sums.get(name)
  if (sum === undefined) {
    sums.set(name, { ...more })
    return
  }
  sum.fills += more.fills
  sum.notional += more.notional
  sum.makerNotional += more.makerNotional
  sum.fees += more.fees
  sum.rebates += more.rebates
  sum.pnl += more.pnl
}
