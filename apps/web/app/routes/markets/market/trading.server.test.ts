// @vitest-environment node
import { InsuranceFund } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb'
import {
  SpotMarketInfo,
  TokenMeta,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { Position } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { plainText } from '../../../language/written.ts'
import { pagedSection } from '../../../views/lists/paged-section.server.ts'
import { toLines, toShown } from '../../../views/lists/table.ts'
import { listFund, pageOfHolders, viewTrades } from './trading.server.ts'

const names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }
const marketId = `0x${'ab'.repeat(32)}`
const whole = (text: string) => ({ raw: text, human: text })
const position: Position = {
  marketId,
  ticker: 'INJ/USDT PERP',
  quoteDenom: 'usdt',
  subaccountId: `0x${'09'.repeat(20)}${'00'.repeat(11)}02`,
  isLong: false,
  quantity: whole('12.5'),
  entryPrice: whole('25'),
  margin: whole('100.000001'),
  liquidationPrice: whole('31.2'),
}
const told = { positions: [position], unknown: [], height: 7n, total: 3000, ranked: 3000, next: '' }
const units = { base: 'INJ', quote: 'USDT' }
const naming = { language: 'en' as const, names }

const show = (answer: typeof told, cursor = '') =>
  pagedSection({
    id: 'holders',
    title: 'Who holds positions',
    fetch: async () => pageOfHolders(answer, units, naming),
    empty: 'Nobody holds a position in this market.',
    path: `/market/${marketId}/`,
    chosen: { at: '700' },
    file: `/market/${marketId}/holders.csv`,
    page: { cursor, rows: 25, language: 'en' },
    isFarDown: true,
  })

test('[MARKET-02] who holds positions goes on from page to page, at its place of the page', async () => {
  const first = (await show({ ...told, next: 'abc' })).content.value
  expect(first?.hint).toBe('3,000 positions, the largest first.')
  expect(first?.pages).toMatchObject({
    file: `/market/${marketId}/holders.csv`,
    links: [{ text: 'Next', path: `/market/${marketId}/?at=700&holders=abc#holders`, rel: 'next' }],
  })
  const last = (await show(told, 'abc')).content.value
  expect(last?.pages?.links).toEqual([{ text: 'Beginning', path: `/market/${marketId}/?at=700#holders` }])
})

test('[MARKET-02] where not all could be looked at, it is said among how many these are the largest', async () => {
  expect((await show({ ...told, ranked: 1000 })).content.value?.hint).toBe(
    'Shown are the largest of 1000 that were looked at; there are 3000 or more.',
  )
})

test('[MARKET-02] a position is told in whole tokens, in a file to its last digit, and not what nobody tells', () => {
  const { table } = pageOfHolders(told, units, naming)
  const { columns, rows } = toShown(table, 1)
  expect(columns.map(({ name }, at) => [name, plainText(rows[0]?.cells[at]?.shown ?? [])]).slice(1)).toEqual([
    ['Position', 'Short 12.5 INJ'],
    ['Entry price', '25 USDT'],
    ['Margin', '100 USDT'],
    ['Liquidated at', '31.2 USDT'],
    ['Unrealised', '—'],
  ])
  expect(toLines(table)[0]?.slice(2)).toEqual([
    'Short 12.5 INJ',
    '12.5',
    '25',
    '100.000001',
    '31.2',
    '',
    'usdt',
  ])
})

test('[MARKET-02] all trades of a moment lead to those up to it', () => {
  const market = { kind: 'spot' as const, told: SpotMarketInfo.create({ marketId }) }
  const show = (until: number | undefined) => viewTrades([], market, { units, until }, naming).all
  const list = `/trade-history/spot`
  expect(show(undefined)).toEqual({
    text: 'All trades of this market',
    path: `${list}/?market=${marketId}`,
    file: `${list}.csv?market=${marketId}`,
  })
  expect(show(Date.UTC(2026, 10, 22, 16, 19, 30))).toEqual({
    text: 'All trades up to then',
    path: `${list}/?market=${marketId}&to=2026-11-22T16%3A19&until=${Date.UTC(2026, 10, 22, 16, 19, 30)}`,
    file: `${list}.csv?market=${marketId}&to=2026-11-22T16%3A19`,
  })
})

test('[MARKET-02] a mean price takes two decimals beyond the tick, not all that it has', () => {
  const token = TokenMeta.create({ decimals: 6 })
  const told = SpotMarketInfo.create({
    marketId,
    minPriceTickSize: '0.001',
    baseTokenMeta: token,
    quoteTokenMeta: token,
  })
  const trades = ['24.988333333333333333', '25'].map((price) => ({
    tradeId: price,
    isBuy: true,
    price,
    quantity: '1',
    subaccountId: position.subaccountId,
    isLiquidation: false,
    time: 0n,
  }))
  const market = { kind: 'spot' as const, told }
  const { lines } = viewTrades(trades, market, { units, until: undefined }, naming)
  expect(lines.map(({ price }) => price)).toEqual(['24.98833', '25.00000'])
})

test('[MARKET-02] shares of a fund have the decimals of their denom, as in the list of funds', () => {
  const tokens = new Map([['share3', { denom: 'share3', symbol: 'INSURANCE', name: '', decimals: 6 }]])
  const fund = InsuranceFund.create({
    balance: '1',
    depositDenom: 'usdt',
    totalShare: '1332999999850000000',
    poolTokenDenom: 'share3',
  })
  const [, shares] = listFund(fund, { language: 'en', names: { ...names, tokens } })
  expect(plainText(shares?.shown ?? [])).toBe('1,332,999,999,850 INSURANCE')
})
