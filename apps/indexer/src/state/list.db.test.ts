import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestDatabase } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { createState } from './state.ts'
import { stateTable } from './tables.ts'

const pets = stateTable('pets', { id: 'int4' }, { owner: 'text' })

test('what is listed is what the database has, with all that was changed since', async () => {
  const state = await prepare()
  for (const id of [3, 1, 2, 4]) state.put(pets, { id, owner: 'ann' })
  await state.flush()
  state.put(pets, { id: 1, owner: 'bob' })
  state.remove(pets, { id: 2 })
  state.put(pets, { id: 5, owner: 'ann' })
  state.put(pets, { id: 5, owner: 'ann' })
  assert.deepEqual(await list('ann'), [3, 4, 5])
  assert.deepEqual(await list('bob'), [1])
  await state.flush()
  state.forget()
  assert.deepEqual(await list('ann'), [3, 4, 5])

  async function list(owner: string): Promise<number[]> {
    return (await state.list(pets, { owner })).map(({ id }) => id)
  }
})

test('what a step that failed has changed is not listed', async () => {
  const state = await prepare()
  state.put(pets, { id: 1, owner: 'ann' })
  await state.flush()
  const step = state.attempt(async () => {
    state.put(pets, { id: 2, owner: 'ann' })
    state.remove(pets, { id: 1 })
    assert.deepEqual(
      (await state.list(pets, {})).map(({ id }) => id),
      [2],
    )
    throw new Error('undone')
  })
  await assert.rejects(async () => step)
  assert.deepEqual(
    (await state.list(pets, {})).map(({ id }) => id),
    [1],
  )
})

async function prepare() {
  const { url } = await createTestDatabase(async (to) => {
    const client = await connect(to, 'test')
    await client.query('create table pets (id int4 primary key, owner text)')
    await client.end()
  })
  const client = await connect(url, 'test')
  after(() => client.end())
  return createState(client)
}
