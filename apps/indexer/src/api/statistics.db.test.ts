import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DemoBlock, readDemoBlocks } from '../../test/demo-blocks.ts'
import { indexedDemo } from '../../test/indexed-demo.ts'
import { listStatistics } from './statistics.ts'

const { pool } = await indexedDemo()
const blocks = [...readDemoBlocks()]
const lengths = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

type Result = NonNullable<DemoBlock['block_results']['txs_results']>[number]
const attributesOf = (result: Result, type: string, key: string) =>
  result.events
    .filter((event) => event.type === type)
    .flatMap(({ attributes }) => attributes.filter((one) => one.key === key).map(({ value }) => value))
const signersOf = (results: Result[]) =>
  results.flatMap((result) =>
    attributesOf(result, 'tx', 'acc_seq')
      .slice(0, 1)
      .map((text) => text.split('/')[0]),
  )

// What each metric is of some blocks, read from the recording's own files.
const measures: Record<string, (results: Result[], blocks: DemoBlock[]) => bigint> = {
  blocks: (_, blocks) => BigInt(blocks.length),
  transactions: (results) => BigInt(results.length),
  failed: (results) => BigInt(results.filter(({ code }) => code !== 0).length),
  gas_wanted: (results) => results.reduce((sum, { gas_wanted }) => sum + BigInt(gas_wanted), 0n),
  gas_used: (results) => results.reduce((sum, { gas_used }) => sum + BigInt(gas_used), 0n),
  fees: (results) =>
    results
      .flatMap((result) => attributesOf(result, 'tx', 'fee'))
      .reduce((sum, fee) => sum + BigInt(fee.replace('inj', '') || 0), 0n),
  new_accounts: (results) =>
    BigInt(
      results.flatMap((result) => attributesOf(result, 'tx', 'acc_seq')).filter((text) => text.endsWith('/0'))
        .length,
    ),
  active_accounts: (results) => BigInt(new Set(signersOf(results)).size),
}

for (const [metric, measure] of Object.entries(measures)) {
  test(`${metric} by the minute, the hour and the day are what the blocks add up to`, async () => {
    for (const [resolution, length] of Object.entries(lengths)) {
      const byTime = Map.groupBy(
        blocks,
        ({ block }) => Math.floor(Date.parse(block.block.header.time) / length) * length,
      )
      const expected = [...byTime].map(([time, some]) => ({
        time: BigInt(time),
        value: String(
          measure(
            some.flatMap(({ block_results }) => block_results.txs_results ?? []),
            some,
          ),
        ),
      }))
      const { points } = await listStatistics(pool, { metric, resolution, from: 0n, to: 0n, denom: '' })
      const wanted = metric === 'active_accounts' && resolution === 'minute'
      assert.deepEqual(
        points,
        wanted ? expected.filter(({ value }) => value !== '0').slice(-points.length) : expected,
      )
      assert.ok(points.length > 0)
    }
  })
}

test('trades are the fills of all executions', async () => {
  const { rows } = await pool.query<{ fills: string }>('select sum(fills) as fills from trading_1m')
  for (const resolution of Object.keys(lengths)) {
    const { points } = await listStatistics(pool, {
      metric: 'trades',
      resolution,
      from: 0n,
      to: 0n,
      denom: '',
    })
    assert.equal(
      points.reduce((sum, { value }) => sum + Number(value), 0),
      Number(rows[0]?.fills),
    )
  }
})

test('volume is counted in the quote asset, whole and by every length alike', async () => {
  const { rows } = await pool.query<{ quote_denom: string; volume: string }>(
    `select quote_denom, sum(notional) as volume from trading_1m as t join markets as m on m.key = t.market
      where t.generation = 1 group by 1`,
  )
  assert.ok(rows.length > 0)
  for (const { quote_denom: denom, volume } of rows) {
    for (const resolution of Object.keys(lengths)) {
      const { points } = await listStatistics(pool, { metric: 'volume', resolution, from: 0n, to: 0n, denom })
      const total = points.reduce((sum, { value }) => sum + parseScaled(value), 0n)
      assert.equal(total, parseScaled(volume), resolution)
    }
  }
})

/** A decimal in 10^-36ths. */
function parseScaled(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(36, '0'))
}

test('a range is kept to, and to what fits a page', async () => {
  const at = BigInt(Date.parse(blocks[600]?.block.block.header.time ?? ''))
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
