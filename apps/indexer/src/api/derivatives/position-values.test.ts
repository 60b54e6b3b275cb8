import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OpenPosition } from '#src/queries/exchange/open-positions.ts'
import { createChainUnits } from '../exchange/chain-units.ts'
import type { KnownMarket } from '../exchange/known-markets.ts'
import { unpaidFunding, valuePosition } from './position-values.ts'

const market = {
  kind: 'perpetual',
  told: { maintenance_margin_ratio: '0.050000000000000000' },
  perpetual: { cumulativeFunding: '0.5' },
  units: createChainUnits({ kind: 'perpetual', baseDecimals: null, quoteDecimals: 6 }),
} as unknown as KnownMarket

const long: OpenPosition = {
  market: 1n,
  subaccount: Buffer.alloc(32),
  isLong: true,
  quantity: '2',
  entryPrice: '100',
  margin: '21',
  cumulativeFundingEntry: '0',
  changed: 1n,
  changedMs: 1n,
}
const whole = (value: bigint | undefined) => Number(value) / 1e18

test('a long position is liquidated where its margin, less the funding it owes, falls to what it has to keep', () => {
  assert.equal(whole(unpaidFunding(long, market)), 1)
  // (100 - (21 - 1) / 2) / (1 - 0.05)
  assert.equal(whole(valuePosition(long, market, '96').liquidationPrice), 90 / 0.95)
  assert.deepEqual(
    ['94.7', '94.8'].map((mark) => valuePosition(long, market, mark).isLiquidable),
    [true, false],
  )
  assert.equal(whole(valuePosition(long, market, '96').upnl), -8)
})

test('a short one above it, for it is paid the funding', () => {
  const short = { ...long, isLong: false }
  assert.equal(whole(unpaidFunding(short, market)), -1)
  // (100 + (21 + 1) / 2) / (1 + 0.05)
  assert.equal(whole(valuePosition(short, market, '96').liquidationPrice), 111 / 1.05)
  assert.deepEqual(
    ['105.8', '105.7'].map((mark) => valuePosition(short, market, mark).isLiquidable),
    [true, false],
  )
  assert.equal(whole(valuePosition(short, market, '96').upnl), 8)
})

test('without a price, or without a margin to keep, nothing is said of it', () => {
  const unpriced = valuePosition(long, market, undefined)
  assert.deepEqual([unpriced.upnl, unpriced.isLiquidable], [undefined, false])
  const binary = { ...market, told: {}, perpetual: undefined }
  assert.equal(valuePosition(long, binary, '0.5').liquidationPrice, undefined)
  assert.equal(valuePosition({ ...long, quantity: '0' }, market, '1').liquidationPrice, undefined)
})
