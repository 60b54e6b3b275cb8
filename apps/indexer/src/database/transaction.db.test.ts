import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '@injsight/testing'
import { connect } from './connect.ts'
import { inTransaction } from './transaction.ts'

test('what fails in a transaction leaves nothing behind, and the next one runs', async () => {
  const { url, pool } = await createTestDatabase()
  await pool.query('create table t (a int4)')
  const client = await connect(url, 'test')
  const failing = inTransaction(client, async () => {
    await client.query('insert into t values (1)')
    await client.query('select 1 / 0')
  })
  await assert.rejects(failing, { message: 'division by zero' })
  await inTransaction(client, () => client.query('insert into t values (2)'))
  await client.end()
  assert.deepEqual((await pool.query('select * from t')).rows, [{ a: 2 }])
})
