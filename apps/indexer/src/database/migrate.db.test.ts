import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Pool } from 'pg'
import { createTestDatabase, digestTables, until } from '@injsight/testing'
import { migrateAsOf } from '../../test/migrate-as-of.ts'
import { migrate } from './migrate.ts'

test('migrating a database that is up to date changes nothing', async () => {
  const { url, pool } = await createTestDatabase(migrate)
  const before = await digestTables(pool)
  await migrate(url)
  assert.deepEqual(await digestTables(pool), before)
})

test('programs that migrate one new database at the same time do it once', async () => {
  const { url, pool } = await createTestDatabase()
  await Promise.all(Array.from({ length: 6 }, () => migrate(url)))
  assert.notEqual((await pool.query('select from migrations')).rowCount, 0)
})

test('a database of a newer version is refused in a sentence that names what is unknown', async () => {
  const { url, pool } = await createTestDatabase(migrate)
  await pool.query(`insert into migrations (name, checksum) values ('2099-01-01-later.sql', 'x')`)
  await assert.rejects(migrate(url), {
    kind: 'invalid-input',
    code: 'database.newer',
    message: /2099-01-01-later/,
  })
})

test('a database that was made from other words than ours is refused', async () => {
  const { url, pool } = await createTestDatabase(migrate)
  await pool.query(`update migrations set checksum = 'x'`)
  await assert.rejects(migrate(url), { kind: 'invalid-input', code: 'database.changed' })
})

test('a database that is not there is refused at once, a server that is not there is waited for', async () => {
  const { url } = await createTestDatabase()
  const missing = new URL(url)
  missing.pathname = '/no_such_database'
  await assert.rejects(migrate(missing.href), { kind: 'invalid-input', code: 'database.refused' })
  await assert.rejects(migrate('postgres://injsight@127.0.0.1:1/index'), {
    kind: 'unavailable',
    code: 'database.down',
  })
})

test('an older schema is brought forward while it is read: no reader fails, and none waits for one that is slow', async () => {
  const { url, pool } = await createTestDatabase()
  await migrateAsOf(pool, '2026-11-22')
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  const slow = await pool.connect()
  await slow.query('begin')
  await slow.query('select from open_orders') // which a later migration changes

  // Who waits longer than this fails.
  const readers = new Pool({ connectionString: url, max: 4, statement_timeout: 5000 })
  const migrated = new AbortController()
  let rounds = 0
  const read = async () => {
    for (; !migrated.signal.aborted; rounds += 1)
      for (const { name } of tables) await readers.query(`select from ${name} limit 1`)
  }
  const reading = Array.from({ length: 4 }, read)
  const migrating = migrate(url).finally(() => migrated.abort())
  try {
    await until(() => isWaiting(pool))
    const before = rounds
    await until(() => rounds > before + 8)
    assert.equal(migrated.signal.aborted, false)
    await slow.query('commit')
    await migrating
    await Promise.all(reading)
  } finally {
    slow.release()
    await readers.end()
  }
  const { pool: straight } = await createTestDatabase(migrate)
  assert.deepEqual(await columnsOf(pool), await columnsOf(straight))
})

async function isWaiting(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database()
      and application_name = 'injsight migration' and wait_event_type = 'Lock'`,
  )
  return rowCount === 1
}

async function columnsOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ words: string }>(
    `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as words
      from information_schema.columns where table_schema = 'public' order by table_name, column_name`,
  )
  return rows.map(({ words }) => words)
}
