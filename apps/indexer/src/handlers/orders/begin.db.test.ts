import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Pool } from 'pg'
import { forEachRecording } from '@injsight/testing'
import { begunFromNode } from '../../../test/begun-from-node.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { indexMade } from '../../../test/made/made-chain.ts'
import { market, made, orderOf, readOpen } from '../../../test/made/made-orders.ts'

await forEachRecording((recording, test) => {
  test('an index that begins with a node holds the same orders and books as one that followed the chain', async () => {
    const { pool: followed } = await indexedRecording(recording)
    const { pool: begun } = await begunFromNode(recording)
    assert.deepEqual(await readTables(begun), await readTables(followed))
  })
})

test('a genesis with open orders is begun with, its books are their sums', async () => {
  const [first, second] = [orderOf(1), orderOf(2, { fillable: '2.5' })]
  const waiting = { ...orderOf(3), order_type: 'STOP_BUY', margin: made('9'), trigger_price: made('7') }
  const exchange = {
    spot_orderbook: [{ market_id: market, isBuySide: true, orders: [first, second] }],
    conditional_derivative_orderbooks: [{ market_id: market, limit_buy_orders: [waiting] }],
    orderbook_sequences: [{ sequence: '7', market_id: market }],
  }
  const { pool } = await indexMade([{}], { exchange })
  assert.deepEqual(await readOpen(pool), [
    [1, 0, '10.000000000000000000'],
    [2, 0, '2.500000000000000000'],
    [3, 1, '10.000000000000000000'],
  ])
  const { rows: levels } = await pool.query('select is_buy, price, quantity from book_levels')
  assert.deepEqual(levels, [{ is_buy: true, price: made('5'), quantity: made('12.5') }])
  const { rows: books } = await pool.query('select sequence, generation from books')
  assert.deepEqual(books, [{ sequence: '7', generation: 1 }])
})

async function readTables(pool: Pool) {
  const [orders, levels, books] = await Promise.all([
    // No node tells in which block an order was placed or last changed.
    pool.query(`select to_jsonb(o) - '{placed,changed}'::text[] as told from open_orders as o order by hash`),
    pool.query('select * from book_levels order by market, is_buy, price'),
    pool.query('select market, sequence, generation from books order by market'),
  ])
  return { orders: orders.rows, levels: levels.rows, books: books.rows }
}
