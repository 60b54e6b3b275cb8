import assert from 'node:assert/strict'
import { gunzipSync } from 'node:zlib'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { forEachRecording, sharedFolder } from '@injsight/testing'
import {
  dataHash,
  encodeBlock,
  headerHash,
  partSetHeader,
  readBlock,
  readHeader,
  txHash,
  verifyInclusion,
} from './index.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex').toUpperCase()
const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))

type BlockJson = {
  block_id: { hash: string; parts: { total: number; hash: string } }
  block: { header: { height: string; data_hash: string }; data: { txs: string[] } }
}

async function* linesOf(path: string): AsyncIterable<Record<string, unknown>> {
  for (const line of gunzipSync(await readFile(path))
    .toString()
    .split('\n')) {
    if (line !== '') yield JSON.parse(line) as Record<string, unknown>
  }
}

await forEachRecording((recording, test) => {
  test('[TX-08] of every recorded block the hash, the hash of its data and its parts are computed and equal', async () => {
    const folder = join(recording.folder, 'blocks')
    let blocks = 0
    for (const name of (await readdir(folder)).sort()) {
      for await (const line of linesOf(join(folder, name))) {
        const json = line.block as BlockJson
        const block = readBlock(json.block)
        const parts = partSetHeader(encodeBlock(block))
        assert.equal(hex(headerHash(block.header)), json.block_id.hash, `block ${block.header.height}`)
        assert.equal(hex(dataHash(block.txs)), json.block.header.data_hash, `data of ${block.header.height}`)
        assert.deepEqual({ total: Number(parts.total), hash: hex(parts.hash) }, json.block_id.parts)
        blocks++
      }
    }
    assert.equal(BigInt(blocks), recording.to - recording.from + 1n)
  })
})

const samples = sharedFolder('recordings/local/samples/rpc/tx-proofs.jsonl.gz')

test(
  'proofs of a real node hold, and fail when anything is changed',
  { skip: samples ? false : 'no ../shared here' },
  async () => {
    type Tx = {
      hash: string
      tx: string
      proof: {
        root_hash: string
        proof: { total: string; index: string; leaf_hash: string; aunts: string[] | null }
      }
    }
    let proofs = 0
    for await (const line of linesOf(samples ?? '')) {
      const { hash, tx, proof } = line.result as Tx
      const leaf = txHash(fromBase64(tx))
      const root = new Uint8Array(Buffer.from(proof.root_hash, 'hex'))
      const steps = {
        total: Number(proof.proof.total),
        index: Number(proof.proof.index),
        leafHash: fromBase64(proof.proof.leaf_hash),
        aunts: (proof.proof.aunts ?? []).map(fromBase64),
      }
      assert.equal(hex(leaf), hash)
      assert.ok(verifyInclusion(root, leaf, steps), hash)
      assert.ok(!verifyInclusion(root, root, steps))
      proofs++
    }
    assert.equal(proofs, 148)
  },
)

const header = {
  version: { block: '11', app: '3' },
  chain_id: 'test-1',
  height: '7',
  time: '2026-11-21T03:18:44.689856027Z',
  last_block_id: { hash: 'AB', parts: { total: 1, hash: 'cd' } },
  proposer_address: '00ff',
}

test('a header is read as a node writes it, hashes left out are empty', () => {
  const read = readHeader(header)
  assert.equal(read.height, 7n)
  assert.deepEqual(read.version, { block: 11n, app: 3n })
  assert.deepEqual(read.time, { seconds: 1795231124n, nanos: 689856027 })
  assert.deepEqual(read.lastBlockId, {
    hash: Uint8Array.of(0xab),
    parts: { total: 1n, hash: Uint8Array.of(0xcd) },
  })
  assert.equal(read.appHash.length, 0)
})

test('every field is part of the hash', () => {
  const changed = [
    { chain_id: 'test-2' },
    { height: '8' },
    { time: '2026-11-21T03:18:44.689856028Z' },
    { version: { block: '11' } },
    { app_hash: '01' },
    { proposer_address: '00fe' },
  ].map((change) => hex(headerHash(readHeader({ ...header, ...change }))))
  assert.equal(new Set([hex(headerHash(readHeader(header))), ...changed]).size, 7)
})

for (const [what, wrong] of Object.entries({
  'a height that is no number': { height: 'seven' },
  'a time that is none': { time: 'yesterday' },
  'a hash that is no hex': { app_hash: 'xyz' },
  'an odd number of digits': { app_hash: 'abc' },
  'no block before it': { last_block_id: null },
  'no chain': { chain_id: undefined },
})) {
  test(`a header with ${what} is bad chain data`, () => {
    assert.throws(() => readHeader({ ...header, ...wrong }), {
      kind: 'bad-chain-data',
      code: 'header.unreadable',
    })
  })
}
