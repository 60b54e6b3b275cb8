import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getOrderBook } from '#src/queries/orders/books/order-book.ts'
import { indexMade, type MadeEvent } from '../../../test/made/made-chain.ts'
import { base64, json, made, market, tell } from '../../../test/made/made-orders.ts'

test('of levels that a block tells twice the later count, at the head and later on', async () => {
  const blocks = [
    { end: [levels(1, [['5', '1']])] },
    {
      end: [
        levels(2, [
          ['5', '2'],
          ['4', '7'],
        ]),
        levels(3, [
          ['5', '3'],
          ['3', '1'],
        ]),
      ],
    },
  ]
  const { pool } = await indexMade(blocks)
  const head = await getOrderBook(pool, market)
  const { pool: longer } = await indexMade([...blocks, {}])
  const past = await getOrderBook(longer, market, 2n)
  for (const book of [head, past]) {
    assert.equal(book?.sequence, 3n)
    assert.deepEqual(
      book.buys.map(({ price, quantity }) => [price.raw, quantity.raw].map(Number)),
      [
        [5, 3],
        [4, 7],
        [3, 1],
      ],
    )
  }
})

function levels(sequence: number, buys: [string, string][]): MadeEvent {
  const buy_levels = buys.map(([p, q]) => ({ p: made(p), q: made(q) }))
  const orderbook = { market_id: base64(market), buy_levels, sell_levels: [] }
  return [
    tell('EventOrderbookUpdate'),
    json({ spot_updates: [{ seq: String(sequence), orderbook }], derivative_updates: [] }),
  ]
}
