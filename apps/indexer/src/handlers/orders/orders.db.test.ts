import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getOrderBook } from '#src/queries/orders/books/order-book.ts'
import { findOrder } from '#src/queries/orders/find-order.ts'
import { listOrderHistory } from '#src/queries/orders/order-history.ts'
import { listAccountTrades } from '#src/queries/orders/trades.ts'
import { indexMade, type MadeEvent } from '../../../test/made/made-chain.ts'
import {
  base64,
  cancel,
  fill,
  hashOf,
  json,
  made,
  market,
  newOrders,
  orderOf,
  owner,
  readOpen,
  tell,
} from '../../../test/made/made-orders.ts'

const address = Buffer.from(owner, 'hex')

test('an order is filled in parts until nothing is left of it', async () => {
  const first = [{ end: [newOrders([1])] }, { end: [fill({ n: 1, quantity: '4' })] }]
  const { pool } = await indexMade([...first, { end: [fill({ n: 1, quantity: '5' })] }])
  assert.deepEqual(await readOpen(pool), [[1, 0, made('1')]])
  const whole = await indexMade([...first, { end: [fill({ n: 1, quantity: '6' })] }])
  assert.deepEqual(await readOpen(whole.pool), [])
})

test('an order that was matched when it came rests with what is left, whichever is told first', async () => {
  const rest = newOrders([1], { fillable: '3' })
  const match = fill({ n: 1, quantity: '7', execution: 'LimitMatchNewOrder' })
  for (const end of [
    [rest, match],
    [match, rest],
  ]) {
    const { pool } = await indexMade([{ end }])
    assert.deepEqual(await readOpen(pool), [[1, 0, made('3')]])
  }
})

test('an order that is cancelled before its block is over never was open', async () => {
  const { pool } = await indexMade([{ txs: [{ events: [cancel(1)] }], end: [newOrders([2])] }])
  assert.deepEqual(await readOpen(pool), [[2, 0, made('10')]])
})

test('a fill of more than is left, or of what nobody knows, is left unread and changes nothing', async () => {
  for (const n of [1, 2]) {
    const { pool } = await indexMade([{ end: [newOrders([1])] }, { end: [fill({ n, quantity: '11' })] }])
    assert.deepEqual(await readOpen(pool), [[1, 0, made('10')]])
    const { rows } = await pool.query(`select height, module, what from unread where module = 'orders'`)
    assert.deepEqual(rows, [{ height: '2', module: 'orders', what: tell('EventBatchSpotExecution') }])
  }
})

test('a liquidator brings an order along that nothing tells of but its fills', async () => {
  const { pool } = await indexMade([{ txs: [{ events: [fill({ n: 9, quantity: '1' })] }] }])
  assert.equal((await pool.query(`select from unread where module = 'orders'`)).rowCount, 0)
})

test('what waits for a trigger is gone when it comes, and what is placed then is an order of its own', async () => {
  const waiting = { ...orderOf(1, { type: 'STOP_SELL' }), margin: made('0'), trigger_price: made('4') }
  const { fillable: _, order_hash, ...order } = waiting
  const place: MadeEvent = [
    tell('EventNewConditionalDerivativeOrder'),
    json({ market_id: market, order, hash: order_hash, is_market: false }),
  ]
  const taken: MadeEvent = [
    tell('EventCancelConditionalDerivativeOrder'),
    json({ market_id: market, isLimitCancel: true, limit_order: waiting, market_order: null }),
  ]
  const trigger: MadeEvent = [
    tell('EventConditionalDerivativeOrderTrigger'),
    json({ market_id: base64(market), triggered_order_hash: hashOf(1), placed_order_hash: hashOf(2) }),
  ]
  const placed: MadeEvent = [
    tell('EventNewDerivativeOrders'),
    json({
      market_id: market,
      buy_orders: [],
      sell_orders: [{ ...orderOf(2, { type: 'SELL' }), margin: made('0') }],
    }),
  ]
  const blocks = [{ txs: [{ events: [place] }] }, { end: [taken, trigger, placed] }]
  assert.deepEqual(await readOpen((await indexMade(blocks.slice(0, 1))).pool), [[1, 1, made('10')]])
  const { pool } = await indexMade(blocks)
  assert.deepEqual(await readOpen(pool), [[2, 0, made('10')]])
  const { items } = await listOrderHistory(pool, address, { limit: 10 })
  assert.deepEqual(
    items.map(({ kind, height }) => `${kind} ${height}`),
    ['triggered 2', 'placed 2', 'placed 1'],
  )
})

