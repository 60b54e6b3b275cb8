import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import {
  type RecordedBlock,
  type RecordedEvent,
  readRecordedBlocks,
} from '../../../test/recorded/recorded-blocks.ts'
import { one, parse, readRecordedTrades } from '../../../test/recorded/recorded-trades.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { copyOfIndexedRecording, indexedRecording } from '../../../test/indexed-recording.ts'
import { indexMade } from '../../../test/made/made-chain.ts'
import { listStatistics } from './statistics.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)
  const blocks = readRecordedBlocks(recording)
  /** The last transaction that each account signed with the sequence 0: with the next it has another. */
  const lastWithZero = new Map(
    blocks
      .flatMap(({ block_results: { txs_results } }) => txs_results ?? [])
      .flatMap((result) => attributesOf(result, 'tx', 'acc_seq').map((text) => [text, result] as const))
      .filter(([text]) => text.endsWith('/0')),
  )
  const firsts = Map.groupBy(lastWithZero.values(), (result) => result)

  const trades = Map.groupBy(readRecordedTrades(recording), ({ height }) => height)
  const tradesOf = ({ block: { block } }: RecordedBlock) => trades.get(Number(block.header.height)) ?? []

  // What each metric is of some blocks, read from the recording's own files.
  const measures: Record<string, (results: Result[], blocks: RecordedBlock[]) => bigint> = {
    blocks: (_, blocks) => BigInt(blocks.length),
    transactions: (results) => BigInt(results.length),
    failed: (results) => BigInt(results.filter(({ code }) => code !== 0).length),
    gas_wanted: (results) => results.reduce((sum, { gas_wanted }) => sum + BigInt(gas_wanted), 0n),
    gas_used: (results) => results.reduce((sum, { gas_used }) => sum + BigInt(gas_used), 0n),
    fees: (results) => results.reduce((sum, result) => sum + feeOf(result), 0n),
    new_accounts: (results) =>
      BigInt(results.reduce((sum, result) => sum + (firsts.get(result)?.length ?? 0), 0)),
    active_accounts: (results) => BigInt(new Set(signersOf(results)).size),
    trades: (_, blocks) => BigInt(blocks.flatMap(tradesOf).length),
  }

  /** A metric of every minute, hour or day that has blocks. */
  function measureAll<Value>(
    resolution: keyof typeof lengths,
    measure: (results: Result[], blocks: RecordedBlock[]) => Value,
  ): { time: bigint; value: Value }[] {
    const length = lengths[resolution]
    const byTime = Map.groupBy(blocks, ({ block: { block } }) =>
      Math.floor(Date.parse(block.header.time) / length),
    )
    return [...byTime].map(([time, some]) => ({
      time: BigInt(time * length),
      value: measure(
        some.flatMap(({ block_results }) => block_results.txs_results ?? []),
        some,
      ),
    }))
  }

  for (const [metric, measure] of Object.entries(measures)) {
    test(`${metric} by the minute, the hour and the day are what the blocks add up to`, async () => {
      for (const resolution of resolutions) {
        const expected = measureAll(resolution, (...of) => String(measure(...of)))
        const { points, since } = await listStatistics(pool, { ...always, metric, resolution })
        assert.ok(expected.some(({ value }) => value !== '0'))
        assert.deepEqual(points, expected.slice(-points.length))
        assert.ok(metric === 'active_accounts' || points.length === expected.length)
        assert.equal(since, measureAll('minute', () => 0)[0]?.time)
      }
    })
  }

  const exchange = readExpected(recording, 'exchange') as unknown as Record<
    string,
    (Market & { market?: Market })[]
  >
  const markets = [
    ...(exchange['spotMarkets'] ?? []),
    ...(exchange['derivativeMarkets'] ?? []).map(({ market, ...own }) => market ?? own),
    ...(exchange['binaryOptionsMarkets'] ?? []),
  ]

  test('volume of every quote asset is what was bought for it, to the last digit', async () => {
    const decimals = new Map(markets.map(({ market_id, quote_decimals }) => [market_id, quote_decimals]))
    const quotes = new Set(markets.map(({ quote_denom }) => quote_denom))
    const traded = new Set<string>()
    for (const denom of quotes) {
      const own = new Set(markets.flatMap((one) => (one.quote_denom === denom ? [one.market_id] : [])))
      for (const resolution of resolutions) {
        const expected = measureAll(resolution, (_, some) =>
          some
            .flatMap(tradesOf)
            .filter(({ market, isBuy }) => isBuy && own.has(market))
            .reduce(
              (sum, { market, price, quantity }) =>
                sum + (price * quantity * 10n ** BigInt(decimals.get(market) ?? 0)) / one,
              0n,
            ),
        )
        const { points } = await listStatistics(pool, { ...always, metric: 'volume', resolution, denom })
        assert.deepEqual(
          points.map(({ time, value }) => ({ time, value: parse(value) })),
          expected,
        )
        if (expected.some(({ value }) => value > 0n)) traded.add(denom)
      }
    }
    assert.ok(traded.size > 0)
  })

  test('what is asked for lies in whole minutes, of every metric alike', async () => {
    const minutes = measureAll('minute', (results) => String(new Set(signersOf(results)).size))
    const busiest = minutes.toSorted((a, b) => Number(b.value) - Number(a.value))[0]
    assert.ok(busiest)
    const [from, to] = [busiest.time + 30_000n, busiest.time + 31_000n]
    for (const metric of ['active_accounts', 'transactions', 'trades']) {
      const { points } = await listStatistics(pool, { metric, resolution: 'minute', from, to, denom: '' })
      assert.deepEqual(
        points.map(({ time }) => time),
        [busiest.time],
        metric,
      )
      if (metric === 'active_accounts') assert.equal(points[0]?.value, busiest.value)
    }
  })

  test('of a minute whose first blocks were dropped nobody is counted', async () => {
    const { pool: dropped } = await copyOfIndexedRecording(recording)
    const ask = { ...always, metric: 'active_accounts', resolution: 'minute' }
    const { points } = await listStatistics(dropped, ask)
    await dropped.query('delete from blocks where time < $1', [new Date(Number(points[1]?.time) + 20_000)])
    assert.deepEqual((await listStatistics(dropped, ask)).points, points.slice(2))
  })

  test('an index that knows no markets does not say that nothing was traded', async () => {
    const ask = { ...always, metric: 'volume', resolution: 'day', denom: 'inj' }
    const { pool: made } = await indexMade([{}], { exchange: {} })
    assert.deepEqual(
      (await listStatistics(made, ask)).points.map(({ value }) => value),
      ['0'],
    )
    await made.query(`update module_sources set source = 'none' where module = 'exchange'`)
    await assert.rejects(listStatistics(made, ask), { kind: 'unavailable' })
  })

  test('a range is kept to, and to what fits a page', async () => {
    const at = BigInt(Date.parse(blocks[Math.floor(blocks.length / 2)]?.block.block.header.time ?? ''))
    const minute = at - (at % 60_000n)
    const ask = { metric: 'blocks', resolution: 'minute', denom: '' }
    const { points } = await listStatistics(pool, { ...ask, from: minute, to: minute + 120_000n })
    assert.deepEqual(
      points.map(({ time }) => time),
      [minute, minute + 60_000n],
    )
    const { points: none } = await listStatistics(pool, { ...ask, from: 1n, to: 2n })
    assert.deepEqual(none, [])
  })

  test('what is no metric, resolution or time is refused in words', async () => {
    const ask = { metric: 'blocks', resolution: 'hour', from: 0n, to: 0n, denom: '' }
    for (const wrong of [
      { metric: 'toString' },
      { resolution: 'week' },
      { from: -1n },
      { to: 1n << 62n },
      { metric: 'volume' },
    ]) {
      await assert.rejects(listStatistics(pool, { ...ask, ...wrong }), { kind: 'invalid-input' })
    }
  })
})

const lengths = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

type Result = NonNullable<RecordedBlock['block_results']['txs_results']>[number]
function findValue({ attributes }: RecordedEvent, key: string): string | undefined {
  return attributes.find((one) => one.key === key)?.value
}

function attributesOf(result: Result, type: string, key: string): string[] {
  return result.events.flatMap((event) => (event.type === type ? (findValue(event, key) ?? []) : []))
}

function signersOf(results: Result[]): (string | undefined)[] {
  return results.map((result) => {
    const [sequence] = attributesOf(result, 'tx', 'acc_seq')
    // What was signed for Ethereum uses its nonce without a word.
    return sequence?.split('/')[0] ?? attributesOf(result, 'message', 'sender')[0]
  })
}

/** What was spent before the messages ran. */
function feeOf({ events }: Result): bigint {
  return events
    .filter((event) => event.type === 'coin_spent' && findValue(event, 'msg_index') === undefined)
    .reduce((sum, event) => sum + BigInt(findValue(event, 'amount')?.replace(/inj$/, '') ?? 0), 0n)
}

const resolutions = ['minute', 'hour', 'day'] as const
const always = { from: 0n, to: 0n, denom: '' }

type Market = { market_id: string; quote_denom: string; quote_decimals: number }
