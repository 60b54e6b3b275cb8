import assert from 'node:assert/strict'
import { GetBlockAuctionResponse, GetOrderFatesResponse, GetOrderResponse } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readBusyRange } from '../../../test/recorded/named-txs.ts'
import { search } from '../search/search.ts'
import { createOrderStates } from '../subaccounts/order-states.ts'
import { getBlockAuction, getOrder, getOrderFates } from './get-orders.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)

  test('the auction of every block can be answered, and both sides of it trade as much', async () => {
    let fills = 0
    for (let height = 60n; height <= recording.to; height += 3n) {
      const auction = await getBlockAuction(pool, height)
      const read = GetBlockAuctionResponse.fromBinary(GetBlockAuctionResponse.toBinary(auction))
      assert.equal(read.height, height)
      for (const { trades, clearings } of read.markets) {
        fills += trades.length
        assert.equal(
          trades.length,
          clearings.reduce((sum, { buys, sells }) => sum + buys + sells, 0),
        )
      }
    }
    assert.notEqual(fills, 0)
  })

  test('the orders of every transaction of a busy block can be answered', async () => {
    const { rows } = await pool.query<{ hash: Buffer }>(
      'select hash from txs where tx_seq >> 16 between $1 and $1 + 3',
      [readBusyRange(recording).from],
    )
    let orders = 0
    for (const { hash } of rows) {
      const fates = await getOrderFates(pool, hash.toString('hex'))
      GetOrderFatesResponse.fromBinary(GetOrderFatesResponse.toBinary(fates))
      orders += fates.orders.length
      for (const { status } of fates.orders) assert.notEqual(status, '')
    }
    assert.notEqual(orders, 0)
  })

  test('[TRADE-03] an order is found by its hash alone, and told as by the transaction that placed it', async () => {
    const { rows } = await pool.query<{ hash: Buffer }>(
      `select hash from txs where tx_seq >> 16 between $1 and $1 + 3
        or tx_seq >> 16 in (select distinct placed from open_orders order by placed desc limit 3)`,
      [readBusyRange(recording).from],
    )
    const statuses = new Map<string, string>()
    for (const { hash } of rows) {
      const { orders, height, hash: transactionHash } = await getOrderFates(pool, hash.toString('hex'))
      for (const fate of orders.filter(({ terms, status }) => terms?.hash !== '' && status !== 'refused')) {
        const told = await getOrder(pool, fate.terms?.hash ?? '')
        GetOrderResponse.fromBinary(GetOrderResponse.toBinary(told))
        assert.deepEqual(told.order, { ...fate, message: 0, place: 0 })
        // What took the place of another stands with the transaction of that.
        if (told.waitedHash === '')
          assert.deepEqual([told.height, told.transactionHash], [height, transactionHash])
        statuses.set(fate.terms?.hash ?? '', fate.status)
      }
    }
    assert.ok(new Set(statuses.values()).size >= 3, [...new Set(statuses.values())].join(', '))
    const asked = [...statuses.keys()].slice(0, 200)
    const told = await createOrderStates({ pool }).orderStates({
      spotOrderHashes: asked,
      derivativeOrderHashes: [],
    })
    const states = [...told.spotOrderStates, ...told.derivativeOrderStates]
    assert.equal(states.length, asked.length)
    for (const { orderHash, state } of states) assert.equal(state, publicState(statuses.get(orderHash) ?? ''))
  })

  test('[TRADE-03] an order that was refused is found by its hash, and told as by its transaction', async () => {
    let found = 0
    for (let height = 60n; height <= 100n; height += 1n) {
      const { markets } = await getBlockAuction(pool, height)
      for (const { hash, cid, transactionHash, refusal } of markets.flatMap((market) => market.refused)) {
        const told = await getOrder(pool, hash)
        GetOrderResponse.fromBinary(GetOrderResponse.toBinary(told))
        const { orders } = await getOrderFates(pool, transactionHash)
        const fate = orders.find(({ terms }) => terms?.hash === hash)
        assert.deepEqual(told.order, { ...fate, message: 0, place: 0 })
        assert.deepEqual([told.order?.status, told.order?.refusal], ['refused', refusal])
        assert.deepEqual([told.hash, told.cid, told.transactionHash], [hash, cid, transactionHash])
        const { results } = await search(pool, hash, 0)
        assert.deepEqual(results, [{ kind: 'order', id: hash, name: '' }])
        found += 1
      }
    }
    assert.notEqual(found, 0)
  })

  test('an order that is not there is said to be missing, and what is no hash is refused', async () => {
    await assert.rejects(getOrder(pool, 'ff'.repeat(32)), { kind: 'not-found' })
    await assert.rejects(getOrder(pool, '0x12'), { kind: 'invalid-input' })
  })

  test('a block and a transaction that are not there are said to be missing', async () => {
    await assert.rejects(getBlockAuction(pool, recording.to + 1n), { kind: 'not-found' })
    await assert.rejects(getOrderFates(pool, 'ff'.repeat(32)), { kind: 'not-found' })
  })
})

/** What a client of the public service is told of the same. */
function publicState(status: string): string {
  if (status === 'open' || status === 'waiting') return 'booked'
  if (status === 'partially_filled') return 'partial_filled'
  return status === 'filled' || status === 'triggered' ? status : 'canceled'
}
