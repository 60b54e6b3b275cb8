import assert from 'node:assert/strict'
import { GetBlockAuctionResponse, GetOrderFatesResponse } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readBusyRange } from '../../../test/recorded/named-txs.ts'
import { getBlockAuction, getOrderFates } from './get-orders.ts'

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

  test('a block and a transaction that are not there are said to be missing', async () => {
    await assert.rejects(getBlockAuction(pool, recording.to + 1n), { kind: 'not-found' })
    await assert.rejects(getOrderFates(pool, 'ff'.repeat(32)), { kind: 'not-found' })
  })
})
