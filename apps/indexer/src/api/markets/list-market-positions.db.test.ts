import assert from 'node:assert/strict'
import { test as testOnce } from 'node:test'
import type { Position } from '@injsight/injsight-v1'
import { forEachRecording, newerRecording } from '@injsight/testing'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listOpenPositions } from '#src/queries/exchange/open-positions.ts'
import { listLargestPositions } from '#src/queries/exchange/marked-positions.ts'
import { parseDecimal } from '#src/state/columns.ts'
import { copyOfIndexedRecording, indexedRecording } from '../../../test/indexed-recording.ts'
import { listMarketPositions } from './list-market-positions.ts'

/** All pages of a market, one after the other. */
async function listPaged(pool: Pool, marketId: string, limit: number): Promise<Position[]> {
  const all: Position[] = []
  for (let cursor = '', isMore = true; isMore; isMore = cursor !== '') {
    const { positions, next, total, ranked } = await listMarketPositions(pool, { marketId, cursor, limit })
    assert.ok(positions.length <= limit)
    assert.ok(next === '' || positions.length === limit)
    assert.equal(ranked, total)
    all.push(...positions)
    cursor = next
  }
  return all
}

/** Whether the first of two comes first: the larger one, of as large ones that of the higher subaccount. */
function isInOrder(one: Position, other: Position | undefined): boolean {
  if (other === undefined) return true
  const [first, second] = [one, other].map(({ quantity }) => parseDecimal(quantity?.raw ?? ''))
  return first === second ? one.subaccountId > other.subaccountId : (first ?? 0n) > (second ?? 0n)
}

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)
  const { rows: markets } = await pool.query<{ id: string; key: string }>(
    `select id, key from markets where kind <> 'spot'`,
  )

  test('[MARKET-02] each open position of a market is told once, page by page, the largest first', async () => {
    let most = 0
    for (const { id, key } of markets) {
      const search = { markets: [BigInt(key)], range: undefined, isLong: undefined, from: 0n, to: 2n ** 62n }
      const open = await listOpenPositions(pool, search, { skip: 0, limit: 1_000_000 })
      const whole = await listPaged(pool, id, 200)
      assert.deepEqual(
        whole.map(({ subaccountId }) => subaccountId).toSorted(),
        open.map(({ subaccount }) => toPrefixedHex(subaccount)).toSorted(),
      )
      assert.ok(whole.every((one, at) => isInOrder(one, whole[at + 1])))
      for (const limit of [1, 2, 7]) assert.deepEqual(await listPaged(pool, id, limit), whole)
      const { total, height } = await listMarketPositions(pool, { marketId: id, cursor: '', limit: 1 })
      assert.equal(total, open.length)
      assert.equal(height > 0n, open.length > 0)
      most = Math.max(most, open.length)
    }
    assert.ok(most > 3, 'a market with more positions than a page')
  })
})

testOnce('[MARKET-02] of thousands of positions, many of them as large, pages begin anywhere', async () => {
  const database = await copyOfIndexedRecording(newerRecording)
  const { pool } = database
  const { rows } = await pool.query<{ id: string; key: string }>(
    `select id, key from markets where kind = 'perpetual' limit 1`,
  )
  const { id = '', key = '' } = rows[0] ?? {}
  await pool.query(
    `insert into positions (market, subaccount, is_long, quantity, entry_price, margin, cumulative_funding_entry, generation)
      select $1, decode(lpad(to_hex(n), 64, '0'), 'hex'), n % 2 = 0, n % 3, 1, 1, 0, 2 from generate_series(1, 3000) as n`,
    [key],
  )
  await pool.query('vacuum analyze positions')
  const whole = await listPaged(pool, id, 200)
  assert.ok(whole.length >= 3000)
  assert.equal(new Set(whole.map(({ subaccountId }) => subaccountId)).size, whole.length)
  assert.ok(whole.every((one, at) => isInOrder(one, whole[at + 1])))
  const below = { quantity: '1', subaccount: Buffer.from('800'.padStart(64, '0'), 'hex') }
  const { positions } = await listLargestPositions(pool, BigInt(key), { below, limit: 5 })
  assert.deepEqual(
    positions.map(({ subaccount }) => Number(toPrefixedHex(subaccount))),
    [2047, 2044, 2041, 2038, 2035],
  )
  await database.drop()
})

testOnce('what is no market, and a cursor that no page gave, are refused with the reason', async () => {
  const { pool } = await indexedRecording(newerRecording)
  const asked = { marketId: `0x${'ab'.repeat(32)}`, cursor: '', limit: 10 }
  const cursorOf = (...parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  await assert.rejects(listMarketPositions(pool, asked), { kind: 'not-found' })
  for (const wrong of [
    { marketId: 'x' },
    { limit: -1 },
    { cursor: 'x' },
    { cursor: cursorOf('1') },
    { cursor: cursorOf('NaN', 'ab'.repeat(32)) },
    { cursor: cursorOf('1', 'ab') },
  ])
    await assert.rejects(listMarketPositions(pool, { ...asked, ...wrong }), { kind: 'invalid-input' })
})
