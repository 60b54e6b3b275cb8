// @vitest-environment node
import { inj, type Market } from '@injsight/chain'
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { listPlacedOrders } from './placed-orders.server.ts'

const sender = 'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0'
const quote = { quoteDenom: 'usdt', quoteDecimals: 6 }
const spot: Market = {
  id: '0x01',
  ticker: 'INJ/USDT',
  kind: 'spot',
  baseDenom: 'inj',
  baseDecimals: 18,
  ...quote,
}
const perpetual: Market = {
  id: '0x02',
  ticker: 'BTC/USDT PERP',
  kind: 'perpetual',
  baseDenom: undefined,
  baseDecimals: undefined,
  ...quote,
}
const usdt = { denom: 'usdt', symbol: 'USDT', decimals: 6, name: 'Tether' }
const names = {
  tokens: new Map([
    ['inj', inj],
    ['usdt', usdt],
  ]),
  markets: new Map([
    ['0x01', spot],
    ['0x02', perpetual],
    ['0x04', { ...perpetual, id: '0x04', ticker: 'MATCH', kind: 'binary' as const }],
  ]),
  validators: new Map(),
  modules: new Map(),
}

const onSpot = order('0x01', 'BUY_PO', { price: '0.000000000024981', quantity: '2200000000000000000' })
const onPerpetual = {
  ...order('0x02', 'SELL', { price: '60000000000', quantity: '0.5' }),
  margin: '6000000000',
}
const batch = {
  sender,
  spot_market_ids_to_cancel_all: ['0x01'],
  spot_orders_to_create: [onSpot],
  derivative_orders_to_create: [onPerpetual],
}

test('the orders of a batch are rows in whole units', () => {
  expect(write('/injective.exchange.v1beta1.MsgBatchUpdateOrders', batch)).toEqual([
    'INJ/USDT | Limit buy, post-only | price 24.981 USDT | quantity 2.2 INJ',
    'BTC/USDT PERP | Limit sell | price 60,000 USDT | quantity 0.5 BTC | margin 6,000 USDT',
  ])
})

test('[TX-04] a bet has its quantity in its row too', () => {
  const bet = { ...order('0x04', 'BUY', { price: '400000', quantity: '100' }), margin: '40000000' }
  const orders = { sender, binary_options_orders_to_create: [bet] }
  expect(write('/injective.exchange.v1beta1.MsgBatchUpdateOrders', orders)).toEqual([
    'MATCH | Limit buy | price 0.4 USDT | quantity 100 | margin 40 USDT',
  ])
})

test('version 2 counts in whole units already', () => {
  const orders = [order('0x01', 'SELL', { price: '24.981', quantity: '2.2' })]
  expect(write('/injective.exchange.v2.MsgBatchCreateSpotLimitOrders', { sender, orders })).toEqual([
    'INJ/USDT | Limit sell | price 24.981 USDT | quantity 2.2 INJ',
  ])
})

test('[TX-04] what never rests, and what only reduces a position, is told as such', () => {
  const orders = {
    sender,
    spot_market_orders_to_create: [order('0x01', 'SELL', { price: '24.981', quantity: '2.2' })],
    derivative_orders_to_create: [
      { ...order('0x02', 'BUY', { price: '60000', quantity: '0.5' }), margin: '0.000000000000000000' },
    ],
  }
  expect(write('/injective.exchange.v2.MsgBatchUpdateOrders', orders)).toEqual([
    'INJ/USDT | Market sell | price 24.981 USDT | quantity 2.2 INJ',
    'BTC/USDT PERP | Limit buy, reduce-only | price 60,000 USDT | quantity 0.5 BTC',
  ])
})

test('the numbers of a market that nobody knows are left out', () => {
  const orders = [order('0x03', 'SELL', { price: '24.981', quantity: '2.2' })]
  expect(write('/injective.exchange.v1beta1.MsgBatchCreateSpotLimitOrders', { sender, orders })).toEqual([
    '0x03 | Limit sell',
  ])
})

test('there is no table where no orders are placed', () => {
  const type = '/injective.exchange.v1beta1.MsgBatchUpdateOrders'
  expect(write(type, { sender, spot_orders_to_cancel: [{ market_id: '0x01' }] })).toEqual([])
  expect(write('/cosmos.bank.v1beta1.MsgSend', { orders: [onSpot] })).toEqual([])
})

function order(market_id: string, order_type: string, terms: { price: string; quantity: string }) {
  return { market_id, order_type, order_info: terms }
}

function write(type: string, value: unknown): string[] {
  return listPlacedOrders(type, value, { language: 'en', names }).map(({ market, type, ...numbers }) =>
    [
      plainText(market),
      plainText(type),
      ...Object.entries(numbers).map(([name, written]) => `${name} ${plainText(written)}`),
    ].join(' | '),
  )
}
