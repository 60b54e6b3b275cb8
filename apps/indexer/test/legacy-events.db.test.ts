import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RpcEvent } from '@injsight/node-client'
import { newerRecording } from '@injsight/testing'
import type { Pool } from 'pg'
import { connect } from '#src/database/connect.ts'
import { emptyIndex } from './empty-index.ts'
import { beginAt, indexRange } from './index-range.ts'
import { openRecordedChain, type RecordedChain } from './recorded/recorded-chain.ts'

// A chain may tell each event of its exchange once more in the words of v1beta1, or stop to: the parameter
// emit_legacy_version_events. Whatever it does, the index is the same.

// Of how many events there are, and what was said of them.
const ofEvents = ['event_types', 'block_blobs', 'stats_1m', 'stats_1h', 'stats_1d', 'migrations']
const places = new Set(['place', 'ordinal'])
const numberedByEvent = new Set(['payouts', 'community_flows', 'staking_moves'])
const to = 400n // contracts, conditional orders, a liquidation, and a hundred blocks of a busy market
const all = (await openRecordedChain(newerRecording.folder)) satisfies RecordedChain
const told = await index(all)

test('[IDX-04] a chain that tells of its exchange in v2 alone leads to the same tables', async () => {
  assert.deepEqual(await index(without(all, () => true)), told)
})

test('[IDX-04] so does one that begins to tell it twice, or stops to, while it runs', async () => {
  assert.deepEqual(await index(without(all, (height) => height < 120n || height > 330n)), told)
})

function without(chain: RecordedChain, isLeftOut: (height: bigint) => boolean): RecordedChain {
  return {
    ...chain,
    async fetchBlockResults(height) {
      const { raw, value } = await chain.fetchBlockResults(height)
      if (!isLeftOut(height)) return { raw, value }
      const results = {
        ...value,
        txs_results: value.txs_results?.map((one) => ({ ...one, events: leaveOut(one.events) })) ?? null,
        finalize_block_events: leaveOut(value.finalize_block_events),
      }
      return { raw: Buffer.from(JSON.stringify(results)), value: results }
    },
  }
}

function leaveOut(events: RpcEvent[] | null): RpcEvent[] | null {
  return events?.filter(({ type }) => !type.startsWith('injective.exchange.v1beta1.')) ?? null
}

/** What is in each table, but where an event stands among those of its block, and how many there are of a type. */
async function index(chain: RecordedChain): Promise<Record<string, string>> {
  const { url, pool } = await emptyIndex()
  const client = await connect(url, 'test')
  await beginAt(client, chain, chain.from)
  await indexRange(client, chain, { from: chain.from, to, size: 50 })
  await client.end()
  return digest(pool)
}

async function digest(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
      from pg_class join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      group by relname order by relname`,
  )
  const digests: Record<string, string> = {}
  for (const { name, columns } of tables) {
    if (ofEvents.includes(name)) continue
    const shown = columns.map((column) => show(name, column, columns)).join(', ')
    const { rows } = await pool.query<{ n: string; digest: string }>(
      `select count(*) as n, md5(coalesce(string_agg(line, '' order by line), '')) as digest
        from (select row(${shown})::text as line from ${name}) as t`,
    )
    digests[name] = `${rows[0]?.n} rows, ${rows[0]?.digest}`
  }
  return digests
}

function show(table: string, column: string, columns: string[]): string {
  if (column === 'seq' && numberedByEvent.has(table)) return `${rankOf('seq', 'seq >> 16')}, seq >> 16`
  if (!places.has(column)) return `"${column}"`
  return rankOf(column, ['height', 'seq', 'tx_seq'].find((name) => columns.includes(name)) ?? '1')
}

/** Which of the rows of its block or transaction it is. */
function rankOf(place: string, of: string): string {
  return `dense_rank() over (partition by ${of} order by ${place})`
}
