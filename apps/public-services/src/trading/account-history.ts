import {
  FundingPaymentsRequest,
  OrdersHistoryRequest as DerivativeOrdersHistoryRequest,
  TradesV2Request as DerivativeTradesRequest,
  type DerivativeOrderHistory,
  type FundingPayment,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import {
  OrdersHistoryRequest as SpotOrdersHistoryRequest,
  TradesV2Request as SpotTradesRequest,
  type SpotOrderHistory,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import {
  SubaccountHistoryRequest,
  type SubaccountBalanceTransfer,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import { readAccount } from '@injsight/chain'
import type {
  AccountTrade,
  Fill,
  ListAccountTradesRequest,
  ListAccountTradesResponse,
  ListFundingPaymentsRequest,
  ListFundingPaymentsResponse,
  ListOrderHistoryRequest,
  ListOrderHistoryResponse,
  ListSubaccountTransfersRequest,
  ListSubaccountTransfersResponse,
  OrderHappening,
} from '@injsight/injsight-v1'
import type { Exchange, Markets } from './exchange.ts'
import { hashOf } from '../shapes/hash-of.ts'
import { mergePages, type Source } from './merge-pages.ts'
import { toTerms } from './to-terms.ts'
import { noBlock, ofDerivative, ofSpot, type Trade } from './trades.ts'

/** What an account traded, the newest first. @throws Fault `invalid-input` */
export async function listAccountTrades(
  exchange: Exchange,
  { account, cursor, limit, isClosing }: ListAccountTradesRequest,
): Promise<ListAccountTradesResponse> {
  const markets = await exchange.fetchMarkets()
  const sources = tradesOf(exchange, readAccount(account), markets)
  const { lines, next } = await mergePages(sources, { cursor, limit })
  const trades = lines
    .filter(({ profit }) => !isClosing || profit !== undefined)
    .map(({ fill, profit }, place): AccountTrade => {
      const { units, quoteDenom } = markets.of(fill.marketId)
      return {
        fill: { ...fill, sequence: BigInt(place) },
        quoteDenom,
        profit: profit === undefined ? undefined : units.amount(profit),
      }
    })
  return { trades, next, unknown: [] }
}

function tradesOf({ spot, derivatives }: Exchange, account: string, markets: Markets): Source<Trade>[] {
  const asked = (until: bigint, skip: bigint, limit: number) => ({
    accountAddress: account,
    endTime: until,
    skip,
    limit,
  })
  return [
    async ({ until, skip, limit }) => {
      const request = SpotTradesRequest.create(asked(until, skip, limit))
      return (await spot.tradesV2(request).response).trades.map((trade) => ofSpot(trade, markets))
    },
    async ({ until, skip, limit }) => {
      const request = DerivativeTradesRequest.create(asked(until, skip, limit))
      return (await derivatives.tradesV2(request).response).trades.map((trade) =>
        ofDerivative(trade, markets),
      )
    },
  ]
}

type Step = { time: bigint; happenings: OrderHappening[] }

/**
 * What happened to an account's orders: when they were placed, filled and taken back. What the chain refused public
 * services don't tell.
 *
 * @throws Fault `invalid-input`
 */
export async function listOrderHistory(
  exchange: Exchange,
  { account: text, cursor, limit }: ListOrderHistoryRequest,
): Promise<ListOrderHistoryResponse> {
  const account = readAccount(text)
  const [subaccounts, markets] = await Promise.all([
    exchange.fetchSubaccounts(account),
    exchange.fetchMarkets(),
  ])
  const placed = subaccounts.ids.flatMap((subaccountId): Source<Step>[] => [
    async ({ until: endTime, skip, limit: most }) => {
      const request = SpotOrdersHistoryRequest.create({ subaccountId, endTime, skip, limit: most })
      const { orders } = await exchange.spot.ordersHistory(request).response
      return orders.map((order) => toStep(order, markets))
    },
    async ({ until: endTime, skip, limit: most }) => {
      const request = DerivativeOrdersHistoryRequest.create({ subaccountId, endTime, skip, limit: most })
      const { orders } = await exchange.derivatives.ordersHistory(request).response
      return orders.map((order) => toStep(order, markets))
    },
  ])
  const filled = tradesOf(exchange, account, markets).map(
    (ask): Source<Step> =>
      async (asked) =>
        (await ask(asked)).map(({ time, fill }) => ({ time, happenings: [toFilled(fill, markets)] })),
  )
  const { lines, next } = await mergePages([...placed, ...filled], { cursor, limit })
  const happenings = lines.flatMap((line) => line.happenings).toSorted((a, b) => Number(b.time - a.time))
  return { happenings, next, unknown: subaccounts.areAll ? [] : ['orders'] }
}

function toStep(order: SpotOrderHistory & Partial<DerivativeOrderHistory>, markets: Markets): Step {
  const { createdAt, updatedAt, marketId, orderHash: hash, cid, txHash, state } = order
  const { units, quoteDenom } = markets.of(marketId)
  const isMarketOrder = order.executionType === 'market'
  const terms = toTerms({ ...order, type: order.orderType || order.direction, isMarketOrder }, units)
  const shared = { height: noBlock, marketId, hash, cid, quoteDenom, isBuy: terms.isBuy }
  const transactionHash = hashOf(txHash)
  const placed: OrderHappening = { ...shared, time: createdAt, what: 'placed', transactionHash, terms }
  const cancelled: OrderHappening = {
    ...shared,
    time: updatedAt,
    what: 'cancelled',
    transactionHash: '',
    end: { reason: '', height: noBlock, transactionHash: '', remaining: undefined },
    price: terms.price,
  }
  return { time: createdAt, happenings: state === 'canceled' ? [placed, cancelled] : [placed] }
}

function toFilled(fill: Fill, markets: Markets): OrderHappening {
  const { time, marketId, orderHash: hash, cid, isBuy } = fill
  const { quoteDenom } = markets.of(marketId)
  return {
    height: noBlock,
    time,
    marketId,
    what: 'filled',
    hash,
    cid,
    transactionHash: '',
    fill,
    isBuy,
    quoteDenom,
  }
}

/** What positions paid and were paid for funding, the newest first. @throws Fault `invalid-input` */
export async function listFundingPayments(
  exchange: Exchange,
  { account, cursor, limit }: ListFundingPaymentsRequest,
): Promise<ListFundingPaymentsResponse> {
  const [subaccounts, markets] = await Promise.all([
    exchange.fetchSubaccounts(readAccount(account)),
    exchange.fetchMarkets(),
  ])
  const sources = subaccounts.ids.map(
    (subaccountId): Source<Payment> =>
      async ({ until: endTime, skip, limit: most }) => {
        const request = FundingPaymentsRequest.create({ subaccountId, endTime, skip, limit: most })
        const { payments } = await exchange.derivatives.fundingPayments(request).response
        return payments.map((payment) => ({ ...payment, time: payment.timestamp }))
      },
  )
  const { lines, next } = await mergePages(sources, { cursor, limit })
  const payments = lines.map(({ time, marketId, subaccountId, amount }) => {
    const { units, quoteDenom } = markets.of(marketId)
    return { height: noBlock, time, marketId, subaccountId, amount: units.amount(amount).human, quoteDenom }
  })
  return { payments, next, unknown: subaccounts.areAll ? [] : ['exchange'] }
}

type Payment = FundingPayment & { time: bigint }

/** What went to, from and between the subaccounts of an account. @throws Fault `invalid-input` */
export async function listSubaccountTransfers(
  exchange: Exchange,
  { account, cursor, limit }: ListSubaccountTransfersRequest,
): Promise<ListSubaccountTransfersResponse> {
  const { ids, areAll } = await exchange.fetchSubaccounts(readAccount(account))
  const sources = ids.map((subaccountId): Source<Moved> => async ({ until: endTime, skip, limit: most }) => {
    const request = SubaccountHistoryRequest.create({ subaccountId, endTime, skip, limit: most })
    const { transfers } = await exchange.accounts.subaccountHistory(request).response
    return transfers.map((told) => ({ time: told.executedAt, told, toldBy: subaccountId }))
  })
  const { lines, next } = await mergePages(sources, { cursor, limit })
  const transfers = lines
    // What went from one to another of them both tell: who got it isn't asked.
    .filter(({ told, toldBy }) => told.srcSubaccountId === toldBy || !ids.includes(told.srcSubaccountId))
    .map(({ time, told }) => ({
      height: noBlock,
      time,
      transactionHash: '',
      sender: told.srcAccountAddress || ownerOf(told.srcSubaccountId),
      fromSubaccountId: told.srcSubaccountId,
      recipient: told.dstAccountAddress || ownerOf(told.dstSubaccountId),
      toSubaccountId: told.dstSubaccountId,
      denom: told.amount?.denom ?? '',
      amount: told.amount?.amount ?? '0',
    }))
  return { transfers, next, unknown: areAll ? [] : ['exchange'] }
}

type Moved = { time: bigint; told: SubaccountBalanceTransfer; toldBy: string }

/** Whose a subaccount is: its id begins with the account's bytes. */
function ownerOf(subaccountId: string): string {
  return /^0x[0-9a-f]{64}$/i.test(subaccountId) ? readAccount(subaccountId.slice(0, 42)) : ''
}
