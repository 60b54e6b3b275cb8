// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const indexer = vi.hoisted(() => ({ unary: vi.fn(), mergeOptions: () => ({}) }))
const injsight = vi.hoisted(() => ({ getCandleUntil: vi.fn() }))
vi.mock('../asking/clients.server.ts', () => ({ indexer, injsight }))
beforeAll(() => void vi.resetModules()) // another file of tests has asked by the clients that there are
afterAll(() => void vi.resetModules())

type Asked = { resolution: string; from: number; to: number; countback: number }

/** A market that traded at some times: seconds since 1970. The index's answers, as it gives them. */
let traded: number[] = []
const [minute, day] = [60, 86_400]

beforeEach(() => {
  indexer.unary.mockReset().mockImplementation((_: unknown, { resolution, from, to, countback }: Asked) => {
    const length = resolution === '1D' ? day : Number(resolution) * minute
    const begins = [...new Set(traded.map((time) => time - (time % length)))]
    const t = begins.filter((time) => time >= from && time <= (to || Infinity)).slice(-(countback || 5000))
    return { response: Promise.resolve({ t, o: [], h: [], l: [], c: [], v: [], s: 'ok' }) }
  })
})

const market = { marketId: '0xa', kind: 'spot' }
const minutes = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at * minute)
const start = 100 * day

async function load(until?: number) {
  const { fetchMarkedCandles } = await import('./candles.server.ts')
  const { list, before, hasNewer } = await fetchMarkedCandles(market, { resolution: '1', until })
  return { count: list.length, first: list[0]?.time, last: list.at(-1)?.time, before, hasNewer }
}

async function follow(time: number) {
  const { findEndAfter } = await import('./candles.server.ts')
  return findEndAfter(market, time, '1')
}

test('[MARKET-02] back through all candles and on again no candle is left out', async () => {
  traded = minutes(start, 300)
  const newest = await load()
  const [first, last] = [start + 180 * minute, start + 299 * minute]
  expect(newest).toEqual({ count: 120, first, last, before: first - minute, hasNewer: false })
  const older = await load(newest.before)
  expect(older).toMatchObject({
    count: 120,
    first: start + 60 * minute,
    last: first - minute,
    hasNewer: true,
  })
  const oldest = await load(older.before)
  expect(oldest).toEqual({
    count: 60,
    first: start,
    last: start + 59 * minute,
    before: undefined,
    hasNewer: true,
  })
  const next = await follow(oldest.last ?? 0)
  expect(next).toEqual({ time: older.last, isNewest: false })
  expect(await follow(older.last ?? 0)).toEqual({ time: last, isNewest: true })
  expect(await follow(last)).toBeUndefined()
})

test('[MARKET-02] a market that slept for weeks is followed to where it woke', async () => {
  const woke = start + 40 * day + 7 * minute
  traded = [...minutes(start, 10), ...minutes(woke, 200)]
  expect(await follow(start + 9 * minute)).toEqual({ time: woke + 119 * minute, isNewest: false })
})

test('[MARKET-02] before the first trade there is no candle, and after the last no way on', async () => {
  traded = minutes(start, 3)
  expect(await load(start - 1)).toEqual({
    count: 0,
    first: undefined,
    last: undefined,
    before: undefined,
    hasNewer: true,
  })
  expect(await load(start + day)).toMatchObject({ count: 3, hasNewer: false })
})

test('[MARKET-02] the candle that a block lies in ends with it, and stays whole where nobody can cut it', async () => {
  const { fetchMarkedCandles } = await import('./candles.server.ts')
  const { unavailable } = await import('@injsight/errors')
  traded = minutes(start, 3)
  const upTo = { height: 700n, time: (start + 2 * minute + 30) * 1000 }
  const asked = { resolution: '1', until: Math.floor(upTo.time / 1000), upTo }
  const candle = { open: '1', high: '4', low: '0.5', close: '2', quantity: '3', volume: '6' }
  injsight.getCandleUntil.mockReturnValue({ response: Promise.resolve({ candle }) })
  const cut = await fetchMarkedCandles(market, asked)
  const from = start + 2 * minute
  expect(injsight.getCandleUntil).toHaveBeenLastCalledWith({
    marketId: '0xa',
    from: BigInt(from),
    height: 700n,
  })
  expect(cut.isCut).toBe(true)
  expect(cut.list.at(-1)).toEqual({ time: from, open: 1, high: 4, low: 0.5, close: 2, volume: 6 })
  injsight.getCandleUntil.mockImplementation(() => ({
    response: Promise.reject(unavailable('grpc.unavailable', 'Silence')),
  }))
  expect(await fetchMarkedCandles(market, asked)).toMatchObject({ isCut: false, list: { length: 3 } })
  injsight.getCandleUntil.mockClear()
  const over = { ...asked, upTo: { ...upTo, time: (from + minute) * 1000 } }
  expect((await fetchMarkedCandles(market, over)).isCut).toBe(false)
  expect(injsight.getCandleUntil).not.toHaveBeenCalled()
})
