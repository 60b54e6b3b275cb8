import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestDatabase } from '@injsight/testing'
import { connect } from './connect.ts'
import { checkKeySalt, findKeySalt } from './key-salt.ts'
import { migrate } from './migrate.ts'

test('an index is given a salt that nobody can guess, and keeps it', async () => {
  const [one, other] = [await createTestDatabase(migrate), await createTestDatabase(migrate)]
  const salt = await findKeySalt(one.url, '')
  assert.match(salt, /^[0-9a-f]{32}$/)
  assert.equal(await findKeySalt(one.url, 'another'), salt)
  assert.notEqual(await findKeySalt(other.url, ''), salt)
})

test('indexes that shall be alike may be told their salt', async () => {
  const { url } = await createTestDatabase(migrate)
  assert.equal(await findKeySalt(url, 'of both'), 'of both')
})

test('an index that was begun without a salt goes on without', async () => {
  const { url, pool } = await createTestDatabase(migrate)
  await pool.query(
    `insert into chain_state (chain_id, base, head, counted_from) values ('injective-777', 1, 0, 1)`,
  )
  assert.equal(await findKeySalt(url, ''), '')
})

test('whoever makes other keys than the index has may not write it', async () => {
  const { url } = await createTestDatabase(migrate)
  await findKeySalt(url, 'of others')
  const client = await connect(url, 'injsight test')
  after(() => client.end())
  await assert.rejects(checkKeySalt(client), { kind: 'invalid-input', code: 'database.keys' })
})
