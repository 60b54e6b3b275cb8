import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { silentLogger as log } from '@injsight/runtime'
import { createTestDatabase } from '@injsight/testing'
import { migrate } from '#src/database/migrate.ts'
import { startHeadFeed } from './head-feed.ts'

const { pool, url } = await createTestDatabase(migrate)
await pool.query('create table blocks_all partition of blocks default')
await pool.query(`insert into chain_state (chain_id, base, counted_from, head) values ('test', 1, 1, 0)`)
const feed = startHeadFeed({ pool, databaseUrl: url, log })
after(() => feed.stop())

async function writeBlocks(...heights: number[]): Promise<void> {
  await pool.query(
    `with written as (
      insert into blocks select h, now(), '\\xaa', 0, '\\x', '\\x${'00'.repeat(20)}', 0, 0, 0, 0, 0, '{}', '{}'
      from unnest($1::int8[]) as h returning height), position as (
      update chain_state set head = (select max(height) from written))
    select pg_notify('head', '{}') from written limit 1`,
    [heights],
  )
}

const leaving = new AbortController()
after(() => leaving.abort())
const follow = () => feed.follow(leaving.signal)[Symbol.asyncIterator]()
const nextHeight = async (reader: AsyncIterator<{ height: bigint }>) =>
  (await reader.next()).value?.height as bigint

test('a reader gets the head now and then each new one, one who is slow goes on with the newest', async () => {
  const early = follow()
  const first = nextHeight(early)
  await writeBlocks(1)
  assert.equal(await first, 1n)

  const late = follow()
  assert.equal(await nextHeight(late), 1n)
  for (let height = 2; height <= 40; height += 1) {
    await writeBlocks(height)
    assert.equal(await nextHeight(early), BigInt(height))
  }
  assert.equal(await nextHeight(late), 40n)

  const newcomer = follow()
  assert.equal(await nextHeight(newcomer), 40n)
})

test('the head goes on after the connection broke, with what was missed', async () => {
  const reader = follow()
  assert.equal(await nextHeight(reader), 40n)
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like '%feed' and datname = current_database()`,
  )
  await writeBlocks(41)
  assert.equal(await nextHeight(reader), 41n)
  await writeBlocks(42)
  assert.equal(await nextHeight(reader), 42n)
})

test('there is one listening connection, however many follow', async () => {
  for (let n = 0; n < 50; n += 1) await nextHeight(follow())
  const { rows } = await pool.query(
    `select from pg_stat_activity where application_name like '%feed' and datname = current_database()`,
  )
  assert.equal(rows.length, 1)
})

test('a reader that leaves and a feed that stops end the reading', async () => {
  const leave = new AbortController()
  const reader = feed.follow(leave.signal)[Symbol.asyncIterator]()
  await nextHeight(reader)
  const waiting = reader.next()
  leave.abort()
  await assert.rejects(waiting)
  const other = follow()
  await nextHeight(other)
  const ending = other.next()
  await sleep(5)
  await feed.stop()
  assert.equal((await ending).done, true)
})