test('a chain that tells each event in the words of both generations is heard once', async () => {
  const both = [newOrders([1], { generation: 2 }), newOrders([1])]
  const taken = [cancel(1, { generation: 2 }), cancel(1)]
  const { pool } = await indexMade([{ end: both }, { txs: [{ events: taken }] }])
  const { items } = await listOrderHistory(pool, address, { limit: 10 })
  assert.deepEqual(
    items.map((entry) => (entry.kind === 'placed' ? entry.terms.generation : entry.kind)),
    ['cancelled', 2],
  )
})

test('an order that reached its last block has expired, and what the end of a block takes back was pruned', async () => {
  const brief = { ...orderOf(1), expiration_block: '2' }
  const expire: MadeEvent = [tell('EventCancelSpotOrder', 2), json({ market_id: market, order: brief })]
  const { pool } = await indexMade([
    { end: [newOrders([2], { generation: 2 })] },
    { begin: [expire], end: [cancel(2, { generation: 2 })] },
  ])
  const { items } = await listOrderHistory(pool, address, { limit: 10 })
  assert.deepEqual(
    items.map((entry) => (entry.kind === 'cancelled' ? entry.end.reason : entry.kind)),
    ['pruned', 'expired', 'placed'],
  )
})

test('one whose trigger came, and for which the chain could not place another, says so', async () => {
  const failed: MadeEvent = [
    tell('EventTriggerConditionalMarketOrderFailed', 2),
    json({ order_hash: hashOf(1) }),
  ]
  const { pool } = await indexMade([
    { end: [newOrders([1, 2], { generation: 2 })] },
    { end: [cancel(1), cancel(2), failed] },
  ])
  const { items } = await listOrderHistory(pool, address, { limit: 2 })
  assert.deepEqual(
    items.map((entry) => (entry.kind === 'cancelled' ? entry.end.reason : entry.kind)).toSorted(),
    ['not_placed', 'pruned'],
  )
  // Before exchange v2 no chain told why.
  const found = await findOrder(pool, Buffer.from(hashOf(1), 'base64'))
  assert.deepEqual(found?.fate.refusal, null)
})

test('[ACCT-04] whose market orders find nobody has pages of trades without one, and cursors that lead on to the end', async () => {
  const nothing = { end: [fill({ n: 2, quantity: '0', execution: 'Market' })] }
  const { pool } = await indexMade([
    { end: [newOrders([1])] },
    { end: [fill({ n: 1, quantity: '4' })] },
    ...Array.from({ length: 1100 }, () => nothing),
    { end: [fill({ n: 1, quantity: '3' })] },
  ])
  const first = await listAccountTrades(pool, address, { limit: 2 })
  assert.deepEqual(heightsOf(first), [1103n])
  assert.ok(first.next !== null)
  const second = await listAccountTrades(pool, address, { limit: 2, cursor: first.next })
  assert.deepEqual([heightsOf(second), second.next], [[2n], null])
  const full = await listAccountTrades(pool, address, { limit: 1 })
  assert.deepEqual(heightsOf(full), [1103n])
  await assert.rejects(
    listAccountTrades(pool, address, { limit: 2, signal: AbortSignal.abort(new Error('left')) }),
    /left/,
  )
})

function heightsOf({ items }: { items: { height: bigint }[] }): bigint[] {
  return items.map(({ height }) => height)
}

test('the upgrade to v2 writes orders and books anew', async () => {
  const change = { cid: '', hash: hashOf(1), p: made('0.5'), q: made('1'), f: made('0.25'), tp: null }
  const migrated: MadeEvent = [
    tell('EventSpotOrdersV2Migration', 2),
    json({ market_id: market, buy_order_changes: [change], sell_order_changes: [] }),
  ]
  const { pool } = await indexMade([{ end: [newOrders([1]), levels([['5', '10']])] }, { begin: [migrated] }])
  assert.deepEqual(await readOpen(pool), [[1, 0, made('0.25')]])
  const { rows } = await pool.query('select price, quantity from book_levels')
  assert.deepEqual(rows, [{ price: made('0.5'), quantity: made('0.25') }])
})

