import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unavailable } from '@injsight/errors'
import type { NewBlockListener, NodeStatus } from '@injsight/node-client'
import { silentLogger } from '@injsight/runtime'
import { createProgress } from './progress.ts'
import { startHeadWatch } from './watch-head.ts'

test('a node that only answers is asked again until it has the height', async () => {
  const node = fakeNode()
  const watch = startHeadWatch({ node, progress: createProgress(), log: silentLogger })
  await watch.waitFor(1n)
  node.head = 3n
  await watch.waitFor(3n)
  assert.equal(watch.height(), 3n)
  await watch.stop()
})

test('a node that announces its blocks is believed at once', async () => {
  const node = fakeNode()
  const progress = createProgress()
  const watch = startHeadWatch({ node, progress, log: silentLogger })
  await watch.waitFor(1n)
  const waiting = watch.waitFor(8n)
  node.announce(8n)
  await waiting
  assert.equal(progress.nodeHead(), 8n)
  await watch.stop()
})

test('a node that goes away is told as trouble, and no more once it answers', async () => {
  const node = fakeNode()
  const progress = createProgress()
  const watch = startHeadWatch({ node, progress, log: silentLogger })
  await watch.waitFor(1n)
  node.isDown = true
  while (progress.trouble() === '') await new Promise(setImmediate)
  assert.equal(progress.trouble(), 'The node sleeps')
  node.isDown = false
  node.head = 2n
  await watch.waitFor(2n)
  assert.equal(progress.trouble(), '')
  await watch.stop()
})

test('a node that has lost its blocks is told to whoever waits for the next one', async () => {
  const node = fakeNode()
  node.head = 40n
  const watch = startHeadWatch({ node, progress: createProgress(), log: silentLogger })
  await watch.waitFor(40n)
  const waiting = watch.waitFor(41n)
  node.head = 2n
  await assert.rejects(waiting, { kind: 'unavailable', code: 'node.went_back' })
  assert.equal(watch.height(), 2n)
  await watch.stop()
})

test('whoever waits is let go when the watch is stopped', async () => {
  const watch = startHeadWatch({ node: fakeNode(), progress: createProgress(), log: silentLogger })
  const waiting = watch.waitFor(1000n)
  await watch.stop()
  await waiting
})

function fakeNode() {
  const listeners: NewBlockListener[] = []
  const node = {
    head: 1n,
    isDown: false,
    announce: (height: bigint) => {
      for (const { onHeight } of listeners) onHeight(height)
    },
    async fetchStatus(): Promise<NodeStatus> {
      if (node.isDown) throw unavailable('node.down', 'The node sleeps')
      return {
        chainId: 'injective-777',
        head: node.head,
        earliest: 1n,
        isCatchingUp: false,
        version: '',
        moniker: '',
      }
    },
    fetchRecording: async () => undefined,
    subscribeNewBlocks(listener: NewBlockListener) {
      listeners.push(listener)
      return { stop: () => {} }
    },
  }
  return node
}
