import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import { createTestDatabase } from './test-database.ts'

test('every database is a fresh copy of what was prepared once', async () => {
  let prepared = 0
  const prepare = async (url: string) => {
    prepared += 1
    const client = new Client(url)
    await client.connect()
    await client.query('create table things as select 1 as n')
    await client.end()
  }
  const first = await createTestDatabase(prepare)
  await first.pool.query('delete from things')
  const second = await createTestDatabase(prepare)
  assert.equal((await second.pool.query('select n from things')).rowCount, 1)
  assert.equal(prepared, 1)
})
