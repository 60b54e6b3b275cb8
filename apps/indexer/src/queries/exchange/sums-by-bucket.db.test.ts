import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachRecording } from '@injsight/testing'
import type { Pool } from 'pg'
import { listCandleMarks } from '#src/api/markets/list-candle-marks.ts'
import { toRate } from '#src/api/derivatives/to-rate.ts'
import { decodePositions } from '#src/handlers/exchange/history/position-changes.ts'
import type { Position } from '#src/handlers/exchange/positions.ts'
import { multiply } from '#src/handlers/staking/decimals.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { candleResolutions, listCandles } from './candles.ts'
import { addDecimals } from './decimals.ts'
import { listRates } from './funding-rates.ts'
import { listPaymentsIn } from './market-payments.ts'
import { listMarkets } from './markets.ts'
import { sumOpenInterest } from './open-positions.ts'

// What is told of a stretch of time is what the changes, rates and payments of its blocks come to, in the plainest way.

const always = 2n ** 47n
/** Weeks begin on Mondays, as candles do. */
const monday = Date.UTC(2001, 0, 1) / 1000

/** Positions by market and owner, after each block that changed some. */
async function* replay(pool: Pool) {
  const { rows } = await pool.query<{ height: string; account: string; changes: Buffer }>(
    'select height, account, changes from position_changes order by height, account',
  )
  const open = new Map<bigint, Map<string, Position>>()
  for (const [height, changed] of Map.groupBy(rows, ({ height }) => BigInt(height))) {
    for (const { account, changes } of changed) {
      for (const { market, nonce, position } of decodePositions(changes)) {
        const ofMarket = open.get(market) ?? new Map<string, Position>()
        open.set(market, ofMarket.set(`${account} ${nonce}`, position))
      }
    }
    yield { height, open }
  }
}

const sumOf = (positions: Iterable<Position>, isLong: boolean) =>
  [...positions].reduce((sum, one) => (one.is_long === isLong ? sum + one.quantity : sum), 0n)

/** Of all recordings: not each chain has one. */
let reachingOver = 0

