import { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import type { Generation } from '../orders/generations.ts'
import type { Executions } from '../orders/read-trades.ts'

/** What a market traded, in the units of its generation. */
export type Trading = {
  generation: Generation
  /** Fills of orders, each side of a trade one. */
  fills: number
  /** Price times quantity of what was bought, in 10^-36ths. */
  notional: bigint
  /** Of what was bought, in 10^-18ths: of the base asset, or contracts. */
  quantity: bigint
  /** Prices in 10^-18ths: of the first trade, the highest, the lowest and the last. */
  open: bigint
  high: bigint
  low: bigint
  close: bigint
}

/** What the chain counts as volume, too. The rest is told alike: positions that are settled or offset. */
export const ofOrders: ReadonlySet<ExecutionType> = new Set([
  ExecutionType.Market,
  ExecutionType.LimitFill,
  ExecutionType.LimitMatchRestingOrder,
  ExecutionType.LimitMatchNewOrder,
])

/** What fills of one side add up to; undefined for what nobody traded. */
export function sumFills(
  { isBuy, execution, trades: told }: Executions,
  generation: Generation,
): Trading | undefined {
  if (!ofOrders.has(execution)) return undefined
  // A market order that found nobody is told as a trade of nothing, for nothing.
  const trades = told.filter(({ quantity }) => quantity !== 0n)
  const prices = trades.map(({ price }) => price)
  const [open, close] = [prices[0], prices.at(-1)]
  if (open === undefined || close === undefined) return undefined
  const bought = isBuy ? trades : []
  return {
    generation,
    fills: trades.length,
    notional: bought.reduce((sum, { price, quantity }) => sum + price * quantity, 0n),
    quantity: bought.reduce((sum, { quantity }) => sum + quantity, 0n),
    open,
    high: prices.reduce(higher),
    low: prices.reduce(lower),
    close,
  }
}

/** Both together, of which one came before. */
export function joinTrading(before: Trading | undefined, after: Trading): Trading {
  if (before === undefined) return after
  return {
    generation: after.generation,
    fills: before.fills + after.fills,
    notional: before.notional + after.notional,
    quantity: before.quantity + after.quantity,
    open: before.open,
    high: higher(before.high, after.high),
    low: lower(before.low, after.low),
    close: after.close,
  }
}

function higher(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

function lower(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
