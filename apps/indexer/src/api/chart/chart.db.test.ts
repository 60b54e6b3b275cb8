import assert from 'node:assert/strict'
import { after } from 'node:test'
import { InjectiveChartRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb.client'
import {
  IndexerRestDerivativesChronosApi,
  IndexerRestMarketChronosApi,
  IndexerRestSpotChronosApi,
} from '@injectivelabs/sdk-ts/client/indexer'
import { forEachRecording } from '@injsight/testing'
import { listMarkets } from '#src/queries/exchange/markets.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { listMarketDays } from '../markets/market-days.ts'

const history = { symbol: '', from: 0, to: 0, countback: 0, fillGaps: false }

await forEachRecording(async (recording, test) => {
  const { url, transport, pool, stop } = await indexedApi(recording)
  after(stop)
  const client = new InjectiveChartRPCClient(transport)
  const base = `${url}/api/chart/v1`
  const spot = new IndexerRestSpotChronosApi(`${base}/spot`)
  const derivative = new IndexerRestDerivativesChronosApi(`${base}/derivative`)
  const { markets } = await listMarketDays(pool, { limit: 200, hasPoints: false, marketId: '' })
  const kinds = new Map((await listMarkets(pool, {})).map(({ id, kind }) => [id, kind]))
  const traded = (isSpot: boolean) =>
    markets.filter(({ marketId, price }) => price !== '' && (kinds.get(marketId) === 'spot') === isSpot)

  test("summaries are the last 24 hours of the markets that traded, over gRPC-web and at Chronos's paths", async () => {
    for (const [isSpot, api] of [
      [true, spot],
      [false, derivative],
    ] as const) {
      const expected = traded(isSpot).map((day) => {
        const [price, open] = [Number(day.price), Number(day.open || day.price)]
        return {
          marketId: day.marketId,
          open,
          high: Number(day.high || day.price),
          low: Number(day.low || day.price),
          volume: Number(day.volumeQuote),
          price,
          change: ((price - open) / open) * 100,
        }
      })
      const byId = <Line extends { marketId: string }>(lines: Line[]) =>
        lines.toSorted((a, b) => a.marketId.localeCompare(b.marketId))
      assert.deepEqual(byId(await api.fetchMarketsSummary()), byId(expected))
      const asked = { resolution: '24h' }
      const { field } = await (
        isSpot ? client.allSpotMarketSummary(asked) : client.allDerivativeMarketSummary(asked)
      ).response
      assert.deepEqual(byId(field), byId(expected))
      for (const line of expected) assert.deepEqual(await api.fetchMarketSummary(line.marketId), line)
      assert.ok(expected.length > 0)
    }
  })

  test('candles are found by id and by ticker, and told alike over REST', async () => {
    const [market] = traded(true)
    assert.ok(market)
    const { marketId, ticker } = market
    const { response } = client.spotMarketHistory({ ...history, marketId, resolution: '1' })
    const told = await response
    assert.equal(told.s, 'ok')
    assert.notEqual(told.t.length, 0)
    for (const list of [told.o, told.h, told.l, told.c, told.v]) assert.equal(list.length, told.t.length)
    assert.equal(told.c.at(-1), Number(market.price))
    const asked = new URLSearchParams({
      symbol: ticker,
      resolution: '1',
      countback: '5',
      firstDataRequest: 'true',
    })
    const overRest = await fetch(`${base}/spot/history?${asked.toString()}`)
    assert.deepEqual(await overRest.json(), {
      ...Object.fromEntries(
        (['t', 'o', 'h', 'l', 'c', 'v'] as const).map((name) => [name, told[name].slice(-5)]),
      ),
      s: 'ok',
    })
  })

  test('a snapshot has the newest candles of several markets', async () => {
    const ids = markets.slice(0, 3).map(({ marketId }) => marketId)
    const api = new IndexerRestMarketChronosApi(`${base}/market`)
    const all = await api.fetchMarketsHistory({ marketIds: [...ids, '0xnone'], resolution: 5, countback: 3 })
    assert.deepEqual(
      all.map(({ marketID, resolution }) => [marketID, resolution]),
      ids.map((id) => [id, '5']),
    )
    for (const { t, o, h, l, c, v } of all) {
      assert.ok(t.length <= 3)
      assert.ok([o, h, l, c, v].every((list) => list.length === t.length))
    }
  })

  test('with gaps closed each candle begins where the one before it ended', async () => {
    const [market] = traded(true)
    const { response } = client.spotMarketHistory({
      ...history,
      marketId: market?.marketId ?? '',
      resolution: '1',
      fillGaps: true,
    })
    const { o, h, l, c } = await response
    assert.deepEqual(o.slice(1), c.slice(0, -1))
    assert.ok(o.every((open, at) => open <= (h[at] ?? 0) && open >= (l[at] ?? 0)))
  })

  test('what a chart asks about itself and about a symbol', async () => {
    const config = (await (await fetch(`${base}/spot/config`)).json()) as Record<string, unknown>
    assert.deepEqual(config.supported_resolutions, '1 3 5 15 30 60 120 240 360 720 1D 1W'.split(' '))
    const [market] = traded(true)
    const ticker = market?.ticker ?? ''
    const symbol = await fetch(`${base}/spot/symbols?symbol=${encodeURIComponent(ticker)}`)
    const { s, name, pricescale } = (await symbol.json()) as Record<string, unknown>
    assert.deepEqual([s, name], ['ok', ticker])
    assert.ok(Number(pricescale) >= 1)
    const none = await fetch(`${base}/derivative/symbols?symbol=${encodeURIComponent('<b>')}`)
    assert.equal(none.status, 404)
  })

  test('what makes no sense is refused with what would', async () => {
    const [market] = traded(true)
    const marketId = market?.marketId ?? ''
    const ask = (more: object) =>
      client.spotMarketHistory({ ...history, marketId, resolution: '1', ...more }).response
    const refused = { kind: 'invalid-input' }
    await assert.rejects(ask({ resolution: '7' }), /resolution: there are 1, 3, 5/)
    await assert.rejects(ask({ countback: -1 }), refused)
    await assert.rejects(ask({ from: 9, to: 3 }), refused)
    await assert.rejects(ask({ from: -9 }), refused)
    await assert.rejects(ask({ marketId: '' }), refused)
    await assert.rejects(ask({ marketId: `0x${'00'.repeat(32)}` }), { kind: 'not-found' })
    await assert.rejects(client.allSpotMarketSummary({ resolution: '1y' }).response, refused)
    const derivatives = { marketId: traded(false)[0]?.marketId ?? '', resolution: '24h', indexPrice: true }
    await assert.rejects(client.derivativeMarketSummary(derivatives).response, /index price/)
  })
})
