import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBlockId, readFlag, readHash, readParams, readQuantity, readTag } from './read-params.ts'
import { readLogFilter } from './read-log-filter.ts'

const hash = `0x${'Ab'.repeat(32)}`
const address = `0x${'cd'.repeat(20)}`
const refused = { code: -32602 }
const junk = [undefined, null, 5, true, '', '0x', 'latest ', '0xzz', {}, [], [hash], '0x'.repeat(5000)]

test('[EVM-13] parameters are as many as a method wants', () => {
  assert.deepEqual(readParams(undefined, 0), [])
  assert.deepEqual(readParams(null, 0), [])
  assert.deepEqual(readParams([1, 2], 2), [1, 2])
  assert.deepEqual(readParams([1, 2, 3]), [1, 2, 3])
  assert.throws(() => readParams([1], 2), { ...refused, message: 'missing value for required argument 1' })
  assert.throws(() => readParams([1], 0), { ...refused, message: 'too many arguments, want at most 0' })
  for (const wrong of [{ a: 1 }, 'x', 5]) assert.throws(() => readParams(wrong, 0), refused)
})

test('[EVM-13] numbers are hex without leading zeros, hashes and flags are what they say', () => {
  assert.equal(readQuantity('0x0', 'x'), 0n)
  assert.equal(readQuantity('0xffffffffffffffff', 'x'), 2n ** 64n - 1n)
  for (const wrong of [...junk, '0x01', '1', '-0x1', '0x10000000000000000', hash]) {
    assert.throws(() => readQuantity(wrong, 'x'), refused)
  }
  assert.deepEqual(readHash(hash, 'x'), Buffer.from('ab'.repeat(32), 'hex'))
  for (const wrong of [...junk, hash.slice(0, -1), `${hash}00`])
    assert.throws(() => readHash(wrong, 'x'), refused)
  assert.equal(readFlag(false, 'x'), false)
  for (const wrong of ['true', 0, null]) assert.throws(() => readFlag(wrong, 'x'), refused)
})

test('[EVM-13] a block is a height, a word or a hash', () => {
  for (const word of ['latest', 'pending', 'safe', 'finalized']) assert.equal(readTag(word, 'x'), 'latest')
  assert.deepEqual(readBlockId('earliest', 'x'), { tag: 'earliest' })
  assert.deepEqual(readBlockId('0x10', 'x'), { tag: 16n })
  assert.deepEqual(readBlockId({ blockNumber: '0x10' }, 'x'), { tag: 16n })
  const byHash = { hash: Buffer.from('ab'.repeat(32), 'hex') }
  assert.deepEqual(readBlockId(hash, 'x'), byHash)
  assert.deepEqual(readBlockId({ blockHash: hash, requireCanonical: true }, 'x'), byHash)
  for (const wrong of [...junk, { blockHash: hash, blockNumber: '0x1' }, { blockNumber: {} }]) {
    assert.throws(() => readBlockId(wrong, 'x'), refused)
  }
})

test('[EVM-13] a filter has addresses and topics, one or several, and none where any will do', () => {
  const topic = Buffer.from('ab'.repeat(32), 'hex')
  const all = { from: 'latest', to: 'latest' }
  assert.deepEqual(readLogFilter({}), { blocks: all, addresses: [], topics: [] })
  assert.deepEqual(readLogFilter({ address: null, topics: [], fromBlock: null }), readLogFilter({}))
  assert.deepEqual(
    readLogFilter({ address, fromBlock: '0x5', topics: [null, hash, [hash, hash], [hash, null]] }),
    {
      blocks: { from: 5n, to: 'latest' },
      addresses: [Buffer.from('cd'.repeat(20), 'hex')],
      topics: [[], [topic], [topic, topic], []],
    },
  )
  assert.deepEqual(readLogFilter({ blockHash: hash, address: [address, address] }).blocks, { hash: topic })
})

test('[EVM-13] a filter that cannot be is refused in words', () => {
  const many = (length: number, one: string) => Array.from({ length }, () => one)
  for (const [filter, words] of [
    [null, /must be an object/],
    [[], /must be an object/],
    [{ blockHash: hash, toBlock: '0x1' }, /choose one/],
    [{ topics: [null, null, null, null, null] }, /exceed max topics/],
    [{ topics: hash }, /must be an array/],
    [{ topics: ['0x12'] }, /has length 2, want 64/],
    [{ address: '0x12' }, /has length 2, want 40/],
    [{ address: { a: 1 } }, /an object is no text/],
    [{ fromBlock: 'x' }, /"x" is no number/],
    [{ address: many(1001, address) }, /1001 choices/],
    [{ address: many(40, address), topics: [many(40, hash)] }, /1600 choices/],
  ] as const) {
    assert.throws(() => readLogFilter(filter), { ...refused, message: words })
  }
})
