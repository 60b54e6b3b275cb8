import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachRecording } from '@injsight/testing'
import type { Pool } from 'pg'
import { createBlockWriter } from '#src/database/write/write-blocks.ts'
import type { IndexedBlock } from '#src/database/write/indexed-block.ts'
import { writeOlder } from '#src/database/write/write-older.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { beginMade, makeBlock, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'
import { base64, spotId, spotMarket, subaccount, told } from '../../../test/made/made-exchange.ts'
import { readMarketTrades } from '../../../test/recorded/market-trades.ts'
import { findCandleUntil } from './candle-until.ts'
import { candleResolutions, listCandles, type Candle } from './candles.ts'
import { addDecimals, compareDecimals, multiplyDecimals } from './decimals.ts'
import { listMarkets } from './markets.ts'

const end = 253_402_300_799
const all = { from: 0, to: end, count: 1_000_000 }
const orders: ReadonlySet<string> = new Set([
  'Market',
  'LimitFill',
  'LimitMatchRestingOrder',
  'LimitMatchNewOrder',
])
/** A Monday: what weeks are counted from. */
const monday = Date.UTC(2001, 0, 1) / 1000

type Traded = { height: bigint; time: number; isBuy: boolean; price: string; quantity: string }

/** Candles of trades, the oldest of which come first, made in the plainest way. */
function draw(trades: Traded[], resolution: number): Candle[] {
  const startOf = ({ time }: Traded) => monday + Math.floor((time - monday) / resolution) * resolution
  return [...Map.groupBy(trades, startOf)].map(([time, some]) => {
    const prices = some.map(({ price }) => price)
    const bought = some.filter(({ isBuy }) => isBuy)
    return {
      time,
      open: prices[0] ?? '',
      high: prices.reduce((high, price) => (compareDecimals(price, high) > 0 ? price : high)),
      low: prices.reduce((low, price) => (compareDecimals(price, low) < 0 ? price : low)),
      close: prices.at(-1) ?? '',
      quantity: addDecimals(bought.map(({ quantity }) => quantity)),
      notional: addDecimals(bought.map(({ price, quantity }) => multiplyDecimals(price, quantity))),
    }
  })
}

async function readTrades(pool: Pool, marketId: string): Promise<Traded[]> {
  const trades = await readMarketTrades(pool, marketId)
  return trades
    .toReversed()
    .filter(({ execution, quantity }) => orders.has(execution) && Number(quantity.raw) > 0)
    .map(({ height, timeMs, isBuy, price, quantity }) => ({
      height,
      time: Math.floor(Number(timeMs) / 1000),
      isBuy,
      price: addDecimals([price.human ?? '']),
      quantity: quantity.human ?? '',
    }))
}

await forEachRecording((recording, test) => {
  test('candles of each market and resolution are what its trades come to', async () => {
    const { pool } = await indexedRecording(recording)
    let drawn = 0
    for (const market of await listMarkets(pool, {})) {
      const trades = await readTrades(pool, market.id)
      for (const resolution of candleResolutions) {
        const candles = await listCandles(pool, { market, resolution, ...all })
        assert.deepEqual(candles, draw(trades, resolution), `${market.ticker} by ${resolution} seconds`)
        drawn += candles.length
      }
    }
    assert.notEqual(drawn, 0)
  })

  test('[MARKET-02] a candle that ends with a block is what was traded up to it', async () => {
    const { pool } = await indexedRecording(recording)
    let cut = 0
    for (const market of await listMarkets(pool, {})) {
      const trades = await readTrades(pool, market.id)
      const heights = [...new Map(trades.map(({ height, time }) => [height, time]))]
      for (const [height, time] of heights.filter((_, at) => at % 7 === 0)) {
        const until = trades.filter((one) => one.height <= height)
        for (const resolution of [60, 900, 86_400, 604_800]) {
          const whole = draw(until, resolution).at(-1)
          const from = whole?.time ?? 0
          const candle = await findCandleUntil(pool, market, { from, time, height })
          assert.deepEqual(candle, whole, `${market.ticker} at ${height} by ${resolution} seconds`)
          cut++
        }
      }
    }
    assert.ok(cut > 100, String(cut))
  })
})

const gaps = [7, 61, 3600, 40_000, 200, 1000, 300_000]

