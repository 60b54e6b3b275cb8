import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  Paging,
  PositionsV2Request,
  PositionsV2Response,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { ListKnownNamesResponse } from '@injsight/injsight-v1'
import { createFakeTransport } from '../../test/fake-transport.ts'
import { openExchange } from './exchange.ts'
import { listMarketPositions } from './market-positions.ts'

const marketId = `0x${'b2'.repeat(32)}`

/** An exchange that tells so many positions of a market, the smallest first. */
function openMarket(count: number) {
  const transport = createFakeTransport((method, request) => {
    assert.equal(method, 'PositionsV2')
    const { skip, limit } = PositionsV2Request.fromBinary(request)
    const positions = Array.from({ length: Math.min(limit, count - Number(skip)) }, (_, at) => {
      const place = Number(skip) + at
      const subaccountId = `0x${String(place).padStart(64, '0')}`
      return { marketId, subaccountId, direction: 'long', quantity: String(1 + (place >> 1)) }
    })
    return PositionsV2Response.toBinary(
      PositionsV2Response.create({ positions, paging: Paging.create({ total: BigInt(count) }) }),
    )
  })
  return openExchange(transport, () => Promise.resolve(ListKnownNamesResponse.create()))
}

test('[MARKET-02] public services tell who holds positions page by page, the largest first', async () => {
  const exchange = openMarket(250)
  const told: string[] = []
  for (let cursor = '', isMore = true; isMore; isMore = cursor !== '') {
    const page = await listMarketPositions(exchange, { marketId, cursor, limit: 100 })
    assert.deepEqual([page.total, page.ranked], [250, 250])
    told.push(...page.positions.map(({ subaccountId }) => subaccountId))
    cursor = page.next
  }
  const places = told.map((id) => Number(id.slice(2)))
  assert.deepEqual(
    places,
    Array.from({ length: 250 }, (_, at) => 249 - at),
  )
})

test('[MARKET-02] of more than a thousand positions it is told among how many these are the largest', async () => {
  const page = await listMarketPositions(openMarket(2500), { marketId, cursor: '', limit: 1 })
  assert.deepEqual([page.total, page.ranked, page.positions[0]?.quantity?.raw], [2500, 1000, '500'])
  await assert.rejects(listMarketPositions(openMarket(1), { marketId: 'x', cursor: '', limit: 1 }), {
    kind: 'invalid-input',
  })
})
