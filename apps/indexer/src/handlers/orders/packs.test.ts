import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import { createByteReader } from '../byte-reader.ts'
import { createByteWriter } from '../byte-writer.ts'
import { decodeEntries, encodeEntries, type Entry, type PackedTerms } from './entries.ts'
import { decodeFills, encodeFills, type Fill } from './fills.ts'
import { ofOlderMessage, ofPrecompile } from './generations.ts'
import { decodeLevels, encodeLevels } from './levels.ts'

const hash = Buffer.from('12'.repeat(32), 'hex')
const decimals = [
  0n,
  1n,
  -1n,
  10n ** 18n,
  25_012_000n * 10n ** 11n,
  -(10n ** 40n),
  2n ** 300n + 1n,
  123n * 10n ** 95n,
]

test('numbers of any size come back as they were', () => {
  const writer = createByteWriter()
  for (const decimal of decimals) writer.decimal(decimal)
  writer.whole(Number.MAX_SAFE_INTEGER)
  writer.big(2n ** 96n - 1n)
  writer.key(-5n)
  const reader = createByteReader(writer.finish())
  for (const decimal of decimals) assert.equal(reader.decimal(), decimal)
  assert.equal(reader.whole(), Number.MAX_SAFE_INTEGER)
  assert.equal(reader.big(), 2n ** 96n - 1n)
  assert.equal(reader.key(), -5n)
  assert.ok(reader.isDone())
})

test('a price takes a few bytes', () => {
  const writer = createByteWriter()
  writer.decimal(25_012_000n)
  assert.equal(writer.finish().length, 4)
})

const plain: PackedTerms = {
  nonce: 1n,
  type: 1,
  isMarketOrder: false,
  price: 5n,
  quantity: 7n,
  margin: null,
  trigger: null,
  expiration: 0n,
  cid: Buffer.alloc(0),
  feeRecipient: null,
  generation: 1,
}
const full: PackedTerms = {
  nonce: 2n ** 96n - 1n,
  type: 10,
  isMarketOrder: true,
  price: 1n,
  quantity: 2n,
  margin: 0n,
  trigger: 4n,
  expiration: 10n ** 7n,
  cid: Buffer.from('ö\0'),
  feeRecipient: Buffer.alloc(20, 3),
  generation: 2,
}
const cause = { tx: 0, message: 300 }
const entries: Entry[] = [
  { kind: 'placed', hash, cause: null, rests: true, terms: plain },
  { kind: 'placed', hash, cause, rests: false, terms: full },
  { kind: 'placed', hash, cause, rests: false, terms: { ...full, generation: ofPrecompile } },
  { kind: 'placed', hash, cause, rests: false, terms: { ...full, generation: ofOlderMessage } },
  { kind: 'filled', place: 200, head: hash.subarray(0, 4) },
  {
    kind: 'cancelled',
    hash: hash.subarray(0, 8),
    cause,
    cancel: {
      nonce: 0n,
      type: 6,
      isMarketOrder: true,
      isConditional: true,
      price: 3n,
      remaining: 9n,
      reason: 'triggered',
      generation: 2,
    },
  },
  { kind: 'triggered', hash, placed: Buffer.alloc(32, 1) },
  { kind: 'refused', hash, cause, code: 59, terms: full, cid: full.cid },
  { kind: 'refused', hash, cause: null, code: 0, terms: null, cid: Buffer.from('c') },
  { kind: 'cancel_refused', hash, cause, nonce: 4n, cid: Buffer.from('d'), why: 'no such order' },
]

test('what happened to orders comes back as it was, of several markets', () => {
  const all = entries.map((entry, at) => ({ market: BigInt(at % 3) - 1n, entry }))
  assert.deepEqual(decodeEntries(encodeEntries(all)), all)
})

test('fills of several accounts come back as they were', () => {
  const shared = { nonce: 3n, isBuy: true, price: 1n, quantity: 2n, fee: -3n }
  const fills: Fill[] = [
    {
      account: -7n,
      hash,
      cause,
      fill: {
        ...shared,
        execution: ExecutionType.Synthetic,
        isLiquidation: true,
        feeRecipient: Buffer.alloc(20, 9),
        cid: Buffer.from('x'),
        position: { isLong: true, margin: 4n, payout: 5n, pnl: -6n },
        generation: 2,
      },
    },
    {
      account: 8n,
      hash,
      cause: null,
      fill: {
        ...shared,
        execution: ExecutionType.LimitFill,
        isLiquidation: false,
        feeRecipient: null,
        cid: Buffer.alloc(0),
        position: null,
        generation: 1,
      },
    },
  ]
  assert.deepEqual(decodeFills(encodeFills(fills)), fills)
})

test('levels come back on their sides', () => {
  const levels = {
    generation: 2,
    buys: [{ price: 5n, quantity: 0n }],
    sells: [
      { price: 6n, quantity: 1n },
      { price: 7n, quantity: 10n ** 20n },
    ],
  }
  assert.deepEqual(decodeLevels(encodeLevels(levels)), levels)
})

test('bytes that end too early are a bug, not a number', () => {
  const bytes = encodeEntries(entries.map((entry) => ({ market: 0n, entry })))
  assert.throws(() => decodeEntries(bytes.subarray(0, -1)))
})