await forEachRecording((recording, test) => {
  test('[MARKET-02] after each block as much is held long as short, and in the end what is told to be open', async () => {
    const { pool } = await indexedRecording(recording)
    const markets = await listMarkets(pool, {})
    let last = new Map<bigint, Map<string, Position>>()
    for await (const { height, open } of replay(pool)) {
      for (const [market, positions] of open)
        assert.equal(
          sumOf(positions.values(), true),
          sumOf(positions.values(), false),
          `${market} at ${height}`,
        )
      last = open
    }
    const told = await sumOpenInterest(
      pool,
      markets.map(({ key }) => key),
    )
    assert.ok(told.size > 0)
    for (const { key, ticker } of markets)
      assert.equal(parseDecimal(told.get(key) ?? '0'), sumOf(last.get(key)?.values() ?? [], true), ticker)
  })

  test('[MARKET-02] funding of each stretch is what its positions were charged, and the candles are marked with its rates', async () => {
    const { pool } = await indexedRecording(recording)
    const perpetuals = (await listMarkets(pool, {})).filter(({ kind }) => kind === 'perpetual')
    const { rows: ends } = await pool.query<{ first: string }>(
      'select floor(extract(epoch from min(time)))::int8 as first from blocks',
    )
    let checked = 0
    for (const { id, key } of perpetuals) {
      const rates = await listRates(pool, { markets: [key], to: always }, { skip: 0, limit: 100_000 })
      const { payments } = await listPaymentsIn(pool, { markets: [key], to: always, limit: 100_000 }, 100_000)
      const charged = await listCharged(pool, key, rates)
      for (const resolution of candleResolutions) {
        const startOf = (ms: bigint) =>
          monday + Math.floor((Number(ms / 1000n) - monday) / resolution) * resolution
        const [paid, wanted] = [payments, charged].map((all) =>
          [...Map.groupBy(all, ({ timeMs }) => startOf(timeMs))]
            .map(
              ([start, some]) => `${start} ${some.length} ${addDecimals(some.map(({ amount }) => amount))}`,
            )
            .toSorted(),
        )
        assert.deepEqual(paid, wanted, `${id} by ${resolution} seconds`)
        const ratesOf = Map.groupBy(rates, ({ timeMs }) => startOf(timeMs))
        const times = [...ratesOf.keys()].toSorted((a, b) => a - b)
        const { marks } = await listCandleMarks(pool, {
          marketId: id,
          times: [startOf(BigInt(ends[0]?.first ?? 0) * 1000n), ...times]
            .filter((time, at, all) => time !== all[at - 1])
            .map(BigInt),
          seconds: resolution,
        })
        assert.deepEqual(
          marks
            .filter(({ payments: n }) => n > 0)
            .map((mark) => [Number(mark.time), mark.payments, mark.fundingRate]),
          times.map((time) => {
            const of = (ratesOf.get(time) ?? []).map(toRate).filter((rate) => rate !== '')
            return [time, ratesOf.get(time)?.length, of.length === 0 ? '' : addDecimals(of)]
          }),
        )
        checked += times.length
      }
    }
    assert.notEqual(checked, 0)
  })

  test('[MARKET-03] what happened during candles is the same for some of them as for all', async () => {
    const { pool } = await indexedRecording(recording)
    let checked = 0
    for (const market of await listMarkets(pool, {})) {
      if (market.kind !== 'perpetual') continue
      for (const seconds of candleResolutions) {
        const candles = await listCandles(pool, {
          market,
          resolution: seconds,
          from: 0,
          to: 2 ** 32,
          count: 1000,
        })
        const times = candles.map(({ time }) => BigInt(time))
        const marksOf = async (some: bigint[]) =>
          (await listCandleMarks(pool, { marketId: market.id, times: some, seconds })).marks
        const all = await marksOf(times)
        // The last one has what came since: nobody traded.
        const { rows } = await pool.query<{ n: number }>(
          'select count(*)::int4 as n from funding_rates where market = $1 and funding_timestamp >= $2',
          [market.key, times[0]],
        )
        assert.equal(
          all.reduce((sum, { payments }) => sum + payments, 0),
          rows[0]?.n,
        )
        for (const at of [1, Math.floor(times.length / 2), times.length - 1]) {
          const parts = [await marksOf(times.slice(0, at)), await marksOf(times.slice(at))]
          assert.deepEqual(parts.flat(), all, `${market.id} by ${seconds} seconds, in parts from ${at} on`)
        }
        checked += all.reduce((sum, { payments, liquidations }) => sum + payments + liquidations, 0)
      }
    }
    assert.notEqual(checked, 0)
  })

  test('[MARKET-03] a stretch that begins at another minute than candles do has all that happened until its end', async () => {
    const { pool } = await indexedRecording(recording)
    const seconds = 300
    for (const market of await listMarkets(pool, {})) {
      if (market.kind !== 'perpetual') continue
      const minutes = await listCandles(pool, { market, resolution: 60, from: 0, to: 2 ** 32, count: 1000 })
      const { rows } = await pool.query<{ time: string }>(
        'select funding_timestamp as time from funding_rates where market = $1',
        [market.key],
      )
      const charged = rows.map(({ time }) => Number(time))
      for (const time of charged.map((one) => one - (one % 60))) {
        const end = time + seconds
        const next = minutes.find((one) => one.time >= end)?.time
        // What comes before the next candle is the last stretch's.
        const start = next === undefined ? Infinity : next - ((next - monday) % seconds)
        const wanted = charged.filter((one) => one >= time && one < Math.max(start, end))
        const { marks } = await listCandleMarks(pool, { marketId: market.id, times: [BigInt(time)], seconds })
        assert.equal(marks[0]?.payments, wanted.length, `${market.id} from ${time}`)
        if (wanted.some((one) => one >= start)) reachingOver += 1
      }
    }
  })
})

test('[MARKET-03] some stretch reaches over the beginning of a candle', () =>
  assert.notEqual(reachingOver, 0))

type Rate = { height: bigint; timeMs: bigint; payment: string | null }

/** What each position of a market was paid or charged, by what it was before the block of the rate. */
async function listCharged(pool: Pool, market: bigint, rates: readonly Rate[]) {
  const left = rates.toSorted((a, b) => Number(a.height - b.height))
  const charged: { timeMs: bigint; amount: string }[] = []
  let held: Position[] = []
  const chargeBefore = (height: bigint) => {
    for (let [rate] = left; rate !== undefined && rate.height <= height; [rate] = left) {
      left.shift()
      const { timeMs, payment } = rate
      if (payment === null) continue
      for (const { is_long: isLong, quantity } of held) {
        if (quantity === 0n) continue
        const paid = multiply(quantity, parseDecimal(payment))
        charged.push({ timeMs, amount: formatDecimal(isLong ? -paid : paid) })
      }
    }
  }
  for await (const { height, open } of replay(pool)) {
    chargeBefore(height)
    held = [...(open.get(market)?.values() ?? [])]
  }
  chargeBefore(always)
  return charged
}
