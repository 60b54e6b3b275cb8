import { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import { badChainData } from '@injsight/errors'
import { once } from './read-orders.ts'
import {
  readAccountBytes,
  readHash,
  readNamedMarket,
  readSubaccount,
  type Market,
  type Subaccount,
} from '../exchange/read-values.ts'
import {
  readBoolean,
  readDecimal,
  readInteger,
  readItems,
  readObject,
  readOptionalText,
  readNotNegative,
} from '../read-json.ts'
import type { Account } from '#src/decode/values/account.ts'

export type Executions = {
  market: Market
  isBuy: boolean
  isLiquidation: boolean
  execution: ExecutionType
  trades: ToldTrade[]
}

/** One side of a trade. */
export type ToldTrade = {
  hash: Buffer
  subaccount: Subaccount
  cid: string
  price: bigint
  quantity: bigint
  /** Negative is received. */
  fee: bigint
  feeRecipient: Account
  /** What it did to a position; null in spot markets. */
  position: { isLong: boolean; margin: bigint; payout: bigint; pnl: bigint } | null
}

/** EventBatchSpotExecution, EventBatchDerivativeExecution: the fills of one side of a market, of one kind. */
export const readExecutions = once((event): Executions => ({
  market: readNamedMarket(event.json('market_id')),
  isBuy: readBoolean(event.json('is_buy')),
  isLiquidation: event.find('is_liquidation') !== undefined && readBoolean(event.json('is_liquidation')),
  execution: readExecution(event.json('executionType')),
  trades: readItems(event.json('trades'), readTrade),
}))

function readTrade(value: unknown): ToldTrade {
  const trade = readObject(value)
  const delta = trade['position_delta'] === undefined ? undefined : readObject(trade['position_delta'])
  return {
    hash: readHash(trade['order_hash']),
    subaccount: readSubaccount(trade['subaccount_id']),
    cid: readOptionalText(trade['cid']),
    price: readDecimal(delta ? delta['execution_price'] : trade['price']),
    quantity: readNotNegative(delta ? delta['execution_quantity'] : trade['quantity']),
    fee: readDecimal(trade['fee']),
    feeRecipient: readAccountBytes(trade['fee_recipient_address']),
    position: delta
      ? {
          isLong: readBoolean(delta['is_long']),
          margin: readDecimal(delta['execution_margin']),
          payout: readDecimal(trade['payout']),
          pnl: readDecimal(trade['pnl'] ?? '0'),
        }
      : null,
  }
}

function readExecution(value: unknown): ExecutionType {
  const type = typeof value === 'string' ? ExecutionType[value as keyof typeof ExecutionType] : undefined
  if (typeof type === 'number') return type
  throw badChainData('trades.execution', `${JSON.stringify(value)} is no kind of execution`)
}

const ofResting: ReadonlySet<ExecutionType> = new Set([
  ExecutionType.LimitFill,
  ExecutionType.LimitMatchRestingOrder,
])

/** Whether it takes from an order that rested in the book: new ones enter it with what is left of them. */
export function isOfResting(execution: ExecutionType): boolean {
  return ofResting.has(execution)
}

export type LevelUpdate = {
  market: Market
  sequence: bigint
  /** New quantities; 0 is a level that is gone. */
  buys: { price: bigint; quantity: bigint }[]
  sells: { price: bigint; quantity: bigint }[]
}

/** EventOrderbookUpdate: the levels that changed in a block, with what they hold now. */
export const readLevelUpdates = once((event): LevelUpdate[] => [
  ...readItems(event.json('spot_updates'), readLevelUpdate),
  ...readItems(event.json('derivative_updates'), readLevelUpdate),
])

function readLevelUpdate(value: unknown): LevelUpdate {
  const update = readObject(value)
  const book = readObject(update['orderbook'])
  return {
    market: readNamedMarket(book['market_id']),
    sequence: readInteger(update['seq']),
    buys: readItems(book['buy_levels'], readLevel),
    sells: readItems(book['sell_levels'], readLevel),
  }
}

function readLevel(value: unknown): { price: bigint; quantity: bigint } {
  const { p, q } = readObject(value)
  return { price: readDecimal(p), quantity: readNotNegative(q) }
}
