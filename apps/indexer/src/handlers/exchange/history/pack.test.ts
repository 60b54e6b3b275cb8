import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPacker, createUnpacker } from './pack.ts'

test('what is packed comes out again', () => {
  const decimals = [0n, 1n, -1n, 10n ** 18n, -5n * 10n ** 18n, 123456789012345678901234567890n, -(10n ** 40n)]
  const packer = createPacker()
  for (const value of decimals) packer.decimal(value)
  packer.raw(Buffer.from('abcd', 'hex'))
  packer.whole(2n ** 64n - 1n)
  const unpacker = createUnpacker(packer.take())
  assert.deepEqual(
    decimals.map(() => unpacker.decimal()),
    decimals,
  )
  assert.equal(unpacker.raw().toString('hex'), 'abcd')
  assert.equal(unpacker.isAtEnd(), false)
  assert.equal(unpacker.whole(), 2n ** 64n - 1n)
  assert.equal(unpacker.isAtEnd(), true)
})

test('a whole decimal takes few bytes', () => {
  const packer = createPacker()
  packer.decimal(1000n * 10n ** 18n)
  assert.equal(packer.take().length, 3)
})
