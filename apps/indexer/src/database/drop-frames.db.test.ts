import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getOrderBook } from '#src/queries/orders/books/order-book.ts'
import { beginMade, makeBlock, type MadeEvent } from '../../test/made/made-chain.ts'
import { base64, json, made, market as busy, tell } from '../../test/made/made-orders.ts'
import { dropOlder } from './drop-older.ts'
import type { IndexedBlock } from './write/indexed-block.ts'
import { partitionBlocks as border } from './partitions.ts'
import { createBlockWriter } from './write/write-blocks.ts'
import { writeOlder } from './write/write-older.ts'

const quiet = `0x${'cd'.repeat(32)}`
const [base, head] = [border - 600n, border + 20n]
/** What rests in a book after a block that changes it. */
const changes = new Map<bigint, MadeEvent[]>([
  [border - 500n, [levels(busy, '1'), levels(quiet, '9')]],
  [border - 10n, [levels(busy, '2')]],
  [border + 10n, [levels(busy, '3')]],
])

test('frames go with the blocks that they were for, and books are known from there on', async () => {
  const { client, pool } = await prepare()
  const frames = async () =>
    (await pool.query<{ height: string }>('select height from book_frames order by height')).rows.map(
      ({ height }) => BigInt(height) - border,
    )
  assert.deepEqual(await frames(), [-256n, -256n, 0n])
  assert.equal(await dropOlder(client, 2n ** 62n), border)
  assert.deepEqual(await frames(), [-256n, 0n])
  const bookAt = async (market: string, height: bigint) =>
    (await getOrderBook(pool, market, border + height))?.buys.map(({ quantity }) => Number(quantity.raw))
  assert.deepEqual(await bookAt(busy, 0n), [2])
  assert.deepEqual(await bookAt(busy, 9n), [2])
  assert.deepEqual(await bookAt(busy, 10n), [3])
  assert.deepEqual(await bookAt(quiet, 5n), [9])
  await assert.rejects(bookAt(busy, -1n), { kind: 'not-found' })
  // Blocks that come back don't bring the frames with them.
  await writeOlder(client, {
    blocks: blocksOf(border - 5n, border - 1n),
    votes: { present: [], absent: [] },
  })
  await assert.rejects(bookAt(busy, -1n), { kind: 'not-found' })
  assert.deepEqual(await bookAt(busy, 9n), [2])
})

async function prepare() {
  const { client, pool } = await beginMade(base)
  await createBlockWriter(client)(blocksOf(base, head))
  return { client, pool }
}

function blocksOf(from: bigint, to: bigint): IndexedBlock[] {
  return Array.from({ length: Number(to - from) + 1 }, (_, at) => {
    const height = from + BigInt(at)
    return makeBlock(height, { end: changes.get(height) ?? [] })
  })
}

function levels(market: string, quantity: string): MadeEvent {
  const buy_levels = [{ p: made('5'), q: made(quantity) }]
  const orderbook = { market_id: base64(market), buy_levels, sell_levels: [] }
  return [
    tell('EventOrderbookUpdate'),
    json({ spot_updates: [{ seq: '1', orderbook }], derivative_updates: [] }),
  ]
}
