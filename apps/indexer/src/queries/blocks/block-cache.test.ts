import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zstdCompressSync } from 'node:zlib'
import type { Pool } from 'pg'
import { createBlockCache } from './block-cache.ts'

test('a block is asked for once, also by those who come while it is on its way', async () => {
  const { pool, asked } = createPool()
  const cache = createBlockCache({ pool, bytes: 1e6 })
  const [a, b] = await Promise.all([cache.find(3n), cache.find(3n)])
  assert.equal(a?.height, 3n)
  assert.equal(a, b)
  assert.equal(await cache.find(3n), a)
  assert.deepEqual(asked, [[3n]])
})

test('a list asks for all that it lacks at once, and leaves out what is not there', async () => {
  const { pool, asked } = createPool()
  const cache = createBlockCache({ pool, bytes: 1e6 })
  await cache.find(1n)
  const blocks = await cache.list([1n, 2n, 2n, 50n])
  assert.deepEqual([...blocks.keys()], [1n, 2n])
  assert.deepEqual(asked, [[1n], [2n, 50n]])
  assert.equal(await cache.find(50n), undefined)
})

test('what was used longest ago gives way when memory is full', async () => {
  const { pool, asked } = createPool()
  const cache = createBlockCache({ pool, bytes: 2.5 * 3 * bytesOf(1n) })
  await cache.find(1n)
  await cache.find(2n)
  await cache.find(1n)
  await cache.find(3n) // 2 goes
  await cache.find(1n)
  await cache.find(2n)
  assert.deepEqual(asked, [[1n], [2n], [3n], [2n]])
})

test('a failure is not kept', async () => {
  const { pool } = createPool()
  let isDown = true
  const query = (...values: unknown[]) => {
    if (isDown) throw new Error('down')
    return (pool.query as (...given: unknown[]) => unknown)(...values)
  }
  const cache = createBlockCache({ pool: { query } as unknown as Pool, bytes: 1e6 })
  await assert.rejects(cache.find(1n), /down/)
  isDown = false
  assert.equal((await cache.find(1n))?.height, 1n)
})

/** A database with the blocks 1 to 9, that notes which were asked for. */
function createPool() {
  const asked: bigint[][] = []
  const query = ({ name, values: [heights] }: { name: string; values: [bigint[]] }) => {
    if (name === 'sealed_blobs') return Promise.resolve({ rows: [] })
    asked.push(heights)
    return Promise.resolve({ rows: heights.filter((height) => height < 10n).map(rowOf) })
  }
  return { pool: { query } as unknown as Pool, asked }
}

function rowOf(height: bigint) {
  const [block, ofBlock] = [textOf(height), Buffer.from(results)].map((text) => zstdCompressSync(text))
  return { height: String(height), block, results: ofBlock }
}

const results = '{"txs_results":null}'

function textOf(height: bigint): Buffer {
  const header = {
    height: String(height),
    time: '2026-01-01T00:00:00Z',
    proposer_address: 'AB',
    last_block_id: { hash: '' },
  }
  return Buffer.from(JSON.stringify({ block_id: { hash: 'AB' }, block: { header, data: { txs: [] } } }))
}

function bytesOf(height: bigint): number {
  return textOf(height).length + results.length
}
