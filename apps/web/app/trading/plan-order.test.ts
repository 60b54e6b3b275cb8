import { expect, test } from 'vitest'
import { blank, closing, planOrder, type Known, type Wanted } from './plan-order.ts'
import type { Traded } from './traded.ts'

const spot: Traded = {
  marketId: '0x05',
  ticker: 'INJ/USDT',
  kind: 'spot',
  base: 'INJ',
  quote: 'USDT',
  quoteDecimals: 6,
  priceTick: '0.001',
  quantityTick: '0.001',
  minNotional: '1',
  makerFee: '-0.0001',
  takerFee: '0.001',
  relayerShare: '0.4',
  initialMargin: '',
  maintenanceMargin: '',
}
const perpetual: Traded = {
  ...spot,
  marketId: '0x2f',
  ticker: 'INJ/USDT PERP',
  kind: 'derivative',
  initialMargin: '0.05',
  maintenanceMargin: '0.02',
}
const now = {
  buys: [
    { price: '24.96', quantity: '1' },
    { price: '24.94', quantity: '3' },
  ],
  sells: [
    { price: '25.02', quantity: '1' },
    { price: '25.04', quantity: '2' },
  ],
  mark: '25',
}
const rich = { base: '1000', quote: '100000', position: undefined }

function plan(wanted: Partial<Wanted>, known: Partial<Known> = {}) {
  return planOrder({ ...blank, ...wanted }, { traded: spot, now, own: rich, ...known })
}

const wrong = (wanted: Partial<Wanted>, known: Partial<Known> = {}) =>
  plan(wanted, known).troubles.map(({ field, what }) => `${field} ${what}`)

test('[WALLET-11] a limit order that rests needs its price times its quantity and the fee of a taker', () => {
  const { plan: planned } = plan({ price: '20', quantity: '2' })
  expect(planned).toMatchObject({ notional: '40', needs: '40.04', meets: undefined })
  expect(planned?.order).toEqual({
    marketId: '0x05',
    kind: 'spot',
    way: 'limit',
    type: 'BUY',
    price: '20',
    quantity: '2',
    margin: '',
    triggerPrice: '',
  })
})

// 25.02 × 0.001 × 0.6 is what a real chain of injectived 1.17 took of this very order.
test('[WALLET-11] a market order is told by what it meets, and its fee without what comes back', () => {
  const { plan: planned } = plan({ way: 'market', quantity: '1', slippage: '1' })
  expect(planned).toMatchObject({ fee: '0.015012', feeRate: '0.0006' })
  expect(planned?.meets).toMatchObject({ filled: '1', averagePrice: '25.02', notional: '25.02' })
  expect(planned?.order).toMatchObject({ way: 'market', type: 'BUY', price: '25.271' })
  expect(plan({ way: 'market', side: 'sell', quantity: '1' }).plan?.order.price).toBe('24.71')
})

test('[WALLET-11] of a limit order that meets a part, the rest is reckoned by its own price', () => {
  const { plan: planned } = plan({ price: '25.02', quantity: '2' })
  expect(planned?.meets).toMatchObject({ filled: '1', isWhole: false })
  expect(planned?.fee).toBe('0.030024')
})

test('[WALLET-11] a spot sale needs what is sold', () => {
  expect(plan({ side: 'sell', price: '30', quantity: '1000' }).plan?.needs).toBe('1000')
  expect(wrong({ side: 'sell', price: '30', quantity: '1000.001' })).toEqual(['order balance'])
})

test('[WALLET-11] what only rests pays no fee of a taker, and is not placed where it would be filled', () => {
  const { plan: planned } = plan({ price: '25.019', quantity: '1', isPostOnly: true })
  expect(planned).toMatchObject({ fee: '0', needs: '25.019' })
  expect(planned?.order.type).toBe('BUY_PO')
  expect(wrong({ price: '25.02', quantity: '1', isPostOnly: true })).toEqual(['price crosses'])
})

test('[WALLET-11] “Post only” that was ticked before is nothing to a market order, or one that waits', () => {
  for (const other of [
    { way: 'market', quantity: '1' },
    { trigger: 'stop', triggerPrice: '26', price: '26', quantity: '1' },
  ] as const)
    expect(plan({ ...other, isPostOnly: true })).toEqual(plan(other))
})

test('[WALLET-11] the margin is the worth over the leverage, to the smallest unit', () => {
  const { plan: planned } = plan({ price: '20', quantity: '1', leverage: '3' }, { traded: perpetual })
  expect(planned?.order).toMatchObject({ kind: 'derivative', margin: '6.666667' })
  expect(planned).toMatchObject({ needs: '6.686667', liquidation: '13.605' })
})

test('[WALLET-11] numbers that are none, or missing, are told by their field', () => {
  expect(wrong({})).toEqual(['quantity required', 'price required'])
  expect(wrong({ quantity: '0', price: '1e9' })).toEqual(['quantity number', 'price number'])
  expect(wrong({ quantity: '1', price: '20', leverage: '-1' }, { traded: perpetual })).toEqual([
    'leverage number',
  ])
  expect(wrong({ way: 'market', quantity: '1', slippage: '100' })).toEqual(['slippage slippage'])
})

