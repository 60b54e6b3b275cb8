import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase, digestTables } from '@injsight/testing'
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
