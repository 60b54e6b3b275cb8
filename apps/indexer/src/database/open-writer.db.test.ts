import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { kinds, openOrders } from '#src/handlers/orders/tables.ts'
import { createState } from '#src/state/state.ts'
import { emptyIndex } from '../../test/empty-index.ts'
import { openWriter } from './open-writer.ts'

test('what is changed is found by its key, whatever the size of a table was when the plan was made', async () => {
  const { url } = await emptyIndex()
  const writer = await openWriter(url)
  after(() => writer.end())
  const state = createState(writer)
  const hashes = Array.from({ length: 60 }, (_, at) => Buffer.alloc(32, at))
  // Often enough for PostgreSQL to keep one plan for all.
  for (let round = 0; round < 10; round++) {
    for (const hash of hashes) state.put(openOrders, { ...order, hash })
    await state.flush()
    state.forget()
    await state.prefetch(
      openOrders,
      hashes.map((hash) => ({ hash })),
    )
    for (const hash of hashes) state.remove(openOrders, { hash })
    await state.flush()
  }
  await writer.query('select pg_stat_force_next_flush()')
  const { rows } = await writer.query(
    `select seq_scan, n_tup_del from pg_stat_user_tables where relname = 'open_orders'`,
  )
  assert.deepEqual(rows, [{ seq_scan: '0', n_tup_del: '600' }])
})

const order = {
  market: 1n,
  account: 1n,
  subaccount: `0x${'00'.repeat(32)}`,
  kind: kinds.limit,
  type: 1,
  is_buy: true,
  price: 1n,
  quantity: 1n,
  fillable: 1n,
  margin: null,
  margin_hold: null,
  trigger_price: null,
  cid: Buffer.alloc(0),
  fee_recipient: '',
  expiration_block: 0n,
  generation: 1,
  placed: 1n,
  changed: 1n,
}
