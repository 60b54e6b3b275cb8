import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { newerRecording, forEachRecording, olderRecording, type Recording } from '@injsight/testing'
import { readNamedTxs } from '../../../test/recorded/named-txs.ts'
import { readStoredBlock } from './stored-block.ts'

type Line = { height: string | number; block: unknown; block_results: { txs_results: unknown[] | null } }

await forEachRecording((recording, test) => {
  const lines = readLines(recording, '000001-000100.jsonl.gz')
  const named = readNamedTxs(recording)

  test('the hash of every transaction is that which the chain knows it by', () => {
    const blocks = lines.map((line) =>
      readStoredBlock({ block: text(line.block), results: text(line.block_results) }),
    )
    const hashes = new Set(blocks.flatMap(({ txs }) => txs.map(({ raw }) => hashOf(raw))))
    const known = named.filter(({ height }) => height <= 100)
    assert.ok(known.length > 0)
    assert.deepEqual(
      known.filter(({ hash }) => !hashes.has(hash)),
      [],
    )
  })

  test('results are found wherever they stand, and words of the same spelling in them are no end', () => {
    const { block, block_results } = lines[69] ?? assert.fail()
    const [first, ...rest] = block_results.txs_results ?? []
    const log = ',"finalize_block_events":[] }'
    const results = { txs_results: [{ ...(first as object), log }, ...rest], finalize_block_events: [] }
    const { finalize_block_events, txs_results } = results
    for (const told of [results, { finalize_block_events, txs_results }, { txs_results }]) {
      assert.deepEqual(
        readStoredBlock({ block: text(block), results: text(told) }).txs.map(({ result }) => result),
        txs_results,
      )
    }
  })

  test('a block without the results of its transactions is refused', () => {
    const line = lines.find(({ height }) => String(height) === '70')
    assert.throws(() => readStoredBlock({ block: text(line?.block), results: text({ txs_results: null }) }), {
      kind: 'bad-chain-data',
    })
    assert.throws(() => readStoredBlock({ block: Buffer.from('{'), results: text({}) }), {
      kind: 'bad-chain-data',
    })
  })
})

test('a block is read as the node told it', () => {
  const lines = readLines(olderRecording, '000401-000500.jsonl.gz')
  const line = lines.find(({ height }) => String(height) === '450')
  assert.ok(line)
  const block = readStoredBlock({ block: text(line.block), results: text(line.block_results) })
  assert.equal(block.height, 450n)
  assert.equal(block.hash, 'AD07F4413950F835C2AA8EAF402200CB7EF737F445D78F946D84A09056AB5986')
  assert.equal(block.parentHash, 'F7D5EAEFD2916FB99F8FC6E3503F270FA2C0620A630999CB92C3EC89F8D46386')
  assert.equal(block.timeMs, BigInt(Date.parse('2026-11-21T03:23:44.135Z')))
  assert.equal(Buffer.from(block.proposer).toString('hex'), 'b02e8548837f0b1d92c1259fbd001260b1c39d25')
  assert.deepEqual(
    block.txs.map(({ result }) => result),
    line.block_results.txs_results,
  )
})

test('[EVM-13] what gas costs, how much there is and what contracts wrote is read where the chain tells it', () => {
  const [older, newer] = [olderRecording, newerRecording].map((recording) =>
    readLines(recording, '000401-000500.jsonl.gz').map((line) =>
      readStoredBlock({ block: text(line.block), results: text(line.block_results) }),
    ),
  )
  for (const { baseFee, gasLimit, bloom } of older ?? []) {
    assert.deepEqual([baseFee, gasLimit, bloom], [undefined, 150_000_000n, ''])
  }
  for (const { baseFee, gasLimit } of newer ?? []) {
    assert.ok(baseFee !== undefined && baseFee >= 160_000_000n)
    assert.equal(gasLimit, 150_000_000n)
  }
  assert.ok(newer?.some(({ bloom }) => bloom !== ''))
})

function text(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}

function hashOf(raw: Buffer): string {
  return createHash('sha256').update(raw).digest('hex').toUpperCase()
}

function readLines({ folder }: Recording, file: string): Line[] {
  return gunzipSync(readFileSync(join(folder, 'blocks', file)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}
