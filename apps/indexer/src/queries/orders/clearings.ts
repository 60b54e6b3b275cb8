import { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import type { Fill } from '#src/handlers/orders/fills.ts'
import type { Clearing } from './types.ts'

export type Cleared = {
  kind: Clearing['kind']
  price: bigint
  quantity: bigint
  buys: number
  sells: number
}

/**
 * What a market traded in a block, by the auctions that it held. Both sides of an auction tell their fills: the
 * takers' are what was traded and at which price, for resting orders may give their own price.
 */
export function listClearings(fills: Fill[]): Cleared[] {
  return [...Map.groupBy(fills, auctionOf).values()].flatMap((auction) => {
    const buys = auction.filter(({ fill }) => fill.isBuy)
    const traded = [auction.filter(isTaker), buys, auction].find((side) => side.length > 0) ?? []
    return [...Map.groupBy(traded, ({ fill }) => fill.price)].map(([price, group]) => ({
      kind: kindOf(auction),
      price,
      quantity: sum(group.map(({ fill }) => fill.quantity)),
      buys: buys.length,
      sells: auction.length - buys.length,
    }))
  })
}

/** Fills that met each other. Orders of one side may meet resting ones while those of the other do. */
function auctionOf({ cause, fill }: Fill): string {
  const moment = cause === null ? 'block' : `${cause.tx}/${cause.message}`
  const { execution, isBuy } = fill
  if (execution === ExecutionType.Market) return `${moment} market ${isBuy}`
  if (execution === ExecutionType.LimitFill) return `${moment} market ${!isBuy}`
  return isOfLimits(execution) ? `${moment} limit` : `${moment} ${execution}`
}

/** In an auction of limit orders both sides have one price: there are no takers, and the buys are what was traded. */
function isTaker({ fill }: Fill): boolean {
  return fill.execution === ExecutionType.Market
}

function isOfLimits(execution: ExecutionType): boolean {
  return execution === ExecutionType.LimitMatchNewOrder || execution === ExecutionType.LimitMatchRestingOrder
}

function kindOf(auction: Fill[]): Clearing['kind'] {
  const has = (wanted: ExecutionType) => auction.some(({ fill }) => fill.execution === wanted)
  // The chain calls the forced settlement of a market its liquidation.
  if (has(ExecutionType.MarketLiquidation) || has(ExecutionType.ExpiryMarketSettlement)) return 'settlement'
  if (auction.some(({ fill }) => fill.isLiquidation)) return 'liquidation'
  if (auction.some(({ cause }) => cause !== null)) return 'atomic'
  if (has(ExecutionType.Market) || has(ExecutionType.LimitFill)) return 'market'
  return auction.some(({ fill }) => isOfLimits(fill.execution)) ? 'limit' : 'other'
}

export function sum(all: bigint[]): bigint {
  return all.reduce((total, one) => total + one, 0n)
}
