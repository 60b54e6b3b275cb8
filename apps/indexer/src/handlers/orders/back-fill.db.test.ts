import assert from 'node:assert/strict'
import { after } from 'node:test'
import type { Pool } from 'pg'
import { forEachRecording } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { emptyIndex } from '../../../test/empty-index.ts'
import { beginAt, indexRange } from '../../../test/index-range.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readBusyRange } from '../../../test/recorded/named-txs.ts'
import { openRecordedChain } from '../../../test/recorded/recorded-chain.ts'

await forEachRecording((recording, test) => {
  test('what happened to orders follows from each block alone, whatever the index knows before it', async () => {
    const { url, pool } = await emptyIndex()
    const client = await connect(url, 'test')
    after(() => client.end())
    const chain = await openRecordedChain(recording.folder)
    const from = BigInt(readBusyRange(recording).from)
    const to = from + 11n
    await beginAt(client, chain, from)
    await indexRange(client, chain, { from, to, size: 50 })
    const { pool: whole } = await indexedRecording(recording)
    const rows = await readHistory(pool, from, to)
    assert.notEqual(rows.orders.length, 0)
    assert.deepEqual(rows, await readHistory(whole, from, to))
  })
})

async function readHistory(pool: Pool, from: bigint, to: bigint) {
  const read = async (table: string, key: string) => {
    const { rows } = await pool.query<Record<string, unknown>>(
      `select * from ${table} where height between $1 and $2 order by height, ${key}`,
      [from, to],
    )
    return rows
  }
  return {
    orders: await read('order_packs', 'account'),
    trades: await read('trade_packs', 'market'),
    counts: await read('order_counts', 'market, account, nonce'),
    hashes: await read('order_hashes', 'heads'),
    cids: await read('trade_cids', 'market, cid'),
    books: await read('book_deltas', 'market'),
  }
}
