import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatHash, formatTime } from './format.ts'

test('times read as the public service writes them', () => {
  const written = [
    '2022-11-14 13:16:18.946 +0000 UTC',
    '2025-01-09 10:36:21.96 +0000 UTC',
    '2025-01-09 10:36:20 +0000 UTC',
  ]
  const iso = ['2022-11-14T13:16:18.946Z', '2025-01-09T10:36:21.960Z', '2025-01-09T10:36:20Z']
  assert.deepEqual(
    iso.map((text) => formatTime(BigInt(Date.parse(text)))),
    written,
  )
})

test('hashes have 0x and small letters; no hash has nothing', () => {
  assert.equal(formatHash('AB01'), '0xab01')
  assert.equal(formatHash(Buffer.of(171, 1)), '0xab01')
  assert.equal(formatHash(''), '')
  assert.equal(formatHash(Buffer.alloc(0)), '')
})
