import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NodeStatus } from '@injsight/node-client'
import { createProgress } from './progress.ts'

const status: NodeStatus = {
  chainId: 'injective-777',
  head: 100n,
  earliest: 1n,
  isCatchingUp: false,
  version: '0.38',
  moniker: '',
}

test('before the node has answered nothing is known', () => {
  const progress = createProgress()
  progress.noteIndexHead(7n)
  assert.equal(progress.caughtUp(), false)
  assert.equal(progress.nodeHead(), 0n)
  assert.equal(progress.chainId(), undefined)
})

test('an index has caught up at the head, stays so for the block being written, and not far behind', () => {
  const progress = createProgress()
  progress.noteStatus(status)
  progress.noteIndexHead(99n)
  assert.equal(progress.caughtUp(), false)
  progress.noteIndexHead(100n)
  assert.equal(progress.caughtUp(), true)
  progress.noteNodeHead(101n)
  assert.equal(progress.caughtUp(), true)
  progress.noteNodeHead(106n)
  assert.equal(progress.caughtUp(), false)
  assert.equal(progress.hasReached(), true)
})

test('a node that was set back is behind the index, not the index ahead of the world', () => {
  const progress = createProgress()
  progress.noteIndexHead(100n)
  progress.noteStatus({ ...status, head: 40n })
  assert.equal(progress.nodeHead(), 40n)
  assert.equal(progress.caughtUp(), true)
  assert.equal(progress.trouble(), 'The node is behind: it ends at block 40, the index at 100')
  progress.noteNodeHead(80n)
  assert.equal(progress.trouble(), '', 'one of several may be a little later')
})

test('troubles of the index are told before those of the node, and none when both are over', () => {
  const progress = createProgress()
  progress.noteTrouble('node', 'the node sleeps')
  progress.noteTrouble('index', 'the database sleeps')
  assert.equal(progress.trouble(), 'the database sleeps')
  progress.noteTrouble('index', '')
  assert.equal(progress.trouble(), 'the node sleeps')
  progress.noteTrouble('node', '')
  assert.equal(progress.trouble(), '')
})

test('that old blocks can’t be dropped is said by who writes', () => {
  const progress = createProgress()
  progress.noteWriter('us')
  progress.noteTrouble('dropping', 'old blocks stay')
  assert.equal(progress.trouble(), 'old blocks stay')
  progress.noteWriter({ other: 'another indexer' })
  assert.equal(progress.trouble(), '')
})

test('an index that ends before its node has caught up with its own end', () => {
  const progress = createProgress(50n)
  progress.noteStatus(status)
  progress.noteIndexHead(30n)
  assert.equal(progress.caughtUp(), false)
  progress.noteIndexHead(50n)
  assert.equal(progress.caughtUp(), true)
})