test('a book at any height is its last frame and what changed since', async () => {
  const blocks = Array.from({ length: 600 }, (_, at) => ({
    end:
      at % 100 === 0
        ? [
            levels(
              [
                [`${at + 1}`, '1'],
                ['7', `${at}`],
              ],
              at + 1,
            ),
          ]
        : [],
  }))
  const { pool } = await indexMade(blocks)
  const { rows } = await pool.query('select height from book_frames order by height')
  assert.deepEqual(rows, [{ height: '256' }, { height: '512' }])
  const at = async (height: bigint) => {
    const book = await getOrderBook(pool, market, height)
    return book && [book.sequence, ...book.buys.map(({ price }) => Number(price.raw))]
  }
  assert.deepEqual(await at(1n), [1n, 1])
  assert.deepEqual(await at(300n), [201n, 201, 101, 7, 1])
  assert.deepEqual(await at(512n), [501n, 501, 401, 301, 201, 101, 7, 1])
  assert.deepEqual(await at(600n), [501n, 501, 401, 301, 201, 101, 7, 1])
  await assert.rejects(at(601n), { kind: 'not-found' })
})

const broken: Record<string, MadeEvent> = {
  'no list': [tell('EventNewSpotOrders'), json({ market_id: market, buy_orders: 'x', sell_orders: [] })],
  'a market that is none': [
    tell('EventNewSpotOrders'),
    json({ market_id: '0x12', buy_orders: [], sell_orders: [] }),
  ],
  'no JSON': [tell('EventNewSpotOrders'), { market_id: market, buy_orders: '{', sell_orders: '[]' }],
  'an order without a hash': [
    tell('EventNewSpotOrders'),
    json({ market_id: market, buy_orders: [{ ...orderOf(1), order_hash: 'AAAA' }], sell_orders: [] }),
  ],
  'less than nothing': fill({ n: 1, quantity: '-1' }),
  'no number': fill({ n: 1, quantity: 'NaN' }),
  'a huge number': fill({ n: 1, quantity: '9'.repeat(400) }),
  'an unknown kind of trade': fill({ n: 1, quantity: '1', execution: 'Barter' }),
  'nothing at all': [tell('EventBatchSpotExecution'), {}],
  'no order to cancel': [tell('EventCancelDerivativeOrder'), json({ market_id: market })],
  'levels that are none': [
    tell('EventOrderbookUpdate'),
    json({ spot_updates: [{}], derivative_updates: null }),
  ],
}

test('events that are broken are left unread, in state and in history, and change nothing', async () => {
  for (const [name, event] of Object.entries(broken)) {
    const { pool } = await indexMade([{ end: [newOrders([1])] }, { end: [event] }])
    assert.deepEqual(await readOpen(pool), [[1, 0, made('10')]], name)
    const { rows } = await pool.query(`select distinct height, what from unread where module = 'orders'`)
    assert.deepEqual(rows, [{ height: '2', what: event[0] }], name)
    const { items } = await listOrderHistory(pool, address, { limit: 10 })
    assert.equal(items.length, 1, name)
  }
})

test('a name that a sender gave may hold what no text of the database can', async () => {
  const order = orderOf(1)
  const odd = { ...order, order_info: { ...order.order_info, cid: 'a\0b' } }
  const event: MadeEvent = [
    tell('EventNewSpotOrders'),
    json({ market_id: market, buy_orders: [odd], sell_orders: [] }),
  ]
  const { pool } = await indexMade([{ end: [event] }])
  const { rows } = await pool.query<{ cid: Buffer }>('select cid from open_orders')
  assert.equal(rows[0]?.cid.toString(), 'a\0b')
})

function levels(buys: [string, string][], sequence = 1): MadeEvent {
  const buy_levels = buys.map(([p, q]) => ({ p: made(p), q: made(q) }))
  const orderbook = { market_id: base64(market), buy_levels, sell_levels: [] }
  return [
    tell('EventOrderbookUpdate'),
    json({ spot_updates: [{ seq: String(sequence), orderbook }], derivative_updates: [] }),
  ]
}
