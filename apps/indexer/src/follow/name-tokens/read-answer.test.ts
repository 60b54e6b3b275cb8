import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeAbiParameters, hexToBytes, padHex, toHex } from 'viem'
import { readReturnedDecimals, readReturnedText } from './read-answer.ts'

const asString = (text: string) => hexToBytes(encodeAbiParameters([{ type: 'string' }], [text]))
const asWord = (text: string) => hexToBytes(padHex(toHex(text), { size: 32, dir: 'right' }))

test('[EVM-05] the name of a token is read as strings are returned, and as the oldest tokens return it', () => {
  assert.equal(readReturnedText(asString('Local Dollar')), 'Local Dollar')
  assert.equal(readReturnedText(asWord('MKR')), 'MKR')
  assert.equal(readReturnedText(asString('東京 ✨')), '東京 ✨')
})

test('[EVM-05] a hostile name is bounded and harmless', () => {
  assert.equal(readReturnedText(asString('x'.repeat(10_000)))?.length, 200)
  assert.equal(readReturnedText(asString('a\u0000b\nc\u001b[31m')), 'a b c [31m')
  assert.equal(readReturnedText(asString('<b>rich</b>')), '<b>rich</b>')
  assert.equal(readReturnedText(asString('😀'.repeat(1000))), '😀'.repeat(200))
  const broken = asString('abc')
  broken[64] = 0xff
  assert.equal(readReturnedText(broken), '\uFFFDbc')
  assert.ok(readReturnedText(broken)?.isWellFormed())
})

test('[EVM-05] what is no text or no number is none', () => {
  const lie = asString('abc')
  lie[63] = 0xff
  for (const returned of [new Uint8Array(), new Uint8Array(31), new Uint8Array(32), new Uint8Array(64), lie])
    assert.equal(readReturnedText(returned), null)
  const number = (value: bigint) => hexToBytes(padHex(toHex(value), { size: 32 }))
  assert.equal(readReturnedDecimals(number(18n)), 18)
  assert.equal(readReturnedDecimals(number(255n)), 255)
  assert.equal(readReturnedDecimals(number(256n)), null)
  assert.equal(readReturnedDecimals(new Uint8Array()), null)
})
