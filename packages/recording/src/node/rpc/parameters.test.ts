import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBytes, readFlag, readInteger, readText, type Parameters } from './parameters.ts'

const http = (value: string): Parameters => ({ from: 'http', values: { it: value } })
const json = (value: unknown): Parameters => ({ from: 'json', values: { it: value } })
const refused = { code: 'rpc.refused', values: { rpcCode: -32602 } }

test('integers are digits in a URL, with quotes or without, and texts in JSON', () => {
  assert.equal(readInteger(http('7'), 'it'), 7n)
  assert.equal(readInteger(http('"7"'), 'it'), 7n)
  assert.equal(readInteger(http('-1'), 'it'), -1n)
  assert.equal(readInteger(json('7'), 'it'), 7n)
  assert.throws(() => readInteger(json(7), 'it'), { ...refused, message: /encoding "7", expected string/ })
  assert.throws(() => readInteger(json('abc'), 'it'), { ...refused, message: /invalid character 'a'/ })
  assert.throws(() => readInteger(http('abc'), 'it'), {
    ...refused,
    message: /encoding "abc", expected string/,
  })
  assert.throws(() => readInteger(http('99999999999999999999'), 'it'), refused)
})

test('texts stand in quotes in a URL, or as hex', () => {
  assert.equal(readText(http('"tm.event=\'Tx\'"'), 'it'), "tm.event='Tx'")
  assert.equal(readText(http('0x2f61'), 'it'), '/a')
  assert.equal(readText(json('/a'), 'it'), '/a')
  assert.throws(() => readText(http('xyz'), 'it'), { ...refused, message: /invalid character 'x'/ })
  assert.throws(() => readText(json({}), 'it'), refused)
})

test('bytes are hex or quoted in a URL, base64 in JSON, hex where CometBFT says so', () => {
  const bytes = Buffer.from([1, 0xab])
  assert.deepEqual(readBytes(http('0x01AB'), 'it'), bytes)
  assert.deepEqual(readBytes(http('"a"'), 'it'), Buffer.from('a'))
  assert.deepEqual(readBytes(json('Aas='), 'it'), bytes)
  assert.deepEqual(readBytes(json('01ab'), 'it', 'hex'), bytes)
  assert.throws(() => readBytes(http('xyz'), 'it'), refused)
  assert.throws(() => readBytes(json(5), 'it'), refused)
})

test('flags are true or false', () => {
  assert.ok(readFlag(http('true'), 'it'))
  assert.ok(readFlag(json(true), 'it'))
  assert.ok(!readFlag(http('false'), 'it'))
  assert.throws(() => readFlag(http('maybe'), 'it'), refused)
})

test('what is left out, or empty, is absent', () => {
  for (const absent of [http(''), json(null), json(undefined)]) {
    assert.equal(readInteger(absent, 'it'), undefined)
    assert.equal(readText(absent, 'it'), undefined)
    assert.equal(readBytes(absent, 'it').length, 0)
    assert.equal(readFlag(absent, 'it'), false)
  }
})
