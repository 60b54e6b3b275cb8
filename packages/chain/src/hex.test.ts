import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeHex, encodeHex } from './hex.ts'

test('bytes become hexadecimal text and come back from any spelling of it', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  const text = encodeHex(bytes)
  assert.equal(text.slice(0, 6), '000102')
  for (const spelling of [text, text.toUpperCase(), `0x${text}`, `0X${text}`]) {
    assert.deepEqual(decodeHex(spelling), bytes)
  }
  assert.deepEqual(decodeHex(''), new Uint8Array())
})

test('half a byte and other characters are refused', () => {
  for (const text of ['0', '0x123', 'zz', '0x0g', '+1', ' 0'])
    assert.throws(() => decodeHex(text), { code: 'hex.format' })
})
