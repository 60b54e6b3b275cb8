import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOf, kindOfTransaction, kinds } from './kinds.ts'

test('the order of kinds is the wire order and only grows', () => {
  assert.deepEqual(kinds.slice(0, 6), ['trade', 'transfer', 'contract', 'oracle', 'staking', 'other'])
})

test('a message is of the kind that its module is about', () => {
  const examples = {
    '/injective.exchange.v1beta1.MsgBatchUpdateOrders': 'trade',
    '/injective.exchange.v2.MsgCreateSpotLimitOrder': 'trade',
    '/injective.exchange.v2.MsgPrivilegedExecuteContract': 'contract',
    '/cosmos.bank.v1beta1.MsgSend': 'transfer',
    '/ibc.applications.transfer.v1.MsgTransfer': 'transfer',
    '/ibc.core.channel.v1.MsgRecvPacket': 'transfer',
    '/ibc.core.channel.v1.MsgChannelOpenInit': 'other',
    '/ibc.core.client.v1.MsgUpdateClient': 'other',
    '/injective.peggy.v1.MsgSendToEth': 'transfer',
    '/cosmwasm.wasm.v1.MsgExecuteContract': 'contract',
    '/injective.evm.v1.MsgEthereumTx': 'contract',
    '/injective.oracle.v1beta1.MsgRelayPriceFeedPrice': 'oracle',
    '/cosmos.staking.v1beta1.MsgDelegate': 'staking',
    '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward': 'staking',
    '/cosmos.gov.v1.MsgVote': 'staking',
    '/made.up.MsgNothing': 'other',
    '': 'other',
  }
  for (const [type, kind] of Object.entries(examples)) {
    assert.equal(kindOf(type), kind)
    assert.equal(kindOf(type), kind, 'also when it is asked again')
  }
})

test('a transaction is of the kind of its first message, or of the first that an authorisation runs', () => {
  const exec = '/cosmos.authz.v1beta1.MsgExec'
  const send = '/cosmos.bank.v1beta1.MsgSend'
  assert.equal(kindOfTransaction([send, '/cosmos.gov.v1.MsgVote']), 'transfer')
  assert.equal(kindOfTransaction([exec, exec, send]), 'transfer')
  assert.equal(kindOfTransaction([exec]), 'other')
  assert.equal(kindOfTransaction([]), 'other')
})