test('[WALLET-11] what is between two steps is told the nearest that costs no more', () => {
  const { troubles } = plan({ price: '20.0001', quantity: '2.00059' })
  expect(troubles).toEqual([
    { field: 'price', what: 'step', values: { step: '0.001', nearest: '20' } },
    { field: 'quantity', what: 'step', values: { step: '0.001', nearest: '2' } },
  ])
  const sale = plan({ side: 'sell', price: '30.0001', quantity: '2' })
  expect(sale.troubles[0]?.values).toEqual({ step: '0.001', nearest: '30.001' })
})

// Of the same chain's words: "mark/trigger price 25 must be GTE 36.842105263157894737".
test('[WALLET-11] too little margin is told before the chain refuses it', () => {
  expect(wrong({ price: '20', quantity: '1', leverage: '21' }, { traded: perpetual })).toEqual([
    'leverage leverage',
  ])
  const { troubles } = plan({ price: '40', quantity: '1', leverage: '8' }, { traded: perpetual })
  expect(troubles[0]).toMatchObject({ what: 'mark', values: { mark: '25', bound: '36.842105263157894736' } })
  const short = plan({ side: 'sell', price: '20', quantity: '1', leverage: '8' }, { traded: perpetual })
  expect(short.troubles[0]).toMatchObject({ what: 'mark', values: { bound: '21.428571428571428571' } })
})

test('[WALLET-11] an order of too little worth is refused', () => {
  expect(plan({ price: '0.1', quantity: '2' }).troubles).toEqual([
    { field: 'quantity', what: 'notional', values: { notional: '0.2', least: '1', unit: 'USDT' } },
  ])
})

test('[WALLET-11] a trigger that has passed already is refused, by its side', () => {
  const waits = (wanted: Partial<Wanted>) =>
    wrong({ way: 'market', quantity: '1', ...wanted }, { traded: perpetual })
  expect(waits({ trigger: 'stop', triggerPrice: '24' })).toEqual(['triggerPrice triggerAbove'])
  expect(waits({ trigger: 'stop', triggerPrice: '26' })).toEqual([])
  expect(waits({ trigger: 'take', triggerPrice: '26' })).toEqual(['triggerPrice triggerBelow'])
  expect(waits({ side: 'sell', trigger: 'stop', triggerPrice: '24' })).toEqual([])
  expect(waits({ side: 'sell', trigger: 'take', triggerPrice: '24' })).toEqual(['triggerPrice triggerAbove'])
})

test('[WALLET-11] a market order that waits is bounded by the price that it waits for', () => {
  const { plan: planned } = plan(
    { way: 'market', side: 'sell', trigger: 'stop', triggerPrice: '20', quantity: '1' },
    { traded: perpetual },
  )
  expect(planned?.order).toMatchObject({ type: 'STOP_SELL', triggerPrice: '20', price: '19.8' })
  expect(planned?.meets).toBeUndefined()
})

test('[WALLET-11] a position is closed by the whole of it, and nothing is needed for that', () => {
  const position = { isLong: true, quantity: '1', entryPrice: '25', margin: '9' }
  const { plan: planned } = plan(closing(position), { traded: perpetual, own: { ...rich, position } })
  expect(planned).toMatchObject({ needs: '0', order: { type: 'SELL', margin: '0', quantity: '1' } })
  const reduces = (wanted: Partial<Wanted>) =>
    wrong({ ...closing(position), ...wanted }, { traded: perpetual, own: { ...rich, position } })
  expect(reduces({ side: 'buy' })).toEqual(['order noPosition'])
  expect(reduces({ quantity: '2' })).toEqual(['quantity overPosition'])
})

test('[WALLET-11] a book that has not enough is told what it has', () => {
  expect(plan({ way: 'market', quantity: '4', slippage: '5' }).troubles).toEqual([
    { field: 'quantity', what: 'thinBook', values: { filled: '3', unit: 'INJ' } },
  ])
  const empty = { buys: [], sells: [], mark: undefined }
  expect(wrong({ way: 'market', quantity: '1' }, { now: empty })).toEqual(['order emptyBook'])
})

test('[WALLET-11] nobody is told to have too little before it is known who acts', () => {
  expect(plan({ price: '20', quantity: '1000000' }, { own: undefined }).troubles).toEqual([])
  expect(wrong({ price: '20', quantity: '1000000' })).toEqual(['order balance'])
})

const options: Traded = { ...spot, kind: 'binary', ticker: 'INJ ABOVE 30', base: 'contracts', makerFee: '0' }

test('[WALLET-11] who buys a binary option pays its price, who sells it what is left of 1', () => {
  const known = { traded: options, now: { ...now, buys: [], sells: [] } }
  expect(plan({ price: '0.4', quantity: '10' }, known).plan).toMatchObject({
    needs: '4.004',
    order: { kind: 'binary', margin: '4', price: '0.4' },
    liquidation: undefined,
  })
  expect(plan({ side: 'sell', price: '0.4', quantity: '10' }, known).plan).toMatchObject({
    needs: '6.004',
    order: { margin: '6' },
  })
  expect(wrong({ price: '1', quantity: '10' }, known)).toEqual(['price overOne'])
  expect(wrong({ price: '0.4', quantity: '10', side: 'sell', isReduceOnly: true }, known)).toEqual([
    'order noPosition',
  ])
})
