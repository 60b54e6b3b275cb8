import type { DerivativeTrade } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type { SpotTrade } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { Fill } from '@injsight/injsight-v1'
import { decimalOf } from '../content/read-json.ts'
import type { Markets } from './exchange.ts'

/** Public services tell when something happened, and not in which block. */
export const noBlock = 0n

/**
 * @property time of its block, milliseconds since 1970
 * @property isFeeInProfit whether the profit is what is left of it after the fee: of a trade that only reduces a position
 */
export type Trade = { time: bigint; fill: Fill; profit: string | undefined; isFeeInProfit: boolean }

/** A trade of a spot market, as the indexer tells it. */
export function ofSpot({ price, tradeDirection, ...trade }: SpotTrade, markets: Markets): Trade {
  const told = { direction: tradeDirection, price: price?.price ?? '', quantity: price?.quantity ?? '' }
  return {
    time: trade.executedAt,
    fill: toFill(trade, { ...told, isLiquidation: false }, markets),
    profit: undefined,
    isFeeInProfit: false,
  }
}

/** A trade of a market of derivatives; with a profit where it closed a position. */
export function ofDerivative(
  { positionDelta, payout, pnl, ...trade }: DerivativeTrade,
  markets: Markets,
): Trade {
  const fill = toFill(
    trade,
    {
      direction: positionDelta?.tradeDirection ?? '',
      price: positionDelta?.executionPrice ?? '',
      quantity: positionDelta?.executionQuantity ?? '',
      isLiquidation: trade.isLiquidation,
    },
    markets,
  )
  // The chain pays out what a position was worth when it closes it, or a part of it.
  const isClose = [payout, pnl].some((told) => /[1-9]/.test(told))
  return {
    time: trade.executedAt,
    fill,
    profit: isClose ? pnl : undefined,
    isFeeInProfit: decimalOf(positionDelta?.executionMargin) === '0',
  }
}

type Told = { direction: string; price: string; quantity: string; isLiquidation: boolean }
type SharedTrade = Pick<
  SpotTrade,
  | 'executedAt'
  | 'marketId'
  | 'subaccountId'
  | 'orderHash'
  | 'cid'
  | 'executionSide'
  | 'tradeExecutionType'
  | 'fee'
>

function toFill(trade: SharedTrade, told: Told, markets: Markets): Fill {
  const { executedAt, marketId, subaccountId, orderHash, cid, executionSide, tradeExecutionType } = trade
  const { units } = markets.of(marketId)
  return {
    height: noBlock,
    time: executedAt,
    sequence: 0n,
    transactionHash: '',
    marketId,
    subaccountId,
    orderHash,
    cid,
    isBuy: told.direction === 'buy' || told.direction === 'long',
    isMaker: executionSide === 'maker',
    execution: tradeExecutionType.charAt(0).toUpperCase() + tradeExecutionType.slice(1),
    isLiquidation: told.isLiquidation,
    price: units.price(told.price),
    quantity: units.quantity(told.quantity),
    fee: units.amount(trade.fee),
    counterparties: [],
  }
}
