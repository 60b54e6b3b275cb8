import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AuctionEndpointResponse,
  Bid,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_auction_rpc_pb'
import { createFakeTransport } from '../../test/fake-transport.ts'
import { listAuctionBids } from './auction-bids.ts'

test('public services tell bids page by page: one that comes meanwhile moves no line', async () => {
  let amounts = ['30', '20', '10']
  const transport = createFakeTransport(() =>
    AuctionEndpointResponse.toBinary(
      AuctionEndpointResponse.create({ bids: amounts.map((amount) => Bid.create({ amount })) }),
    ),
  )
  const first = await listAuctionBids(transport, { round: 1n, cursor: '', limit: 2 })
  amounts = ['40', ...amounts]
  const second = await listAuctionBids(transport, { round: 1n, cursor: first.next, limit: 2 })
  assert.deepEqual(
    [...first.bids, ...second.bids].map(({ amount }) => amount),
    ['30', '20', '10'],
  )
  assert.equal(second.next, '')
})
