// @vitest-environment node
import { Fault, notFound, unavailable } from '@injsight/errors'
import type { NamedMarket } from '@injsight/injsight-v1'
import { expect, test, vi } from 'vitest'
import { page } from '../../../page.server.ts'
import { fetchMarkedCandles } from '../../../sources/markets/candles.server.ts'
import { fetchTrades } from '../../../sources/markets/exchange.server.ts'
import {
  fetchLiquidations,
  fetchMarketChanges,
  fetchOrderBook,
} from '../../../sources/markets/markets.server.ts'
import { loadMarket } from './load-market.server.ts'
import { readMoment } from './replay/read-moment.ts'

vi.mock('../../../sources/markets/markets.server.ts', async (load) => ({
  ...(await load<object>()),
  fetchOrderBook: vi.fn(),
  fetchLiquidations: vi.fn(() => Promise.resolve({ liquidations: [], next: '' })),
  fetchMarketChanges: vi.fn(() => Promise.resolve({ changes: [], next: '' })),
}))
vi.mock('../../../sources/markets/candles.server.ts', async (load) => ({
  ...(await load<object>()),
  fetchMarkedCandles: vi.fn(),
}))
vi.mock('../../../sources/markets/exchange.server.ts', async (load) => ({
  ...(await load<object>()),
  fetchTrades: vi.fn(),
}))

const market: NamedMarket = {
  marketId: `0x${'a'.repeat(64)}`,
  ticker: 'INJ/USDT PERP',
  slug: 'inj-usdt-perp',
  kind: 'perpetual',
  status: 'Active',
  generation: 2,
  baseDenom: '',
  quoteDenom: 'usdt',
}
const names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }
const moment = readMoment(new URLSearchParams('at=700&side=sell&size=50'))
const pageOf = () => ({ cursor: '', rows: 25, language: 'en' as const })
const load = page(() =>
  loadMarket(market, { moment, base: '/market/inj-usdt-perp/', pageOf }, { language: 'en', names }),
)

test.each([
  [501, 'beyond', new Fault('unavailable', 'grpc.unimplemented', 'Public services do not tell the past', {})],
  [404, 'No book', notFound('height', 'No book')],
  [503, 'Silence', unavailable('grpc.unavailable', 'Silence')],
])('[MARKET-02] a moment without a book is a page of status %i', async (status, message, fault) => {
  vi.mocked(fetchOrderBook).mockRejectedValue(fault)
  await expect(
    load({ url: new URL('https://example.org/market/inj-usdt-perp/?at=700') }),
  ).rejects.toMatchObject({ init: { status }, data: { message } })
})

const book = {
  marketId: market.marketId,
  height: 700n,
  time: 1_795_364_774_500n,
  sequence: 1n,
  generation: 2,
  buys: [],
  sells: [],
  changedBefore: 0n,
  changedAfter: 0n,
  from: 700n,
  head: 900n,
  tradedBefore: 0n,
  tradedAfter: 0n,
}

test.each([
  ['at=700', 1_795_364_774, 1_795_364_774_500],
  ['at=700&until=1795364700000', 1_795_364_700, 1_795_364_774_500],
  ['until=1795364700000', 1_795_364_700, undefined],
  ['', undefined, undefined],
])('[MARKET-02] with ?%s candles and trades are asked for until %s', async (query, ofCandles, ofTrades) => {
  vi.mocked(fetchOrderBook).mockResolvedValue(book)
  vi.mocked(fetchMarkedCandles).mockRejectedValue(unavailable('grpc.unavailable', 'Silence'))
  vi.mocked(fetchTrades).mockRejectedValue(unavailable('grpc.unavailable', 'Silence'))
  const asked = { moment: readMoment(new URLSearchParams(query)), base: '/market/inj-usdt-perp/', pageOf }
  const { head, facts } = await loadMarket(market, asked, { language: 'en', names })
  expect(fetchMarkedCandles).toHaveBeenLastCalledWith(market, {
    resolution: '',
    until: ofCandles,
    upTo: query === 'at=700' ? { height: 700n, time: 1_795_364_774_500 } : undefined,
  })
  expect(fetchTrades).toHaveBeenLastCalledWith(market, expect.any(Number), ofTrades)
  expect(head.past).toBe(query.includes('at=') ? 'This is as of now, not as after block 700.' : '')
  expect(facts.missing).not.toBe('')
})

test('[MARKET-02] of a moment, liquidations and changes are those up to its block, and the fund is said to be of now', async () => {
  vi.mocked(fetchOrderBook).mockResolvedValue(book)
  vi.mocked(fetchLiquidations).mockResolvedValue({ liquidations: [closed], next: 'abc' })
  const { liquidations, changes, fund } = await loadMarket(
    market,
    { moment, base: '/market/inj-usdt-perp/', pageOf },
    { language: 'en', names },
  )
  const search = { marketId: market.marketId, account: '' }
  expect(fetchLiquidations).toHaveBeenLastCalledWith(search, { limit: 50, cursor: '', to: 700n })
  expect(fetchMarketChanges).toHaveBeenCalledWith(market.marketId, { limit: 25, cursor: '', to: 700n })
  expect(liquidations?.content.value?.hint).toBe('Up to block 700.')
  expect(liquidations?.content.value?.pages?.links).toEqual([
    {
      text: 'Older',
      path: `/markets/liquidations/?market=${market.marketId}&cursor=abc`,
      rel: 'next',
    },
  ])
  expect(changes.content.value?.table.rows).toEqual([])
  expect(fund?.note).toBe('This is as of now, not as after block 700.')
})

const closed = {
  marketId: market.marketId,
  quoteDenom: 'usdt',
  height: 690n,
  time: 1_795_364_700_000n,
  transactionHash: 'AB',
  account: 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku',
  subaccountId: `0x${'0a'.repeat(32)}`,
  liquidator: '',
  wasLong: true,
  quantity: '1',
  price: '20',
  payout: '1',
  pnl: '',
  isBankrupt: false,
  lost: '0',
  insuranceUsed: '0',
}
