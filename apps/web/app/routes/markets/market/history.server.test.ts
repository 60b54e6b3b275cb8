// @vitest-environment node
import type { MarketChange } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { plainText, type Written } from '../../../language/written.ts'
import { toShown } from '../../../views/lists/table.ts'
import { tableOfChanges } from './history.server.ts'

const names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }
const change: MarketChange = {
  height: 768n,
  time: 0n,
  what: 'changed',
  rules: [
    { name: 'taker_fee_rate', before: '0.001', after: '0.0009' },
    { name: 'admin', before: '', after: 'inj1abc' },
  ],
  transactionHash: '',
  proposals: [{ id: 23n, title: 'Lower fees', transactionHash: 'AB' }],
  price: '',
  missingFunds: '',
}

const show = (changes: MarketChange[]) => {
  const { rows } = toShown(
    tableOfChanges(
      changes,
      { marketId: '0xa', units: { base: 'INJ', quote: 'USDT' } },
      { language: 'en', names },
    ),
    Infinity,
  )
  return rows[0]?.cells.map(({ shown, below = [] }): Written => [...shown, ' | ', ...below])
}

test('[MARKET-02] a rule that became another is told from what to what, and by which proposal', () => {
  const [, what = [], cause = []] = show([change]) ?? []
  expect(plainText(what)).toBe('Changed | Taker fee 0.1% → 0.09%; Admin — → inj1abc')
  expect(plainText(cause)).toBe('Proposal #23 | ')
  expect(cause[0]).toMatchObject({ to: '/proposal/23/' })
})

test('[MARKET-02] a settlement is told with its price and what was missing, and what nobody asked for by itself', () => {
  const settled = { ...change, what: 'settled', rules: [], proposals: [], price: '8', missingFunds: '1.5' }
  const [, what = [], cause = []] = show([settled]) ?? []
  expect(plainText(what)).toBe(
    'Settled | Positions were settled at 8 USDT in block 768. 1.5 USDT were missing to pay everybody.',
  )
  expect(plainText(cause)).toBe('The chain itself | ')
})
