import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  GetAccountTxsResponse,
  GetValidatorResponse,
  TxData,
  TxDetailData,
  Validator,
  ValidatorDescription,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { formatReply } from './rest-json.ts'

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))

test('a transaction reads as over the REST service of the explorer', () => {
  const messages = [{ type: '/cosmos.bank.v1beta1.MsgSend', value: { from_address: 'inj1…' } }]
  const logs = [
    { msg_index: '0', events: [{ type: 'message', attributes: [{ key: 'module', value: 'bank' }] }] },
  ]
  const tx = TxDetailData.create({
    blockNumber: 5n,
    hash: '0xab',
    data: Buffer.from('data'),
    gasWanted: 400_000n,
    gasFee: {
      amount: [{ denom: 'inj', amount: '64000000000000' }],
      gasLimit: 400_000n,
      payer: 'inj1…',
      granter: '',
    },
    events: [{ type: 'tx', attributes: { fee: '1inj' } }],
    messages: bytes(messages),
    logs: bytes(logs),
    txNumber: 327_680n,
    claimIds: [7n],
  })
  const paging = { total: 1n, from: 1, to: 1, countBySubaccount: 0n, next: [] }
  const { data, ...rest } = formatReply(GetAccountTxsResponse, { paging, data: [tx] })
  assert.deepEqual(rest, { paging: { total: 1, from: 1, to: 1, count_by_subaccount: 0, next: [] } })
  assert.deepEqual((data as object[])[0], {
    id: '',
    block_number: 5,
    block_timestamp: '',
    hash: '0xab',
    code: 0,
    data: 'ZGF0YQ==',
    info: '',
    gas_wanted: 400_000,
    gas_used: 0,
    gas_fee: {
      amount: [{ denom: 'inj', amount: '64000000000000' }],
      gas_limit: 400_000,
      payer: 'inj1…',
      granter: '',
    },
    codespace: '',
    events: [{ type: 'tx', attributes: { fee: '1inj' } }],
    tx_type: '',
    messages,
    signatures: [],
    memo: '',
    tx_number: 327_680,
    block_unix_timestamp: 0,
    error_log: '',
    logs,
    claim_id: [7],
  })
})

test('a transaction in a list or a block has its gas and fee too, where they are known', () => {
  const data = { ...TxDetailData.create({ gasUsed: 5n }), ...TxData.create({ txMsgTypes: bytes(['/a.B']) }) }
  const formatted = formatReply(TxData, data)
  assert.equal(formatted['gas_used'], 5)
  assert.deepEqual(formatted['tx_msg_types'], ['/a.B'])
  assert.equal('gas_used' in formatReply(TxData, TxData.create()), false)
})

test('what is absent is left out, what is empty stays a list', () => {
  assert.deepEqual(formatReply(GetValidatorResponse, { s: 'ok', errmsg: '' }), { s: 'ok', errmsg: '' })
  assert.deepEqual(formatReply(TxDetailData, TxDetailData.create())['logs'], [])
})

test('the picture of a validator has its own spelling', () => {
  const description = ValidatorDescription.create({ imageUrl: 'b' })
  const formatted = formatReply(Validator, Validator.create({ imageUrl: 'a', description }))
  assert.equal(formatted['imageURL'], 'a')
  assert.equal((formatted['description'] as Record<string, unknown>)['image_url'], 'b')
})
