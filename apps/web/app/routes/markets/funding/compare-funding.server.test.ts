// @vitest-environment node
import type { Market } from '@injsight/chain'
import { expect, test } from 'vitest'
import { plainText } from '../../../language/written.ts'
import { pairRates, viewCompareForm, viewComparison } from './compare-funding.server.ts'

const rate = (hour: number, share: string) => ({
  marketId: '',
  timestamp: BigInt(Date.UTC(2026, 10, 22, hour)),
  rate: share,
})
const [inj, btc] = [
  { ticker: 'INJ/USDT PERP', rates: [rate(3, '0.0003'), rate(2, '-0.0001'), rate(1, '')] },
  { ticker: 'BTC/USDT PERP', rates: [rate(3, '0.0001'), rate(1, '0.0002')] },
]
const market = (id: string, kind: Market['kind']): [string, Market] => [
  id,
  {
    id,
    ticker: id,
    kind,
    baseDenom: undefined,
    baseDecimals: undefined,
    quoteDenom: 'usdt',
    quoteDecimals: 6,
  },
]
const names = {
  tokens: new Map(),
  markets: new Map(),
  validators: new Map(),
  modules: new Map(),
}
const naming = { language: 'en' as const, names }

test('[MARKET-03] rates of two markets stand side by side, by the time of their payment', () => {
  expect(pairRates(inj.rates, btc.rates).map(({ first, second }) => [first, second])).toEqual([
    ['0.0003', '0.0001'],
    ['-0.0001', ''],
    ['', '0.0002'],
  ])
})

test('[MARKET-03] what one market charged more than the other is counted, where both charged something', () => {
  const { sentence, table, funding } = viewComparison(inj, btc, naming)
  expect(sentence).toBe('Sum of INJ/USDT PERP less that of BTC/USDT PERP: −0.01%.')
  expect(table.rows.map(({ cells }) => cells.slice(1).map(({ shown }) => plainText(shown)))).toEqual([
    ['+0.03%', '+0.01%', '+0.02%'],
    ['−0.01%', '—', '—'],
    ['—', '+0.02%', '—'],
  ])
  // Drawn to the height of the higher of both, which is the first.
  expect(funding.up).toMatch(/v33\.3h.*v16\.7h/)
})

test('[MARKET-03] a market is compared with another perpetual one, and never with itself', () => {
  const markets = new Map([market('0xa', 'perpetual'), market('0xb', 'perpetual'), market('0xc', 'spot')])
  const choice = { market: '0xa', with: '', span: 'day' as const, until: 0n }
  const form = viewCompareForm(choice, { ...naming, names: { ...names, markets } })
  expect(form?.options.map(({ value }) => value)).toEqual(['', '0xb'])
  expect(viewCompareForm(choice, naming)).toBeUndefined()
})
