import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '@injsight/testing'
import { connect } from './connect.ts'
import { pipelined } from './pipelined.ts'
import { inTransaction } from './transaction.ts'

test('of statements sent together the one that failed is told, not one refused behind it', async () => {
  const { url } = await createTestDatabase()
  const client = await connect(url, 'test')
  // What is pipelined within waits for all its answers: what was sent behind it is heard of first.
  const inner = () => pipelined(client, () => client.query('select 1 / 0'))
  const failing = inTransaction(client, () =>
    pipelined(client, () => Promise.all([inner(), client.query('select 1'), client.query('select 2')])),
  )
  await assert.rejects(failing, { message: 'division by zero' })
  const { rows } = await inTransaction(client, () => client.query<{ one: number }>('select 1 as one'))
  assert.deepEqual(rows, [{ one: 1 }])
  assert.equal(client.connection.listenerCount('errorMessage'), 1, 'only the driver’s own')
  await client.end()
})
