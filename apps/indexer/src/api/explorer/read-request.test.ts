import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typeKey } from '#src/decode/values/keys.ts'
import {
  readBlockId,
  readLimit,
  readSkip,
  readStatus,
  readTimeMs,
  readToken,
  readTransactionHash,
  readTypes,
} from './read-request.ts'

const refused = { kind: 'invalid-input' }
const digits = 'AB'.repeat(32)

test('a page has 12 lines unless told, and never more than 100', () => {
  assert.deepEqual([0, 1, 100, 1_000_000].map(readLimit), [12, 1, 100, 100])
  assert.throws(() => readLimit(-1), refused)
})

test('a page that lies too deep is asked for in another way', () => {
  assert.equal(readSkip(10_000n), 10_000)
  assert.throws(() => readSkip(10_001n), refused)
  assert.throws(() => readSkip(-1n), refused)
})

test('a hash is read in any case, with or without 0x', () => {
  for (const text of [digits, digits.toLowerCase(), `0x${digits}`, ` 0X${digits} `]) {
    assert.equal(readTransactionHash(text).toString('hex'), digits.toLowerCase())
  }
  for (const text of ['', 'zz', digits.slice(1), `${digits}0`, 'x'.repeat(10_000)]) {
    assert.throws(() => readTransactionHash(text), refused)
  }
})

test('a block is asked for by height or hash', () => {
  assert.deepEqual(readBlockId('42'), { height: 42n })
  assert.deepEqual(readBlockId('99999999999999999999'), { height: 99999999999999999999n })
  assert.deepEqual(readBlockId(digits), { hash: Buffer.from(digits, 'hex') })
  assert.deepEqual(readBlockId('1'.repeat(64)), { hash: Buffer.from('1'.repeat(64), 'hex') })
  for (const text of ['', 'abc', '-1', '1.5', '1e3', '0x12']) assert.throws(() => readBlockId(text), refused)
})

test('message types come as a comma list, with or without their slash', () => {
  const send = typeKey('/cosmos.bank.v1beta1.MsgSend')
  const vote = typeKey('/cosmos.gov.v1.MsgVote')
  assert.equal(readTypes(' , '), undefined)
  assert.deepEqual(
    readTypes('cosmos.bank.v1beta1.MsgSend,/cosmos.bank.v1beta1.MsgSend, /cosmos.gov.v1.MsgVote'),
    [send, vote],
  )
  assert.throws(() => readTypes(Array(101).fill('a').join()), refused)
})

test('status, time and token are read, nonsense is refused', () => {
  assert.deepEqual(['', 'success', 'fail', 'failed'].map(readStatus), [
    undefined,
    'success',
    'failed',
    'failed',
  ])
  for (const text of ['ok', 'constructor', 'toString']) assert.throws(() => readStatus(text), refused)
  assert.deepEqual([readTimeMs(0n), readTimeMs(5n)], [undefined, 5n])
  for (const time of [-1n, 1n << 62n]) assert.throws(() => readTimeMs(time), refused)
  assert.deepEqual([readToken(''), readToken('17')], [undefined, 17n])
  for (const text of ['-1', 'abc', '9'.repeat(19), "1';drop table"])
    assert.throws(() => readToken(text), refused)
})
