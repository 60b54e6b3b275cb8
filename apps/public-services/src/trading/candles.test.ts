import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  SpotMarketHistoryRequest,
  type SpotMarketHistoryResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb'
import { createCandles } from './candles.ts'

const marketID = `0x${'a1'.repeat(32)}`
const most = 5000

/** A market with a candle each minute, of which as many are told as Chronos tells at once. */
const getJson = async () => {
  const t = Array.from({ length: most }, (_, at) => (at + 1000) * 60)
  return Buffer.from(JSON.stringify([{ marketID, t, o: t, h: t, l: t, c: t, v: t }]))
}

test('[MARKET-02] [NET-02] what was before the candles that Chronos tells isn’t taken for a time without trades', async () => {
  const served = createCandles({ getJson }).methods.find(({ path }) => path.endsWith('/SpotMarketHistory'))
  assert.ok(served !== undefined && 'unary' in served)
  const ask = async (to: number) => {
    const asked = { marketId: marketID, resolution: '1', to, countback: 3 }
    const told = served.unary(SpotMarketHistoryRequest.create(asked), {} as never)
    return (await told) as SpotMarketHistoryResponse
  }
  assert.deepEqual((await ask(1002 * 60)).t, [60_000, 60_060, 60_120])
  assert.deepEqual((await ask(1000 * 60)).t, [60_000])
  await assert.rejects(ask(999 * 60), /newest 5000 candles alone/)
})
