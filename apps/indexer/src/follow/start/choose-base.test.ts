import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invalidInput } from '@injsight/errors'
import { silentLogger as log } from '@injsight/runtime'
import type { NodeStatus } from '@injsight/node-client'
import { chooseBase } from './choose-base.ts'

test('an index begins where it is told to, and not before its node does', async () => {
  assert.equal(await chooseBase({ ...nodeOf({}), from: 700n }, statusOf(500n)), 700n)
  await assert.rejects(chooseBase({ ...nodeOf({}), from: 499n }, statusOf(500n)), { code: 'from.pruned' })
})

test('untold it begins with the chain, or where the state before the first block is known', async () => {
  assert.equal(await chooseBase({ ...nodeOf({ first: 1n }), from: undefined }, statusOf(1n)), 1n)
  assert.equal(await chooseBase({ ...nodeOf({ stateFrom: 499n }), from: undefined }, statusOf(500n)), 500n)
})

test('a node that has pruned its state is followed from its newest block on', async () => {
  assert.equal(await chooseBase({ ...nodeOf({ stateFrom: 900n }), from: undefined }, statusOf(500n)), 1000n)
})

test('a node that tells nothing of its state is followed from its first block on', async () => {
  assert.equal(await chooseBase({ ...nodeOf({ stateFrom: 5000n }), from: undefined }, statusOf(500n)), 500n)
})

test('what is to be filled back begins with the newest block', async () => {
  assert.equal(await chooseBase({ ...nodeOf({}), from: 600n, fillsBack: true }, statusOf(500n)), 1000n)
})

function statusOf(earliest: bigint): NodeStatus {
  return { chainId: 'test', head: 1000n, earliest, isCatchingUp: false, version: '', moniker: '' }
}

function nodeOf({ first = 0n, stateFrom = 0n }: { first?: bigint; stateFrom?: bigint }) {
  const fetchBlock = async (height: bigint) =>
    ({ value: { block: { header: { last_block_id: { hash: height === first ? '' : 'AB' } } } } }) as never
  const queryAbci = async (_path: string, _request: Uint8Array, height = 0n) => {
    if (height < stateFrom) throw invalidInput('query.refused', `version ${height} does not exist`)
    return Buffer.alloc(0)
  }
  return { node: { fetchBlock, queryAbci }, log }
}
