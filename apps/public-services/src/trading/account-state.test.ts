import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PositionsV2Response } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { ListKnownNamesResponse } from '@injsight/injsight-v1'
import { createFakeTransport } from '../../test/fake-transport.ts'
import { listPositions } from './account-state.ts'
import { openExchange } from './exchange.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const marketId = `0x${'b2'.repeat(32)}`
const perpetual = {
  id: marketId,
  ticker: 'INJ/USDT PERP',
  kind: 'perpetual',
  baseDenom: '',
  quoteDenom: 'usdt',
  baseDecimals: 0,
  quoteDecimals: 6,
}
const position = {
  marketId,
  direction: 'short',
  quantity: '2',
  entryPrice: '25000000',
  margin: '5000000',
}

async function read(told: { markPrice: string; liquidationPrice: string; upnl: string }) {
  const transport = createFakeTransport((method) => {
    assert.equal(method, 'PositionsV2')
    return PositionsV2Response.toBinary(PositionsV2Response.create({ positions: [{ ...position, ...told }] }))
  })
  const names = ListKnownNamesResponse.create({ markets: [perpetual] })
  const { positions, height } = await listPositions(
    openExchange(transport, () => Promise.resolve(names)),
    account,
  )
  assert.equal(height, 0n)
  const { markPrice, liquidationPrice, unrealizedProfit } = positions[0] ?? assert.fail('no position')
  return [markPrice, liquidationPrice, unrealizedProfit].map((value) => value?.human)
}

test('[ACCT-04] public services tell the mark, the liquidation price and the profit of a position', async () => {
  assert.deepEqual(await read({ markPrice: '25500000', liquidationPrice: '26960784.3', upnl: '-1000000' }), [
    '25.5',
    '26.9607843',
    '-1',
  ])
})

test('[ACCT-04] what they leave empty is not told, and a mark of zero is none', async () => {
  assert.deepEqual(await read({ markPrice: '', liquidationPrice: '', upnl: '' }), [
    undefined,
    undefined,
    undefined,
  ])
  assert.deepEqual(await read({ markPrice: '0', liquidationPrice: '1', upnl: '50000000' }), [
    undefined,
    '0.000001',
    undefined,
  ])
})
