import type { DerivativeTrade } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import type { SpotTrade } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { InjectiveSpotExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb.client'
import { indexer } from '../asking/clients.server.ts'

const spot = new InjectiveSpotExchangeRPCClient(indexer)
const derivatives = new InjectiveDerivativeExchangeRPCClient(indexer)

export const tradeKinds = ['spot', 'derivatives'] as const
export type TradeKind = (typeof tradeKinds)[number]

/** Which trades; what is empty, or 0, doesn't matter. Times are milliseconds since 1970, both included. */
export type TradeSearch = {
  marketId: string
  direction: string
  execution: string
  account: string
  subaccount: string
  from: bigint
  to: bigint
  id: string
}

export const anyTrade: TradeSearch = {
  marketId: '',
  direction: '',
  execution: '',
  account: '',
  subaccount: '',
  from: 0n,
  to: 0n,
  id: '',
}

/** One side of a trade, of either kind. Numbers are as Injective's services tell them: in smallest units. */
export type Trade = Omit<SpotTrade, 'price' | 'tradeDirection'> & {
  isBuy: boolean
  price: string
  quantity: string
  /** Of derivatives alone. */
  position: { margin: string; payout: string; pnl: string; isLiquidation: boolean } | undefined
}

/**
 * @property rest where to go on when there was so much to look through that these are fewer than were asked for:
 *   milliseconds since 1970, and how many to leave out there
 */
export type FoundTrades = { trades: Trade[]; rest: { until: bigint; skip: number } | undefined }

/** Sides of trades, the newest first, after the first `skip` of them. */
export async function fetchTrades(
  kind: TradeKind,
  search: TradeSearch,
  { skip, limit }: { skip: number; limit: number },
): Promise<FoundTrades> {
  const { marketId, direction, execution, account, subaccount, from, to, id } = search
  const request = {
    marketId,
    direction,
    executionSide: '',
    executionTypes: execution === '' ? [] : [execution],
    marketIds: [],
    subaccountIds: [],
    subaccountId: subaccount,
    accountAddress: account,
    startTime: from,
    endTime: to,
    tradeId: id,
    cid: '',
    feeRecipient: '',
    skip: BigInt(skip),
    limit,
  }
  if (kind === 'spot') {
    const { trades, paging } = await spot.tradesV2(request).response
    return { trades: trades.map(ofSpot), rest: restOf(paging) }
  }
  const { trades, paging } = await derivatives.tradesV2(request).response
  return { trades: trades.map(ofDerivative), rest: restOf(paging) }
}

export async function findTrade(kind: TradeKind, id: string): Promise<Trade | undefined> {
  const { trades } = await fetchTrades(kind, { ...anyTrade, id }, { skip: 0, limit: 1 })
  return trades[0]
}

function restOf(paging: { next: string[] } | undefined): FoundTrades['rest'] {
  const [until, left = '0'] = paging?.next ?? []
  return until === undefined ? undefined : { until: BigInt(until), skip: Number(left) }
}

function ofSpot({ price, tradeDirection, ...trade }: SpotTrade): Trade {
  return {
    ...trade,
    isBuy: tradeDirection === 'buy',
    price: price?.price ?? '0',
    quantity: price?.quantity ?? '0',
    position: undefined,
  }
}

/** Whether others closed a position: the chain calls the forced settlement of a market a liquidation too. */
export function isOfLiquidation({
  isLiquidation,
  tradeExecutionType,
}: Pick<DerivativeTrade, 'isLiquidation' | 'tradeExecutionType'>): boolean {
  return isLiquidation && tradeExecutionType !== 'marketLiquidation'
}

function ofDerivative(told: DerivativeTrade): Trade {
  const { positionDelta, payout, pnl, isLiquidation: _, ...trade } = told
  const { tradeDirection = '', executionPrice = '0', executionQuantity = '0' } = positionDelta ?? {}
  return {
    ...trade,
    isBuy: tradeDirection === 'buy',
    price: executionPrice,
    quantity: executionQuantity,
    position: {
      margin: positionDelta?.executionMargin ?? '0',
      payout,
      pnl,
      isLiquidation: isOfLiquidation(told),
    },
  }
}
