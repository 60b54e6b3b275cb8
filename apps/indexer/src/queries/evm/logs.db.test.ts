import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hexToBytes, type Hex } from 'viem'
import { indexMade } from '../../../test/made/made-chain.ts'
import { makeEthereum, word, type MadeLog } from '../../../test/made/made-ethereum.ts'
import { listLogs, type LogFilter } from './logs.ts'

const gold: Hex = `0x${'aa'.repeat(20)}`
const silver: Hex = `0x${'bb'.repeat(20)}`
const [moved, allowed] = [word(0xffff0001n), word(0xffff0002n)]
const [alice, bob] = [word(`0x${'a1'.repeat(20)}`), word(`0x${'b2'.repeat(20)}`)]
/** Ends with the same four bytes as alice. */
const nearly = word(`0x${'00'.repeat(16)}a1a1a1a1`)

const logs: MadeLog[] = [
  { address: gold, topics: [moved, alice, bob], data: '0x01' },
  { address: gold, topics: [allowed, alice, bob], data: '0x02' },
  { address: silver, topics: [moved, nearly, alice, word(7n)], data: '0x03' },
  { address: silver, data: '0x04' },
  { address: gold, topics: [moved, bob, alice], data: '0x05' },
]
const bytes = (hex: Hex) => Buffer.from(hexToBytes(hex))
const all = { from: 0n, to: 1n << 40n }

test('[EVM-03] logs are found by contract, by topic in any place, and by height', async () => {
  const find = await indexLogs()
  assert.deepEqual(await find({}), [1, 2, 3, 4, 5, 1, 2, 3, 4, 5])
  assert.deepEqual(await find({ addresses: [bytes(silver)] }), [3, 4, 3, 4])
  assert.deepEqual(
    await find({ addresses: [bytes(gold), bytes(silver), bytes(gold)], to: 2n << 16n }),
    [1, 2, 3, 4, 5],
  )
  assert.deepEqual(await find({ topics: [[bytes(allowed)]] }), [2, 2])
  assert.deepEqual(await find({ topics: [[], [bytes(alice)]] }), [1, 2, 1, 2])
  assert.deepEqual(await find({ topics: [[], [bytes(alice), bytes(nearly)]] }), [1, 2, 3, 1, 2, 3])
  assert.deepEqual(await find({ topics: [[bytes(moved)], [], [bytes(alice)]] }), [3, 5, 3, 5])
  assert.deepEqual(await find({ topics: [[], [], [], [bytes(word(7n))]] }), [3, 3])
  const both = [bytes(moved), bytes(allowed)]
  assert.deepEqual(await find({ addresses: [bytes(gold)], topics: [both, [bytes(alice)]] }), [1, 2, 1, 2])
  assert.deepEqual(await find({ from: 3n << 16n, addresses: [bytes(gold)] }), [1, 2, 5])
  assert.deepEqual(await find({ topics: [[bytes(word(9n))]] }), [])
})

test('[EVM-03] pages of logs follow one another in both directions', async () => {
  const { pool } = await begin()
  for (const newestFirst of [false, true]) {
    const found: number[] = []
    let after: { sequence: bigint; place: number } | undefined
    for (;;) {
      const page = await listLogs(
        pool,
        { ...all, addresses: [bytes(gold)] },
        { limit: 2, after, newestFirst },
      )
      if (page.length === 0) break
      assert.ok(page.length <= 2)
      found.push(...page.map(({ data }) => data[0] ?? 0))
      after = page.at(-1)
    }
    assert.deepEqual(found, newestFirst ? [5, 2, 1, 5, 2, 1] : [1, 2, 5, 1, 2, 5])
  }
})

test('[EVM-03] a log is what the contract wrote: address, topics, data and its place in the block', async () => {
  const { pool } = await begin()
  const [first, second] = await listLogs(pool, { ...all, topics: [[], [], [bytes(alice)]] }, { limit: 2 })
  assert.deepEqual(first, {
    sequence: 2n << 16n,
    place: 2,
    address: bytes(silver),
    topics: [moved, nearly, alice, word(7n)].map(bytes),
    data: bytes('0x03'),
    isComplete: true,
  })
  assert.equal(second?.place, 4)
})

test('[EVM-03] logs have a count of topics at least, and what they say has no more room than a page gives it', async () => {
  const find = await indexLogs()
  assert.deepEqual(await find({ leastTopics: 1, addresses: [bytes(silver)] }), [3, 3])
  assert.deepEqual(await find({ leastTopics: 4 }), [3, 3])
  const { pool } = await begin()
  for (const [newestFirst, expected] of [
    [false, [true, true, false]],
    [true, [true, true, false]],
  ] as const) {
    const page = await listLogs(pool, all, { limit: 3, bytes: 2, newestFirst })
    assert.deepEqual(
      page.map(({ isComplete }) => isComplete),
      expected,
    )
    assert.deepEqual(page[2]?.data, Buffer.alloc(0))
  }
})

async function indexLogs() {
  const { pool } = await begin()
  return async (filter: Partial<LogFilter>) =>
    (await listLogs(pool, { ...all, ...filter }, { limit: 100 })).map(({ data }) => data[0])
}

async function begin() {
  const [first, second] = await Promise.all([0, 1].map((nonce) => makeEthereum({ to: gold, nonce, logs })))
  assert.ok(first && second)
  return indexMade([{}, { txs: [first] }, { txs: [{}, second] }])
}
