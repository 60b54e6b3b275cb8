import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sharedFolder } from '@injsight/testing'
import {
  commitHash,
  dataHash,
  headerHash,
  readBlock,
  readCommit,
  readHeader,
  readValidators,
  verifyCommit,
} from './index.ts'

const folder = sharedFolder('fixtures/cometbft-rpc')
const needsFixtures = { skip: folder === undefined ? 'no ../shared/fixtures here' : false }

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex').toUpperCase()

/** What a node answered. */
function read(path: string): unknown {
  return (JSON.parse(readFileSync(join(folder ?? '', path), 'utf8')) as { result: unknown }).result
}

type SignedHeader = { signed_header: { header: unknown; commit: { block_id: { hash: string } } } }

test(
  '[TX-08] a block of mainnet is signed by 43 of its 45 validators, and not by 43 others',
  needsFixtures,
  async () => {
    const { signed_header: told } = read('injective-1/commit-180315901.json') as SignedHeader
    const { validators } = read('injective-1/validators-180315901.json') as {
      validators: unknown[]
    }
    const header = readHeader(told.header)
    assert.equal(hex(headerHash(header)), told.commit.block_id.hash)
    const commit = readCommit(told.commit)
    const set = readValidators(validators)
    const { mismatch, signed, validators: all, totalPower } = await verifyCommit(header, commit, set)
    assert.deepEqual(
      { mismatch, signed, all, totalPower },
      { mismatch: undefined, signed: 43, all: 45, totalPower: 58_207_795n },
    )
    const other = { ...header, appHash: header.appHash.map((byte) => byte ^ 1) }
    assert.equal((await verifyCommit(other, commit, set)).mismatch?.what, 'commit')
  },
)

type BlockJson = {
  block_id: { hash: string }
  block: { header: { data_hash: string; last_commit_hash: string }; data: { txs: string[] } }
}

test('[TX-08] blocks of testnet hash to what they are called, with their transactions', needsFixtures, () => {
  for (const [height, count] of [
    [15_793_860, 13],
    [23_197_636, 0],
  ]) {
    const { block_id: id, block } = read(`injective-888/block-${height}.derived.json`) as BlockJson
    const { header, txs, lastCommit } = readBlock(block)
    assert.equal(hex(headerHash(header)), id.hash)
    assert.equal(txs.length, count)
    assert.equal(hex(dataHash(txs)), block.header.data_hash)
    assert.equal(hex(commitHash(lastCommit)), block.header.last_commit_hash)
  }
})
