import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Summary } from './summaries.ts'
import type { TradedMarket } from './traded-markets.ts'
import { toWorth } from './worth.ts'

const market = (id: string, baseDenom: string, quoteDenom: string, other: Partial<TradedMarket> = {}) => ({
  id,
  ticker: id,
  kind: 'spot' as const,
  status: 'Active',
  baseDenom,
  quoteDenom,
  ...other,
})
const summary = (price: string, volume = '1'): Summary => ({ open: '', high: '', low: '', price, volume })
const decimals = new Map([
  ['inj', 18],
  ['usdt', 6],
  ['usdc', 6],
  ['atom', 6],
  ['dog', 0],
])

const told = {
  markets: [
    market('0x1', 'inj', 'usdc'),
    market('0x2', 'inj', 'usdt'),
    market('0x3', 'dog', 'inj'),
    market('0x4', 'atom', 'usdt', { status: 'Expired' }),
  ],
  summaries: new Map([
    ['0x1', summary('99')],
    ['0x2', summary('12.5', '250000')],
    ['0x3', summary('0.002')],
    ['0x4', summary('8')],
  ]),
  decimalsOf: (denom: string) => decimals.get(denom),
}

test('[ACCT-01] what is in the bank is worth what its spot markets say, in what inj is traded for most', () => {
  const balances = [
    { denom: 'inj', amount: '2000000000000000001' },
    { denom: 'usdt', amount: '1500000' },
    { denom: 'dog', amount: '100' },
    { denom: 'atom', amount: '7' },
    { denom: 'none', amount: '0' },
  ]
  const { quote, quoteDecimals, total, wallet, holdings, uncounted, unknown } = toWorth({ ...told, balances })
  assert.deepEqual([quote, quoteDecimals, wallet], ['usdt', 6, total])
  assert.deepEqual(
    holdings.map(({ denom, price, worth, viaMarketId }) => [denom, price, worth, viaMarketId]),
    [
      ['inj', '12.5', '25000000.0000000000125', ''],
      ['dog', '0.025', '2500000', '0x2'],
      ['usdt', '1', '1500000', ''],
    ],
  )
  assert.equal(total, '29000000.0000000000125')
  assert.deepEqual(uncounted, ['atom'])
  assert.deepEqual(unknown, ['exchange', 'staking', 'rewards'])
})

test('[NET-06] without a price nothing is worth anything, and nothing is said to be worth zero', () => {
  const balances = [{ denom: 'inj', amount: '1' }]
  const untraded = toWorth({ ...told, markets: [], balances })
  assert.deepEqual([untraded.quote, untraded.total, untraded.holdings], ['', '', []])
  assert.deepEqual(toWorth({ ...told, balances: undefined }).unknown[0], 'bank')
})
