import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AllowedMsgAllowance,
  BasicAllowance,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/feegrant_pb.js'
import { MsgBatchUpdateOrders } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import { readAnyJson } from './read-any-json.ts'

test('what a genesis holds of any type is read, with what stands inside of it', () => {
  const { typeUrl, value } = readAnyJson({
    '@type': '/cosmos.feegrant.v1beta1.AllowedMsgAllowance',
    allowance: {
      '@type': '/cosmos.feegrant.v1beta1.BasicAllowance',
      spend_limit: [{ denom: 'inj', amount: '5' }],
      expiration: '2030-01-01T00:00:00Z',
    },
    allowed_messages: ['/a.Msg'],
  })
  assert.equal(typeUrl, '/cosmos.feegrant.v1beta1.AllowedMsgAllowance')
  const { allowance, allowedMessages } = AllowedMsgAllowance.fromBinary(value)
  assert.deepEqual(allowedMessages, ['/a.Msg'])
  assert.equal(allowance?.typeUrl, '/cosmos.feegrant.v1beta1.BasicAllowance')
  const { spendLimit, expiration } = BasicAllowance.fromBinary(allowance.value)
  assert.deepEqual(
    spendLimit.map(({ amount }) => amount),
    ['5'],
  )
  assert.equal(expiration?.seconds, BigInt(Date.UTC(2030, 0, 1) / 1000))
})

test('decimals are read as the chain keeps them, wherever they stand', () => {
  const { value } = readAnyJson({
    '@type': '/injective.exchange.v1beta1.MsgBatchUpdateOrders',
    sender: 'inj1',
    spot_orders_to_create: [
      { market_id: '0x1', order_type: 'BUY', order_info: { price: '0.000000000012', quantity: '1000.5' } },
    ],
  })
  const [order] = MsgBatchUpdateOrders.fromBinary(value).spotOrdersToCreate
  assert.equal(order?.orderInfo?.price, '12000000')
  assert.equal(order?.orderInfo?.quantity, '1000500000000000000000')
  const unreadable = {
    '@type': '/injective.exchange.v1beta1.MsgBatchUpdateOrders',
    spot_orders_to_create: [{ order_info: { price: 'much' } }],
  }
  assert.throws(() => readAnyJson(unreadable), { code: 'json.value' })
})

test('types and fields that are not known are refused', () => {
  assert.throws(() => readAnyJson({ '@type': '/made.up.Type' }), { code: 'json.type' })
  assert.throws(() => readAnyJson(null), { code: 'json.type' })
  assert.throws(() => readAnyJson({ '@type': '/cosmos.feegrant.v1beta1.BasicAllowance', more: 1 }))
})
