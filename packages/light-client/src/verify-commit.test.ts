import assert from 'node:assert/strict'
import { gunzipSync } from 'node:zlib'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { forEachRecording, olderRecording, type Recording } from '@injsight/testing'
import {
  commitHash,
  readCommit,
  readHeader,
  readResult,
  readValidators,
  resultsHash,
  signBytes,
  validatorsHash,
  verifyCommit,
} from './index.ts'
import { verifySignature } from './verify-signature.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex').toUpperCase()

type Line = {
  height: number
  block: { block: { header: Record<string, string>; last_commit: unknown } }
  block_results: { txs_results: unknown[] | null }
  commit: { signed_header: { commit: { signatures: Record<string, unknown>[] } } }
  validators: { validators: Record<string, unknown>[] }
}

await forEachRecording(async (recording, test) => {
  const lines = await readLines(recording)

  test('[TX-08] the commit of every recorded block verifies, and the next header seals it', async () => {
    for (const [at, { block, commit, validators }] of lines.entries()) {
      const header = readHeader(block.block.header)
      const told = readCommit(commit.signed_header.commit)
      const set = readValidators(validators.validators)
      const { mismatch, power, totalPower } = await verifyCommit(header, told, set)
      assert.equal(mismatch, undefined, `block ${header.height}`)
      assert.ok(power * 3n > totalPower * 2n)
      const next = lines[at + 1]
      if (next === undefined) continue
      const sealed = readCommit(next.block.block.last_commit)
      assert.equal(hex(commitHash(sealed)), next.block.block.header['last_commit_hash'])
      assert.equal((await verifyCommit(header, sealed, set)).mismatch, undefined)
    }
    assert.equal(BigInt(lines.length), recording.to - recording.from + 1n)
  })

  test('[TX-08] validators and results of every recorded block hash to what the headers say', () => {
    for (const [at, { block, block_results, validators }] of lines.entries()) {
      const set = readValidators(validators.validators)
      assert.equal(hex(validatorsHash(set)), block.block.header['validators_hash'])
      const next = lines[at + 1]?.block.block.header['last_results_hash']
      const results = (block_results.txs_results ?? []).map(readResult)
      if (next !== undefined) assert.equal(hex(resultsHash(results)), next, `results of ${at + 1}`)
    }
  })
})

test('a flipped bit anywhere in a commit, its header or its validators is found', async () => {
  const { block, commit, validators } = await lineWithAbsent()
  const header = readHeader(block.block.header)
  const told = readCommit(commit.signed_header.commit)
  const set = readValidators(validators.validators)
  const sealed = hex(commitHash(told))
  const parts = [
    header.validatorsHash,
    header.appHash,
    header.dataHash,
    header.lastBlockId.hash,
    told.blockId.hash,
    told.blockId.parts.hash,
    ...told.signatures.flatMap(({ validator, signature }) => [validator, signature]),
    ...set.flatMap(({ key, address }) => [key, address]),
  ]
  let flipped = 0
  for (const part of parts) {
    for (const at of part.keys()) {
      part[at] = (part[at] ?? 0) ^ (1 << (at % 8))
      const { mismatch } = await verifyCommit(header, told, set)
      assert.ok(mismatch !== undefined || hex(commitHash(told)) !== sealed, `byte ${at}`)
      part[at] = (part[at] ?? 0) ^ (1 << (at % 8))
      flipped++
    }
  }
  assert.ok(flipped > 600, String(flipped))
  assert.equal((await verifyCommit(header, told, set)).mismatch, undefined)
})

test('a number that is changed is found: height, round, time, flag, power', async () => {
  const { block, commit, validators } = await lineWithAbsent()
  const header = readHeader(block.block.header)
  const told = readCommit(commit.signed_header.commit)
  const set = readValidators(validators.validators)
  const whatOf = async (changed: typeof told, validators = set) =>
    (await verifyCommit(header, changed, validators)).mismatch?.what
  const withFirst = (change: object) => ({
    ...told,
    signatures: told.signatures.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
  })
  assert.equal(await whatOf({ ...told, height: told.height + 1n }), 'height')
  assert.equal(await whatOf({ ...told, round: told.round + 1n }), 'signature')
  assert.equal(await whatOf(withFirst({ timestamp: { seconds: 1n, nanos: 0 } })), 'signature')
  assert.equal(await whatOf(withFirst({ flag: 3n })), 'signature')
  assert.equal(await whatOf(told, set.slice(1)), 'validators')
  assert.equal(
    await whatOf(
      told,
      set.map((one) => ({ ...one, power: 1n })),
    ),
    'validators',
  )
  const silent = { ...told, signatures: told.signatures.map((one) => ({ ...one, flag: 1n })) }
  const { mismatch, signed } = await verifyCommit(header, silent, set)
  assert.deepEqual([mismatch?.what, mismatch?.came, signed], ['power', '0', 0])
})

test('votes are signed as CometBFT publishes it, with an extension or without', () => {
  const zero = { seconds: -62135596800n, nanos: 0 }
  const vote = { flag: 3n, validator: new Uint8Array(), timestamp: zero, signature: new Uint8Array() }
  const blockId = { hash: new Uint8Array(), parts: { total: 0n, hash: new Uint8Array() } }
  const commit = { height: 1n, round: 1n, blockId, signatures: [vote] }
  // types/vote_test.go, TestVoteSignBytesTestVectors: the precommit of height 1, round 1.
  const published = '2108021101000000000000001901000000000000002A0B088092B8C398FEFFFFFF01'
  assert.equal(hex(signBytes('', commit, vote)), published)
  // The name of a chain comes last; an extension of the vote has no place in the bytes.
  const named = `30${published.slice(2)}320D746573745F636861696E5F6964`
  assert.equal(hex(signBytes('test_chain_id', commit, vote)), named)
})

test('a signature is verified by the browser or, where it can’t, by ourselves', async () => {
  const { publicKey, privateKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const key = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const signed = Uint8Array.of(1, 2, 3)
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, signed))
  const native = Object.getOwnPropertyDescriptor(globalThis, 'crypto') ?? {}
  for (const has of [true, false]) {
    if (!has) Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true })
    try {
      assert.ok(await verifySignature(key, signed, signature))
      assert.ok(!(await verifySignature(key, Uint8Array.of(1, 2, 4), signature)))
      assert.ok(!(await verifySignature(key, signed, signature.with(3, (signature[3] ?? 0) ^ 1))))
      assert.ok(!(await verifySignature(key.subarray(1), signed, signature)))
      assert.ok(!(await verifySignature(new Uint8Array(32).fill(255), signed, signature)))
    } finally {
      Object.defineProperty(globalThis, 'crypto', native)
    }
  }
})

/** A block that somebody did not sign. */
async function lineWithAbsent(): Promise<Line> {
  const found = (await readLines(olderRecording)).find(
    ({ commit, height }) =>
      height > 60 && commit.signed_header.commit.signatures.some((one) => one['block_id_flag'] === 1),
  )
  assert.ok(found)
  return found
}

async function readLines({ folder: recorded }: Recording): Promise<Line[]> {
  const folder = join(recorded, 'blocks')
  const names = (await readdir(folder)).sort()
  const texts = await Promise.all(
    names.map(async (name) => gunzipSync(await readFile(join(folder, name))).toString()),
  )
  return texts.flatMap((text) =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line),
  )
}
