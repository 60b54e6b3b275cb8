import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields, readPacked } from './wire.ts'

test('fields are read in the order of the bytes, whatever their numbers', () => {
  const bytes = Uint8Array.of(0x12, 2, 104, 105, 0x08, 0x96, 0x01, 0xfa, 0x7f, 1, 7)
  assert.deepEqual(
    [...readFields(bytes)],
    [
      { number: 2, value: Uint8Array.of(104, 105) },
      { number: 1, value: 150n },
      { number: 2047, value: Uint8Array.of(7) },
    ],
  )
})

test('numbers of every size are read whole', () => {
  const negative = Uint8Array.of(8, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1)
  assert.deepEqual([...readFields(negative)], [{ number: 1, value: 2n ** 64n - 1n }])
  const fixed = Uint8Array.of(0x09, 1, 0, 0, 0, 0, 0, 0, 128, 0x15, 1, 2, 0, 0)
  assert.deepEqual(
    [...readFields(fixed)].map(({ value }) => value),
    [2n ** 63n + 1n, 513n],
  )
  assert.deepEqual([...readFields(Uint8Array.of(8, 0x80, 0x80, 0x80, 0x80, 0x10))][0]?.value, 2n ** 32n)
})

test('packed lists of varying and of fixed numbers are read', () => {
  assert.deepEqual([...readPacked(Uint8Array.of(1, 0x96, 0x01, 3), 0)], [1n, 150n, 3n])
  assert.deepEqual([...readPacked(Uint8Array.of(1, 0, 0, 0, 2, 0, 0, 0), 4)], [1n, 2n])
})

test('bytes that are cut off or malformed are refused where that shows', () => {
  const broken = [
    [0x0a, 5, 1],
    [0x08],
    [0x08, 0x80],
    [0x0d, 1, 2, 3],
    [0x0b],
    [0x0f],
    [0x00, 1],
    [0x08, ...Array.from({ length: 11 }, () => 0x80)],
    [0x0a, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1],
  ]
  for (const bytes of broken) {
    assert.throws(() => [...readFields(Uint8Array.from(bytes))], {
      code: 'protobuf.bytes',
      kind: 'bad-chain-data',
    })
  }
})
