import assert from 'node:assert/strict'
import { after } from 'node:test'
import { notFound } from '@injsight/errors'
import { createChance, forEachRecording, digestTables } from '@injsight/testing'
import type { Client, Pool } from 'pg'
import { connect } from '#src/database/connect.ts'
import { beginWithState } from '../../test/begun-at.ts'
import { emptyIndex } from '../../test/empty-index.ts'
import { beginAt, indexRange } from '../../test/index-range.ts'
import { indexedRecording } from '../../test/indexed-recording.ts'
import { openRecordedChain, type RecordedChain } from '../../test/recorded/recorded-chain.ts'
import { readPacked } from '../../test/recorded/read-packed.ts'
import { createFiller } from './fill-back.ts'

// What was written in order and what was filled back later must be one: but for where the state is known from.
const differing = ['migrations', 'module_sources']
await forEachRecording(async (recording, test) => {
  const chain = await openRecordedChain(recording.folder)
  const inOrder = new Map<bigint, Promise<Record<string, string>>>()

  test('an index that was filled back holds what one in order holds, whatever the batches', async (t) => {
    t.diagnostic(`seed ${seed}`)
    const to = 330n
    const expected = await digestInOrder(to)
    const random = createChance(seed)
    for (const base of [64n, BigInt(65 + Math.floor(random() * 260))]) {
      const { client, pool } = await prepare()
      await beginWithState(client, chain, base)
      await indexRange(client, chain, { from: base, to, size: 50 })
      await fill(client, chain, () => 1 + Math.floor(random() * 60))
      assert.deepEqual(await digestTables(pool, differing), expected, `begun at ${base}`)
    }
  })

  test('the whole recording, filled back from its last third, is what it is in order', async () => {
    const expected = await digestTables((await indexedRecording(recording)).pool, differing)
    const { client, pool } = await prepare()
    const base = (chain.to * 2n) / 3n
    await beginWithState(client, chain, base)
    await indexRange(client, chain, { from: base, to: chain.to, size: 50 })
    await fill(client, chain, () => 50)
    assert.deepEqual(await digestTables(pool, differing), expected)
  })

  test('filling back while the head moves on leads to the same tables', async () => {
    const to = 160n
    const { client, pool, url } = await prepare()
    await beginWithState(client, chain, 100n)
    await indexRange(client, chain, { from: 100n, to: 101n, size: 1 })
    const filling = await connect(url, 'filler')
    await Promise.all([
      fill(filling, chain, () => 7),
      indexRange(client, chain, { from: 102n, to, size: 1 }, 100n),
    ])
    await filling.end()
    assert.deepEqual(await digestTables(pool, differing), await digestInOrder(to))
  })

  test('a connection that breaks while a batch is written leaves the index whole, and filling goes on', async () => {
    const to = 130n
    const { client, pool, url } = await prepare()
    await beginWithState(client, chain, 100n)
    await indexRange(client, chain, { from: 100n, to, size: 50 })
    const random = createChance(seed)
    // Each connection may live longer than the one before: on a slow machine too one lives long enough at last.
    for (let isDone = false, longestMs = 60; !isDone; longestMs += 60) {
      const filling = await connect(url, 'breaking')
      const breaking = breakLater(pool, random() * longestMs)
      try {
        await fill(filling, chain, () => 10)
        isDone = true
      } catch {
        // the next connection goes on
      }
      await breaking
      await filling.end().catch(() => {}) // broken already
    }
    assert.deepEqual(await digestTables(pool, differing), await digestInOrder(to))
  })

  test('filling back ends where it is told to, where the node begins, and with the chain', async () => {
    const { client, pool } = await prepare()
    await beginAt(client, chain, 100n)
    assert.equal(
      await createFiller({ client, node: chain, read: readPacked(chain), lowest: 1n })(),
      'waiting',
    )
    await indexRange(client, chain, { from: 100n, to: 110n, size: 50 })
    const baseOf = async () =>
      (await pool.query<{ base: string }>('select base from chain_state')).rows[0]?.base
    await fill(client, chain, () => 50, 90n)
    assert.equal(await baseOf(), '90')
    await fill(client, prunedBelow(80n), () => 50)
    assert.equal(await baseOf(), '80')
    const pruned = prunedBelow(80n)
    const end = await createFiller({ client, node: pruned, read: readPacked(pruned), lowest: 1n })()
    assert.match(typeof end === 'object' && 'done' in end ? end.done : '', /nothing older than block 80/)
    await fill(client, chain, () => 50)
    assert.equal(await baseOf(), '1')
  })

  test('older blocks of another chain are refused', async () => {
    const { client } = await prepare()
    await beginAt(client, chain, 100n)
    await indexRange(client, chain, { from: 100n, to: 110n, size: 50 })
    await client.query(`update blocks set parent_hash = decode(repeat('ab', 32), 'hex') where height = 100`)
    await assert.rejects(createFiller({ client, node: chain, read: readPacked(chain), lowest: 1n })(), {
      code: 'block.parent',
    })
  })

  function digestInOrder(to: bigint): Promise<Record<string, string>> {
    const digest = inOrder.get(to) ?? indexInOrder(to)
    inOrder.set(to, digest)
    return digest
  }

  async function indexInOrder(to: bigint): Promise<Record<string, string>> {
    const { client, pool } = await prepare()
    await beginAt(client, chain, chain.from)
    await indexRange(client, chain, { from: chain.from, to, size: 50 })
    return digestTables(pool, differing)
  }

  function prunedBelow(lowest: bigint): RecordedChain {
    return {
      ...chain,
      async fetchBlock(height) {
        if (height >= lowest) return chain.fetchBlock(height)
        const fault = notFound('block', `The node has dropped block ${height}`, { height, lowest })
        throw Object.assign(fault, { code: 'block.pruned' })
      },
    }
  }
})

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

async function prepare() {
  const { url, pool } = await emptyIndex()
  const client = await connect(url, 'test')
  after(() => client.end())
  return { url, pool, client }
}

async function fill(client: Client, node: RecordedChain, size: () => number, lowest = 1n): Promise<void> {
  for (;;) {
    const filled = await createFiller({ client, node, read: readPacked(node), lowest, batchBlocks: size() })()
    if (typeof filled === 'object' && 'done' in filled) return
  }
}

async function breakLater(pool: Pool, ms: number): Promise<void> {
  await new Promise((done) => setTimeout(done, ms))
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'breaking'`,
  )
}
