import assert from 'node:assert/strict'
import { after } from 'node:test'
import { notFound } from '@injsight/errors'
import type { NodeStatus } from '@injsight/node-client'
import { silentLogger } from '@injsight/runtime'
import { createTestDatabase, forEachRecording } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { migrate } from '#src/database/migrate.ts'
import { playRecording } from '../../../test/played-recording.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexRange } from '../../../test/index-range.ts'
import { openRecordedChain } from '../../../test/recorded/recorded-chain.ts'
import { findStart } from './find-start.ts'

await forEachRecording(async (recording, test) => {
  const chain = await openRecordedChain(recording.folder)
  const { node: played, stop } = await playRecording(recording)
  after(stop)
  const { chainId } = recording
  const later = recording.to / 2n

  test('a new index begins with the genesis where the node has the first block', async () => {
    const { client, pool, start } = await prepare()
    assert.deepEqual(await start({}), { chainId, next: 1n, parent: undefined })
    assert.notEqual((await pool.query('select from balances')).rowCount, 0)
    assert.deepEqual(await findStart({ client, node: nodeOf({}), from: undefined, log: silentLogger }), {
      chainId,
      next: 1n,
      parent: undefined,
    })
  })

  test('a new index begins where it is told to, or with the first block that the node still has', async () => {
    const told = await prepare()
    assert.equal((await told.start({}, later)).next, later)
    assert.equal((await told.pool.query('select from balances')).rowCount, 0)
    const pruned = await prepare()
    assert.equal((await pruned.start({ earliest: later })).next, later)
  })

  test('an index that begins later learns the names of validators from the state of the chain', async () => {
    const { pool, start } = await prepare()
    await start({}, later)
    const { rows } = await pool.query<{ moniker: string }>('select moniker from validators order by moniker')
    const { validators } = readExpected(recording, 'staking') as {
      validators: { description: { moniker: string } }[]
    }
    assert.deepEqual(
      rows.map(({ moniker }) => moniker),
      validators.map(({ description }) => description.moniker).toSorted(),
    )
  })

  test('a node that tells nothing of its state leaves validators without names', async () => {
    const { client, pool } = await prepare()
    const queryAbci = async () => {
      throw notFound('query', 'There is no such service')
    }
    await findStart({ client, node: { ...nodeOf({}), queryAbci }, from: later, log: silentLogger })
    assert.equal((await pool.query('select from validators')).rowCount, 0)
  })

  test('an index cannot begin before the node does', async () => {
    const { start } = await prepare()
    await assert.rejects(start({ earliest: later }, 5n), { kind: 'invalid-input', code: 'from.pruned' })
  })

  test('an index goes on after its last block, knowing what the next one has to continue', async () => {
    const { client, start } = await prepare()
    await start({})
    await indexRange(client, chain, { from: 1n, to: 40n, size: 50 })
    const { next, parent } = await start({})
    const { block_id, block } = (await chain.fetchBlock(40n)).value
    assert.equal(next, 41n)
    assert.equal(parent?.hash.toString('hex').toUpperCase(), block_id.hash)
    assert.equal(parent?.validatorsHash, block.header.validators_hash)
  })

  test('a node that has fewer blocks than the index is the right one when its last block is the same', async () => {
    const { client, start } = await prepare()
    await start({})
    await indexRange(client, chain, { from: 1n, to: 40n, size: 50 })
    assert.equal((await start({ head: 30n })).next, 41n)
  })

  test('a node of another chain is refused, by name or by its blocks', async () => {
    const { client, start } = await prepare()
    await start({})
    await indexRange(client, chain, { from: 1n, to: 40n, size: 50 })
    await assert.rejects(start({ chainId: 'injective-1' }), {
      code: 'chain.id',
      values: { height: 40n, expected: chainId, came: 'injective-1' },
    })
    await client.query(`update blocks set hash = decode(repeat('ab', 32), 'hex') where height = 40`)
    await assert.rejects(start({}), { kind: 'bad-chain-data', code: 'block.hash' })
  })

  test('a node that does not reach the index, or no longer reaches down to it, is waited for in words', async () => {
    const { client, start: later } = await prepare()
    await later({}, 30n)
    await indexRange(client, chain, { from: 30n, to: 40n, size: 50 })
    await assert.rejects(later({ head: 20n }), { kind: 'unavailable', code: 'node.behind' })
    await assert.rejects(later({ earliest: 50n }), { kind: 'unavailable', code: 'node.pruned' })
    assert.equal((await later({ earliest: 41n })).next, 41n)
  })

  test('a local chain that was begun anew under its old name is refused', async () => {
    const { client, start } = await prepare()
    await start({})
    await indexRange(client, chain, { from: 1n, to: 40n, size: 50 })
    await client.query(`update blocks set hash = decode(repeat('ab', 32), 'hex') where height = 12`)
    await assert.rejects(start({ head: 12n }), { kind: 'bad-chain-data', code: 'block.hash' })
  })

  async function prepare() {
    const { url, pool } = await createTestDatabase(migrate)
    const client = await connect(url, 'test')
    after(() => client.end())
    const start = (status: Partial<NodeStatus>, from?: bigint) =>
      findStart({ client, node: nodeOf(status), from, log: silentLogger })
    return { client, pool, start }
  }

  function nodeOf(status: Partial<NodeStatus>) {
    const usual = { chainId, head: chain.to, earliest: 1n, isCatchingUp: false, version: '', moniker: '' }
    return {
      ...chain,
      queryAbci: played.queryAbci.bind(played),
      fetchStatus: async () => ({ ...usual, ...status }),
    }
  }
})
