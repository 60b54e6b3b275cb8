import type { MarketChange } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { takerFeeAt } from './taker-fee.ts'

const change = (height: bigint, rules: MarketChange['rules'], what = 'changed'): MarketChange => ({
  height,
  time: 0n,
  what,
  rules,
  transactionHash: '',
  proposals: [],
  price: '',
  missingFunds: '',
})
const fee = (before: string, after: string) => ({ name: 'taker_fee_rate', before, after })

const changes = [
  change(90n, [fee('0.002', '0.003')]),
  change(70n, [{ name: 'maker_fee_rate', before: '0', after: '1' }]),
  change(50n, [fee('0.001', '0.002')]),
  change(10n, [], 'first'),
]

test.each([
  [undefined, '0.003', false],
  [95n, '0.003', false],
  [90n, '0.003', false],
  [89n, '0.002', false],
  [50n, '0.002', false],
  [49n, '0.001', false],
  [9n, '0.003', true],
])('[MARKET-02] whoever took after block %s paid %s', (at, rate, isOfNow) => {
  expect(takerFeeAt(at, '0.003', changes)).toEqual({ rate, isOfNow })
})

test('[MARKET-02] the fee of a past block is that of now where nobody tells what changed', () => {
  expect(takerFeeAt(5n, '0.003', undefined)).toEqual({ rate: '0.003', isOfNow: true })
})
