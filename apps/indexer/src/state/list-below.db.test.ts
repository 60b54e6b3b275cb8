import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestDatabase } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { createState } from './state.ts'
import { stateTable } from './tables.ts'

const due = stateTable('due', { id: 'int4' }, { time: 'amount?' })

test('rows below a limit are found in the database and among the changes, the lowest first', async () => {
  const { state } = await prepare()
  for (const [id, time] of [
    [1, 30n],
    [2, 10n],
    [3, null],
    [4, 50n],
  ] as const)
    state.put(due, { id, time })
  await state.flush()
  state.put(due, { id: 5, time: 20n })
  state.remove(due, { id: 2 })
  assert.deepEqual(
    (await state.listBelow(due, 'time', 40n)).map(({ id }) => id),
    [5, 1],
  )
})

test('the database is not asked again before something is due', async () => {
  const { state, client } = await prepare()
  state.put(due, { id: 1, time: 30n })
  await state.flush()
  assert.deepEqual(await state.listBelow(due, 'time', 10n), [])
  await client.query('update due set time = 1') // as nobody may: it isn't seen
  assert.deepEqual(await state.listBelow(due, 'time', 30n), [])
  state.put(due, { id: 2, time: 5n })
  assert.equal((await state.listBelow(due, 'time', 31n)).length, 2)
})

test('what is due stays due when the step that removed it is undone', async () => {
  const { state } = await prepare()
  state.put(due, { id: 1, time: 30n })
  const step = state.attempt(async () => {
    for (const { id } of await state.listBelow(due, 'time', 31n)) state.remove(due, { id })
    assert.deepEqual(await state.listBelow(due, 'time', 31n), [])
    throw new Error('undone')
  })
  await assert.rejects(async () => step)
  assert.equal((await state.listBelow(due, 'time', 31n)).length, 1)
})

async function prepare() {
  const { url } = await createTestDatabase(async (to) => {
    const client = await connect(to, 'test')
    await client.query('create table due (id int4 primary key, time numeric)')
    await client.end()
  })
  const client = await connect(url, 'test')
  after(() => client.end())
  return { client, state: createState(client) }
}
