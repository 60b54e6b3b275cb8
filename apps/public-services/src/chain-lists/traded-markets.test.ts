import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  BinaryOptionsMarketInfo,
  BinaryOptionsMarketsRequest,
  BinaryOptionsMarketsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import { createFakeTransport } from '../../test/fake-transport.ts'
import { fetchBinaryMarkets } from './traded-markets.ts'

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => BinaryOptionsMarketInfo.create({ marketId: `0x${at}` }))

/** A service that has some markets, and how often it was asked. */
function serving(all: BinaryOptionsMarketInfo[], heedsSkip = true) {
  const asked: bigint[] = []
  const client = new InjectiveDerivativeExchangeRPCClient(
    createFakeTransport((_, request) => {
      const { skip, limit } = BinaryOptionsMarketsRequest.fromBinary(request)
      asked.push(skip)
      const from = heedsSkip ? Number(skip) : 0
      return BinaryOptionsMarketsResponse.toBinary({ markets: all.slice(from, from + limit) })
    }),
  )
  return { asked, client }
}

test('[NET-10] markets of binary options are asked for to the last, and no further', async () => {
  for (const [count, skips] of [
    [7, [0n]],
    [230, [0n, 100n, 200n]],
  ] as const) {
    const { asked, client } = serving(numbered(count))
    assert.equal((await fetchBinaryMarkets(client)).length, count)
    assert.deepEqual(asked, skips)
  }
})

test('[NET-10] a service that begins each page at the first market is asked twice', async () => {
  const { asked, client } = serving(numbered(100), false)
  assert.equal((await fetchBinaryMarkets(client)).length, 100)
  assert.equal(asked.length, 2)
})