function trade(quantity: string, price: string): MadeEvent {
  const fill = {
    quantity,
    price,
    subaccount_id: base64(subaccount(1)),
    fee: '0',
    order_hash: base64(Buffer.alloc(32, 1)),
    cid: '',
    fee_recipient_address: base64(Buffer.alloc(20)),
  }
  const executed = { market_id: spotId, is_buy: true, executionType: 'Market', trades: [fill] }
  return told('EventBatchSpotExecution', executed)
}

/** A trade in each block: some within a minute, some days later, over more than a year. */
function makeBlocks(count: number): IndexedBlock[] {
  let time = Date.UTC(2026, 2, 1, 7, 13, 20) / 1000
  return Array.from({ length: count }, (_, at) => {
    time += gaps[at % gaps.length] ?? 0
    const [quantity, price] = [`${1 + (at % 5)}${'0'.repeat(17)}`, `0.0000000000${20 + ((at * 7919) % 97)}`]
    const block: MadeBlock = {
      time: new Date(time * 1000).toISOString(),
      begin: at === 0 ? [told('EventSpotMarketUpdate', { market: spotMarket() })] : [],
      end: [trade(quantity, price)],
    }
    return makeBlock(BigInt(at + 1), block)
  })
}

async function writeInOrder(blocks: IndexedBlock[], size: number) {
  const { client, pool } = await beginMade(blocks[0]?.rows.block.height ?? 1n)
  const write = createBlockWriter(client)
  for (let at = 0; at < blocks.length; at += size) await write(blocks.slice(at, at + size))
  return { client, pool }
}

const readKept = async (pool: Pool) =>
  (await pool.query('select * from candles order by market, resolution, start')).rows

test('candles of a year are what its trades come to, whichever of them are asked for', async () => {
  const { pool } = await writeInOrder(makeBlocks(700), 50)
  const trades = await readTrades(pool, spotId)
  assert.equal(trades.length, 700)
  const [market] = await listMarkets(pool, {})
  assert.ok(market)
  for (const resolution of candleResolutions) {
    const candles = draw(trades, resolution)
    assert.deepEqual(await listCandles(pool, { market, resolution, ...all }), candles)
    const [from, to] = [candles[20]?.time ?? 0, candles[31]?.time ?? 0]
    const some = await listCandles(pool, { market, resolution, from, to, count: 1000 })
    assert.deepEqual(some, candles.slice(20, 32), `from ${from} to ${to} by ${resolution} seconds`)
    const newest = await listCandles(pool, { market, resolution, from: 0, to: end, count: 17 })
    assert.deepEqual(newest, candles.slice(-17), `the newest by ${resolution} seconds`)
    const older = await listCandles(pool, { market, resolution, from: 0, to, count: 5 })
    assert.deepEqual(older, candles.slice(27, 32), `five before ${to} by ${resolution} seconds`)
    for (const { height, time } of trades.filter((_, at) => at % 50 === 3)) {
      const cut = draw(
        trades.filter((one) => one.height <= height),
        resolution,
      ).at(-1)
      const candle = await findCandleUntil(pool, market, { from: cut?.time ?? 0, time, height })
      assert.deepEqual(candle, cut, `until ${height} by ${resolution} seconds`)
    }
  }
})

test('candles are the same whatever the batches, written twice, and filled back', async () => {
  const blocks = makeBlocks(120)
  const { pool } = await writeInOrder(blocks, 1)
  const expected = await readKept(pool)
  assert.ok(expected.length > 100)
  for (const size of [7, 50]) {
    const { client, pool: other } = await writeInOrder(blocks, size)
    await createBlockWriter(client)(blocks)
    assert.deepEqual(await readKept(other), expected)
  }
  const { client, pool: filled } = await writeInOrder(blocks.slice(60), 50)
  for (let to = 60; to > 0; to -= 7)
    await writeOlder(client, {
      blocks: blocks.slice(Math.max(0, to - 7), to),
      votes: { present: [], absent: [] },
    })
  assert.deepEqual(await readKept(filled), expected)
})

test('a resolution that nobody keeps has no candles', async () => {
  const { pool } = await writeInOrder(makeBlocks(3), 3)
  const [market] = await listMarkets(pool, {})
  assert.ok(market)
  assert.deepEqual(await listCandles(pool, { market, resolution: 61, ...all }), [])
})
