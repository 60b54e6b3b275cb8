import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Duration } from '@injectivelabs/core-proto-ts-v2/generated/google/protobuf/duration_pb.js'
import { Timestamp } from '@injectivelabs/core-proto-ts-v2/generated/google/protobuf/timestamp_pb.js'
import { writeDuration, writeTimestamp } from './time.ts'

test('a time has 0, 3, 6 or 9 digits of a second, as many as it needs', () => {
  const time = (nanos: number) => writeTimestamp(Timestamp.toBinary({ seconds: 1_795_218_000n, nanos }))
  assert.equal(time(0), '2026-11-20T23:40:00Z')
  assert.equal(time(120_000_000), '2026-11-20T23:40:00.120Z')
  assert.equal(time(120), '2026-11-20T23:40:00.000000120Z')
  assert.equal(time(5_000), '2026-11-20T23:40:00.000005Z')
})

test('times of other centuries, and of none, are written', () => {
  assert.equal(
    writeTimestamp(Timestamp.toBinary({ seconds: -62_135_596_800n, nanos: 0 })),
    '0001-01-01T00:00:00Z',
  )
  assert.equal(writeTimestamp(new Uint8Array()), '1970-01-01T00:00:00Z')
  assert.equal(writeTimestamp(Timestamp.toBinary({ seconds: 2n ** 62n, nanos: 0 })), '4611686018427387904s')
})

test('a duration is in seconds', () => {
  const duration = (seconds: bigint, nanos: number) => writeDuration(Duration.toBinary({ seconds, nanos }))
  assert.equal(duration(172_800n, 0), '172800s')
  assert.equal(duration(0n, 500_000_000), '0.500s')
  assert.equal(duration(-1n, -500_000_000), '-1.500s')
  assert.equal(duration(0n, -1), '-0.000000001s')
  assert.equal(writeDuration(new Uint8Array()), '0s')
})
