import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toHead } from './to-head.ts'

test('a block of the explorer is told in few words, without gas', () => {
  const head = toHead(
    {
      height: 7n,
      blockHash: '0xab',
      parentHash: '0x00',
      proposer: 'injvalcons1a',
      moniker: 'alpha',
      numPreCommits: 4n,
      numTxs: 2n,
      txs: [],
      timestamp: '',
      blockUnixTimestamp: 5n,
    },
    new Map([['injvalcons1a', 'injvaloper1a']]),
  )
  assert.equal(head.hash, 'AB')
  assert.equal(head.operator, 'injvaloper1a')
  assert.deepEqual(head.gasByKind, [])
})
