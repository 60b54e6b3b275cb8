import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { recordedTransactions } from '../../test/recorded.ts'
import { decodeTx, messageTypesOf } from '../decode.ts'

const transactions = recordedTransactions()

test('every recorded transaction is read whole, and its signer is who the chain took for it', () => {
  assert.equal(transactions.length, 2820)
  for (const { hash, bytes, signer } of transactions) {
    const outline = messageTypesOf(bytes)
    assert.equal(outline.signer, signer, hash)
    assert.ok(outline.isWhole, hash)
  }
})

test('the types of messages, counted over all recorded transactions, are those that the chain counted', () => {
  type Counts = { byMessageType: Record<string, { ok: number; failed: number }> }
  const file = new URL('../../../../recordings/older/expected/counts.json', import.meta.url)
  const expected = (JSON.parse(readFileSync(file, 'utf8')) as Counts).byMessageType
  const counts: Record<string, number> = {}
  for (const { bytes } of transactions) {
    for (const { type } of decodeTx(bytes).messages) counts[type] = (counts[type] ?? 0) + 1
  }
  for (const [type, { ok, failed }] of Object.entries(expected)) assert.equal(counts[type], ok + failed, type)
  assert.deepEqual(Object.keys(counts).sort(), Object.keys(expected).sort())
})

test('an outline agrees with the transaction decoded whole', () => {
  for (const { hash, bytes } of transactions) {
    const tx = decodeTx(bytes)
    const { types, messageCount, fee, gasLimit, payer, granter, memo } = messageTypesOf(bytes)
    assert.equal(messageCount, tx.messages.length, hash)
    assert.deepEqual({ amount: fee, gasLimit, payer, granter }, tx.fee, hash)
    assert.equal(memo, tx.memo, hash)
    assert.equal(types[0], tx.messages[0]?.type, hash)
  }
})

test('messages inside an authorisation follow the one that holds them', () => {
  const exec = transactions
    .map(({ bytes }) => messageTypesOf(bytes))
    .filter(({ types }) => types[0]?.endsWith('MsgExec'))
  assert.ok(exec.length > 0)
  const nested = exec.find(({ types }) => types[1]?.endsWith('MsgExec'))
  assert.deepEqual(nested?.types.slice(0, 2), [
    '/cosmos.authz.v1beta1.MsgExec',
    '/cosmos.authz.v1beta1.MsgExec',
  ])
  assert.equal(nested?.messageCount, 1)
})

test('messages that an execution holds as texts are told too, and what cannot be read of them is not', () => {
  const inner = { '@type': '/cosmos.authz.v1beta1.MsgExec', msgs: [{ '@type': '/cosmos.gov.v1.MsgVote' }] }
  const texts = [JSON.stringify(inner), '{', 'null'].map((json) => field(2, text(json)))
  const { types, isWhole } = messageTypesOf(txOf('/cosmos.authz.v1beta1.MsgExecCompat', Buffer.concat(texts)))
  assert.deepEqual(types, [
    '/cosmos.authz.v1beta1.MsgExecCompat',
    '/cosmos.authz.v1beta1.MsgExec',
    '/cosmos.gov.v1.MsgVote',
  ])
  assert.equal(isWhole, false)
})

test('executions inside of one another are followed so far, and no further, however they are written', () => {
  const begin = '{"@type":"/cosmos.authz.v1beta1.MsgExec","msgs":['
  const deep = begin.repeat(200) + ']}'.repeat(200)
  let inner = Buffer.from(field(2, text(deep)))
  let type = '/cosmos.authz.v1beta1.MsgExecCompat'
  for (let depth = 0; depth < 20; depth++) {
    const { types } = messageTypesOf(txOf(type, inner))
    assert.equal(types.length, 17)
    inner = Buffer.from(field(2, Buffer.concat([field(1, text(type)), field(2, inner)])))
    type = '/cosmos.authz.v1beta1.MsgExec'
  }
})

test('without a key the signer is whom the first message names', () => {
  const from = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
  const bytes = txOf('/cosmos.bank.v1beta1.MsgSend', field(1, text(from)))
  assert.equal(messageTypesOf(bytes).signer, from)
})

test('the signer of an Ethereum transaction is its sender, in bytes or as hexadecimal text', () => {
  const address = Buffer.from('af79152ac5df276d9a8e1e2e22822f9713474902', 'hex')
  const type = '/injective.evm.v1.MsgEthereumTx'
  assert.equal(
    messageTypesOf(txOf(type, field(5, address))).signer,
    'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku',
  )
})

test('a message of an unknown kind leaves the signer open and the rest readable', () => {
  const { types, signer, isWhole } = messageTypesOf(txOf('/made.up.v1.MsgNothing', Uint8Array.of(1, 2, 3)))
  assert.deepEqual(
    { types, signer, isWhole },
    { types: ['/made.up.v1.MsgNothing'], signer: undefined, isWhole: true },
  )
})

test('rubbish never throws: what could be read is told, and that it is not all', () => {
  const { bytes } = transactions[0] ?? { bytes: new Uint8Array() }
  assert.equal(messageTypesOf(new Uint8Array()).isWhole, true)
  assert.equal(messageTypesOf(Uint8Array.of(255, 255)).isWhole, false)
  const cut = messageTypesOf(bytes.subarray(0, bytes.length - 20))
  assert.equal(cut.isWhole, false)
  assert.deepEqual(cut.types, messageTypesOf(bytes).types)
})

function txOf(type: string, value: Uint8Array): Uint8Array {
  return field(1, field(1, Buffer.concat([field(1, text(type)), field(2, value)])))
}

function field(number: number, bytes: Uint8Array): Uint8Array {
  assert.ok(bytes.length < 128 * 128)
  const length = bytes.length < 128 ? [bytes.length] : [(bytes.length & 127) | 128, bytes.length >> 7]
  return Buffer.concat([Uint8Array.of((number << 3) | 2, ...length), bytes])
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value)
}
