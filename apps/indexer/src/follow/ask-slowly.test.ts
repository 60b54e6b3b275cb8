import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NodeClient } from '@injsight/node-client'
import { askSlowly } from './ask-slowly.ts'

function aNode() {
  const waits: number[] = []
  const clock = { at: 0 }
  const queryAbci: NodeClient['queryAbci'] = async (path) => Buffer.from(path)
  const node = { name: 'a node', queryAbci }
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  return { node, waits, clock, time: { now: () => clock.at, wait } }
}

test('a public node is asked for the state no more often in a second than it was said', async () => {
  const { node, waits, clock, time } = aNode()
  const slow = askSlowly(node, 4, time)
  assert.equal(slow.name, 'a node')
  const ask = (path: string) => slow.queryAbci(path, Buffer.alloc(0))
  assert.deepEqual(
    await Promise.all(['/a', '/b', '/c'].map(ask)),
    ['/a', '/b', '/c'].map((path) => Buffer.from(path)),
  )
  assert.deepEqual(waits, [250, 500])
  clock.at = 5000 // what was not asked meanwhile is not asked at once
  await Promise.all([ask('/d'), ask('/e')])
  assert.deepEqual(waits, [250, 500, 250])
})

test('a node of one’s own is asked as fast as it answers', () => {
  const { node, time } = aNode()
  assert.equal(askSlowly(node, 0, time), node)
})
