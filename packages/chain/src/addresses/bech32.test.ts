import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeBech32, encodeBech32 } from './bech32.ts'

test('bytes of every length come back from their text', () => {
  for (let length = 0; length <= 40; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255)
    assert.deepEqual(decodeBech32(encodeBech32('inj', bytes)), { prefix: 'inj', bytes })
  }
})

test('text that BIP 173 gives as valid has its prefix, in both cases', () => {
  for (const text of ['A12UEL5L', 'a12uel5l']) assert.deepEqual(decodeBech32(text).prefix, 'a')
  assert.equal(decodeBech32('abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw').prefix, 'abcdef')
})

test('text that BIP 173 gives as invalid is refused', () => {
  const invalid = [
    'pzry9x0s0muk',
    '1pzry9x0s0muk',
    'x1b4n0q5v',
    'li1dgmt3',
    'A1G7SGD8',
    '10a06t8',
    '1qzzfhee',
    'a12UEL5L',
    '',
  ]
  for (const text of invalid) assert.throws(() => decodeBech32(text), { kind: 'invalid-input' }, text)
})

test('any one character that is wrong is found', () => {
  const text = encodeBech32(
    'inj',
    Uint8Array.from({ length: 20 }, (_, index) => index),
  )
  for (let at = 4; at < text.length; at++) {
    const wrong = text.slice(0, at) + (text[at] === 'q' ? 'p' : 'q') + text.slice(at + 1)
    assert.throws(() => decodeBech32(wrong), { code: 'address.checksum' })
  }
})
