import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '@injsight/testing'
import { findKeySalt } from './key-salt.ts'
import { migrate } from './migrate.ts'

test('an index is given a salt that nobody can guess, and keeps it', async () => {
  const [one, other] = [await createTestDatabase(migrate), await createTestDatabase(migrate)]
  const salt = await findKeySalt(one.pool, '')
  assert.match(salt, /^[0-9a-f]{32}$/)
  assert.equal(await findKeySalt(one.pool, 'another'), salt)
  assert.notEqual(await findKeySalt(other.pool, ''), salt)
})

test('indexes that shall be alike may be told their salt', async () => {
  const { pool } = await createTestDatabase(migrate)
  assert.equal(await findKeySalt(pool, 'of both'), 'of both')
})

test('an index that was begun without a salt goes on without', async () => {
  const { pool } = await createTestDatabase(migrate)
  await pool.query(
    `insert into chain_state (chain_id, base, head, counted_from) values ('injective-777', 1, 0, 1)`,
  )
  assert.equal(await findKeySalt(pool, ''), '')
})
