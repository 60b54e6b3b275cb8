import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestDatabase } from '@injsight/testing'
import { inBatch, type Statement } from './batch.ts'
import { connect } from '../connect.ts'
import { createCopyRows, type TableRows } from './copy-rows.ts'
import { asRows, encodeRows } from './row-parameters.ts'

test('statements and rows run in the order in which they are given, and say how many rows they changed', async () => {
  const { client, list } = await prepare()
  const counts = await inBatch(client, async (batch) => {
    const all = await Promise.all([
      batch.query(add(1, 2)),
      batch.copy([rowsOf(3), rowsOf(4, 5)]),
      batch.query(remove(2, 4, 9)),
      batch.query(add(6)),
    ])
    return all.flat().map(({ rowCount }) => rowCount)
  })
  assert.deepEqual(counts, [2, 3, 2, 1])
  assert.deepEqual(await list(), [1, 3, 5, 6])
})

test('the statement that failed is told, nothing behind it runs, and the connection goes on', async () => {
  const { client, list } = await prepare()
  const failing = inBatch(client, (batch) =>
    Promise.all([batch.query(add(1)), batch.query(failure), batch.copy([rowsOf(2)]), batch.query(remove(1))]),
  )
  await assert.rejects(failing, { message: 'division by zero' })
  // Some of the statements have been prepared by now, some have not.
  await inBatch(client, (batch) =>
    Promise.all([batch.query(add(3)), batch.copy([rowsOf(4)]), batch.query(remove(4))]),
  )
  await assert.rejects(
    inBatch(client, (batch) => batch.query(failure)),
    { message: 'division by zero' },
  )
  assert.deepEqual(await list(), [3])
  assert.equal(client.connection.listenerCount('parseComplete'), 1, 'only the driver’s own')
})

test('rows that a table refuses are told', async () => {
  const { client, list } = await prepare()
  await assert.rejects(
    inBatch(client, (batch) => Promise.all([batch.copy([rowsOf(1, 1)]), batch.query(add(2))])),
    { code: '23505' },
  )
  assert.deepEqual(await list(), [])
})

test('what cannot be given is thrown once what was given before has run', async () => {
  const { client, list } = await prepare()
  const failing = inBatch(client, (batch) => {
    void batch.query(add(1))
    throw new Error('it was never given')
  })
  await assert.rejects(failing, { message: 'it was never given' })
  assert.deepEqual(await list(), [1])
})

test('what is given after waiting is refused', async () => {
  const { client, list } = await prepare()
  const failing = inBatch(client, async (batch) => {
    await batch.query(add(1))
    return batch.query(add(2))
  })
  await assert.rejects(failing, { kind: 'bug' })
  assert.deepEqual(await list(), [1])
})

test('a lost connection ends a batch, and takes no other', async () => {
  const { client } = await prepare()
  const lost = inBatch(client, (batch) => batch.query(stop))
  await assert.rejects(lost, { code: '57P01' })
  await assert.rejects(inBatch(client, (batch) => batch.query(add(2))))
})

const petColumns = { id: 'int4' } as const
const encode = (ids: number[]) =>
  encodeRows(
    petColumns,
    ids.map((id) => ({ id })),
  )
const add = (...ids: number[]) =>
  statement('add', `insert into pets select * from ${asRows(petColumns)}`, ...encode(ids))
const remove = (...ids: number[]) =>
  statement('remove', `delete from pets using ${asRows(petColumns)} where pets.id = r.id`, ...encode(ids))
const failure = statement('failure', 'select 1 / $1::int4', '0')
const stop = statement('stop', 'select pg_terminate_backend(pg_backend_pid())')

function statement(name: string, text: string, ...values: Statement['values']): Statement {
  return { name, text, values }
}

function rowsOf(...ids: number[]): TableRows {
  const rows = createCopyRows('pets', 'id')
  for (const id of ids) {
    rows.row()
    rows.int4(id)
  }
  return rows.finish()
}

async function prepare() {
  const { url, pool } = await createTestDatabase()
  await pool.query('create table pets (id int4 primary key)')
  const client = await connect(url, 'test')
  after(() => client.end())
  const list = async () =>
    (await pool.query<{ id: number }>('select id from pets order by id')).rows.map(({ id }) => id)
  return { client, list }
}
