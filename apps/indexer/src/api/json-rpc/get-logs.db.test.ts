import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Hex } from 'viem'
import { createBlockCache } from '#src/queries/blocks/block-cache.ts'
import { indexMade } from '../../../test/made/made-chain.ts'
import { makeEthereum, word, type MadeLog } from '../../../test/made/made-ethereum.ts'
import { createBlocks } from './find-block.ts'
import { getLogs } from './get-logs.ts'
import type { BlockTag } from './read-params.ts'

const [gold, silver]: [Hex, Hex] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`]
const many = (count: number, log: MadeLog): MadeLog[] => Array.from({ length: count }, () => log)

async function indexLogs(...blocks: MadeLog[][]) {
  const made = await Promise.all(blocks.map((logs, nonce) => makeEthereum({ to: gold, nonce, logs })))
  const { pool } = await indexMade(made.map((tx) => ({ txs: [tx] })))
  const sources = { pool, blocks: createBlocks({ pool, cache: createBlockCache({ pool, bytes: 1 << 20 }) }) }
  return (from: BlockTag, to: BlockTag, topics: Buffer[][] = [], addresses: Buffer[] = []) =>
    getLogs(sources, { blocks: { from, to }, addresses, topics })
}

test('[EVM-13] more logs than an answer holds are refused with the range that it would hold', async () => {
  const find = await indexLogs(many(6000, { address: gold }), many(6000, { address: gold }), [
    { address: silver },
  ])
  const refused = (range: { from: Hex; to: Hex }) => ({
    code: -32005,
    message: new RegExp(
      `more than 10000 results.* Try with this block range \\[${range.from}, ${range.to}\\]`,
    ),
    data: { ...range, limit: 10_000 },
  })
  await assert.rejects(find('earliest', 'latest'), refused({ from: '0x1', to: '0x1' }))
  assert.equal((await find(1n, 1n)).length, 6000)
  assert.equal((await find(2n, 'latest')).length, 6001)
  assert.equal((await find('earliest', 'latest', [], [Buffer.from('bb'.repeat(20), 'hex')])).length, 1)
})

test('[EVM-13] a block that is asked for alone is answered whole', async () => {
  const find = await indexLogs(many(12_000, { address: gold }), [{ address: silver }])
  await assert.rejects(find(1n, 2n), { data: { from: '0x1', to: '0x1', limit: 10_000 } })
  const logs = await find(1n, 1n)
  assert.deepEqual(
    logs.map(({ logIndex }) => Number(logIndex)),
    logs.map((_, at) => at),
  )
  assert.equal(logs.length, 12_000)
})

test('[EVM-13] logs that say more than an answer has room for are refused in the same way', async () => {
  const megabyte: Hex = `0x${'ff'.repeat(1 << 20)}`
  const find = await indexLogs(
    many(5, { address: gold, data: megabyte }),
    many(5, { address: gold, data: megabyte }),
  )
  await assert.rejects(find(1n, 2n), {
    message: /8 MB of data\. Try with this block range \[0x1, 0x1\]/,
    data: { from: '0x1', to: '0x1', limit: 10_000 },
  })
  assert.equal((await find(1n, 1n)).length, 5)
})

test('[EVM-13] a place among the topics that takes any wants one to be there', async () => {
  const find = await indexLogs([
    { address: gold },
    { address: gold, topics: [word(1n)] },
    { address: gold, topics: [word(1n), word(2n)] },
  ])
  const topic = (value: bigint) => Buffer.from(word(value).slice(2), 'hex')
  const found = async (...topics: Buffer[][]) =>
    (await find(1n, 1n, topics)).map(({ logIndex }) => Number(logIndex))
  assert.deepEqual(await found(), [0, 1, 2])
  assert.deepEqual(await found([]), [1, 2])
  assert.deepEqual(await found([], []), [2])
  assert.deepEqual(await found([topic(1n)], []), [2])
  assert.deepEqual(await found([], [topic(2n), topic(3n)]), [2])
  assert.deepEqual(await found([], [], [], []), [])
})

test('[EVM-13] a range ends with the chain, and one that is upside down is empty', async () => {
  const find = await indexLogs([{ address: gold }], [{ address: gold }])
  assert.equal((await find(0n, 1_000_000_000_000n)).length, 2)
  assert.deepEqual(await find(3n, 2n ** 64n - 1n), [])
  assert.deepEqual(await find('latest', 'earliest'), [])
  assert.equal((await find('latest', 'latest')).length, 1)
})
