import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OrderStatesResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import {
  OrdersHistoryRequest,
  OrdersHistoryResponse,
  TradesV2Request,
  TradesV2Response,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { ListKnownNamesResponse } from '@injsight/injsight-v1'
import { createFakeTransport } from '../../test/fake-transport.ts'
import { openExchange } from './exchange.ts'
import { getOrder } from './orders.ts'

const hash = `0x${'ab'.repeat(32)}`
const marketId = `0x${'a1'.repeat(32)}`
const subaccountId = `0x${'c7'.repeat(20)}${'0'.repeat(24)}`
const [placedAt, endedAt] = [1_763_980_000_000n, 1_763_980_060_000n]
const market = {
  id: marketId,
  ticker: 'INJ/USDT',
  kind: 'spot',
  baseDenom: 'inj',
  quoteDenom: 'usdt',
  baseDecimals: 18,
  quoteDecimals: 6,
}
const inj = (whole: string) => `${whole}${'0'.repeat(18)}`
const trade = (price: string, quantity: string, orderHash = hash, executedAt = placedAt) => ({
  orderHash,
  subaccountId,
  marketId,
  executionSide: 'maker',
  tradeExecutionType: 'limitFill',
  tradeDirection: 'buy',
  price: { price, quantity, timestamp: executedAt },
  fee: '1500000',
  executedAt,
})

type Told = {
  state: string
  filled: string
  left: string
  trades?: ReturnType<typeof trade>[]
  kind?: string
}

/** An exchange with one order, and what it was asked. */
function exchangeWith({ state, filled, left, trades = [], kind = 'limit' }: Told, hasHistory = true) {
  const shared = { orderHash: hash, subaccountId, marketId, createdAt: placedAt, updatedAt: endedAt, state }
  const asked: { history?: OrdersHistoryRequest; trades?: TradesV2Request } = {}
  const transport = createFakeTransport((method, request) => {
    switch (method) {
      case 'OrderStates':
        return OrderStatesResponse.toBinary(
          OrderStatesResponse.create({
            spotOrderStates: [
              {
                ...shared,
                orderType: kind,
                orderSide: 'buy',
                quantityFilled: filled,
                quantityRemaining: left,
                price: '0.000000000024',
              },
            ],
          }),
        )
      case 'OrdersHistory': {
        asked.history = OrdersHistoryRequest.fromBinary(request)
        const order = {
          ...shared,
          executionType: kind,
          orderType: 'buy_po',
          direction: 'buy',
          price: '0.000000000024',
          triggerPrice: '0',
          quantity: inj('10'),
          filledQuantity: filled,
          txHash: `0x${'ef'.repeat(32)}`,
          cid: 'mine',
        }
        return OrdersHistoryResponse.toBinary(
          OrdersHistoryResponse.create({ orders: hasHistory ? [order] : [] }),
        )
      }
      case 'TradesV2':
        asked.trades = TradesV2Request.fromBinary(request)
        return TradesV2Response.toBinary(TradesV2Response.create({ trades }))
      default:
        throw new Error(`${method} is not asked`)
    }
  })
  return {
    asked,
    exchange: openExchange(transport, async () => ListKnownNamesResponse.create({ markets: [market] })),
  }
}

test('[TRADE-03] an order is told by its hash: what was asked for, its fills, and what they cost together', async () => {
  const trades = [
    trade('0.000000000023', inj('1'), hash, endedAt),
    trade('0.000000000026', inj('3')),
    trade('0.000000000099', inj('9'), `0x${'99'.repeat(32)}`),
  ]
  const { asked, exchange } = exchangeWith({ state: 'canceled', filled: inj('4'), left: inj('6'), trades })
  const { order, ...told } = await getOrder(exchange, hash.toUpperCase().replace('0X', ''))
  assert.deepEqual(
    [told.height, told.time, told.transactionHash, told.endTime],
    [0n, placedAt, 'EF'.repeat(32), endedAt],
  )
  assert.deepEqual(
    [order?.terms?.type, order?.terms?.cid, order?.terms?.quantity?.human, order?.terms?.price?.human],
    ['BUY_PO', 'mine', '10', '24'],
  )
  assert.deepEqual(
    order?.fills.map(({ quantity }) => quantity?.human),
    ['3', '1'],
  )
  assert.deepEqual(
    [order?.status, order?.filled?.human, order?.averagePrice?.human, order?.fees?.human],
    ['cancelled', '4', '25.25', '3'],
  )
  assert.deepEqual([order?.end?.reason, order?.end?.remaining?.human], ['', '6'])
  // Both are asked of its own time and market alone.
  assert.deepEqual([asked.history?.marketId, asked.history?.subaccountId], [marketId, subaccountId])
  assert.ok(asked.history && asked.history.startTime < placedAt && asked.history.endTime > placedAt)
  assert.ok(asked.trades && asked.trades.startTime < placedAt && asked.trades.endTime > endedAt)
})

test('[TRADE-03] [NET-01] what cannot be had of an order is left out: costs without all fills, terms without a history', async () => {
  const { exchange } = exchangeWith(
    {
      state: 'partial_filled',
      filled: inj('4'),
      left: inj('6'),
      trades: [trade('0.000000000024', inj('1'))],
    },
    false,
  )
  const { order, transactionHash, endTime } = await getOrder(exchange, hash)
  assert.deepEqual(
    [order?.status, order?.averagePrice, order?.fees, order?.fills.length],
    ['partially_filled', undefined, undefined, 1],
  )
  assert.deepEqual([order?.terms?.type, order?.terms?.quantity?.human], ['BUY', '10'])
  assert.deepEqual([order?.remaining?.human, order?.end, transactionHash, endTime], ['6', undefined, '', 0n])
})

test('[TRADE-03] an order’s state is told in the words of the index', async () => {
  const become = async (state: string, filled: string, kind: string) => {
    const { exchange } = exchangeWith({ state, filled, left: inj('10'), kind })
    const { order } = await getOrder(exchange, hash)
    return [order?.status, order?.end?.reason]
  }
  assert.deepEqual(await become('booked', '0', 'limit'), ['open', undefined])
  assert.deepEqual(await become('filled', inj('10'), 'limit'), ['filled', undefined])
  assert.deepEqual(await become('canceled', '0', 'market'), ['unfilled', undefined])
  assert.deepEqual(await become('partial_filled', inj('1'), 'market'), ['cancelled', 'unfilled'])
  assert.deepEqual(await become('triggered', '0', 'limit'), ['triggered', 'triggered'])
  assert.deepEqual(await become('frozen', '0', 'limit'), ['unknown', undefined])
})

test('[TRADE-03] a hash that nobody knows is no order, and what is no hash is refused', async () => {
  const { exchange } = exchangeWith({ state: 'booked', filled: '0', left: inj('10') })
  await assert.rejects(getOrder(exchange, 'cd'.repeat(32)), { kind: 'not-found' })
  await assert.rejects(getOrder(exchange, '0x12'), { code: 'order.hash' })
})
