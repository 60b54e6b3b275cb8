// @vitest-environment node
import { Fault, notFound, unavailable } from '@injsight/errors'
import type { NamedMarket } from '@injsight/injsight-v1'
import { expect, test, vi } from 'vitest'
import { page } from '../../../page.server.ts'
import { fetchOrderBook } from '../../../sources/markets/markets.server.ts'
import { loadMarket } from './load-market.server.ts'
import { readMoment } from './replay/read-moment.ts'

vi.mock('../../../sources/markets/markets.server.ts', async (load) => ({
  ...(await load<object>()),
  fetchOrderBook: vi.fn(),
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
const load = page(() =>
  loadMarket(market, { moment, base: '/market/inj-usdt-perp/' }, { language: 'en', names }),
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
