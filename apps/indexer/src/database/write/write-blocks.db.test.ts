import assert from 'node:assert/strict'
import { forEachRecording, digestTables } from '@injsight/testing'
import { emptyIndex } from '../../../test/empty-index.ts'
import { beginAt, indexRange, readBatches } from '../../../test/index-range.ts'
import { openRecordedChain } from '../../../test/recorded/recorded-chain.ts'
import { connect } from '../connect.ts'
import { createBlockWriter } from './write-blocks.ts'

await forEachRecording(async (recording, test) => {
  const chain = await openRecordedChain(recording.folder)
  test('blocks written one by one, by seven or by fifty make the same tables', async () => {
    const digests = await Promise.all([1, 7, 50].map((size) => digestOf(size)))
    assert.deepEqual(digests[1], digests[0])
    assert.deepEqual(digests[2], digests[0])
  })

  test('a block that is written twice changes nothing', async () => {
    const { url, pool } = await emptyIndex()
    const client = await connect(url, 'test')
    await beginAt(client, chain, from)
    await indexRange(client, chain, { from, to, size: 50 })
    const once = await digestTables(pool)
    await indexRange(client, chain, { from, to, size: 33 })
    await client.end()
    assert.deepEqual(await digestTables(pool), once)
  })

  test('a batch that overlaps what is there adds what is new in it', async () => {
    const { url, pool } = await emptyIndex()
    const client = await connect(url, 'test')
    await beginAt(client, chain, from)
    await indexRange(client, chain, { from, to: 80n, size: 50 })
    const write = createBlockWriter(client)
    for await (const batch of readBatches(chain, { from: 61n, to, size: 100, base: from })) {
      await write(batch)
    }
    await client.end()
    assert.deepEqual(await digestTables(pool, ['migrations']), await digestOf(50))
  })

  test('blocks that would leave a gap are not written', async () => {
    const { url, pool } = await emptyIndex()
    const client = await connect(url, 'test')
    await beginAt(client, chain, from)
    const before = await digestTables(pool)
    await assert.rejects(indexRange(client, chain, { from: 5n, to: 9n, size: 50 }), { kind: 'bug' })
    await client.end()
    assert.deepEqual(await digestTables(pool), before)
  })

  test('who listens for the head hears of the last block of a batch, once it can be read', async () => {
    const { url } = await emptyIndex()
    const [client, listener] = [await connect(url, 'test'), await connect(url, 'listener')]
    const heard: string[] = []
    listener.on('notification', ({ payload = '' }) => heard.push(payload))
    await listener.query('listen head')
    await beginAt(client, chain, 428n)
    await indexRange(client, chain, { from: 428n, to: 433n, size: 3 })
    await listener.query('select')
    await Promise.all([client.end(), listener.end()])
    const { value } = await chain.fetchBlock(433n)
    const notices = heard.map((text) => JSON.parse(text) as Record<string, unknown>)
    assert.deepEqual(
      notices.map(({ height }) => height),
      ['430', '433'],
    )
    assert.equal(notices[1]?.['hash'], value.block_id.hash)
    assert.equal(notices[1]?.['time'], Date.parse(value.block.header.time))
    assert.equal(notices[1]?.['txs'], value.block.data.txs?.length)
  })

  test('an index that begins in the middle of a chain holds no differences to what it does not know', async () => {
    const { url, pool } = await emptyIndex()
    const client = await connect(url, 'test')
    await beginAt(client, chain, 100n)
    await indexRange(client, chain, { from: 100n, to: 110n, size: 50 })
    await client.end()
    assert.equal((await pool.query('select from supplies')).rowCount, 0)
    assert.equal((await pool.query('select from balances where amount < 0')).rowCount, 0)
  })

  async function digestOf(size: number): Promise<Record<string, string>> {
    const { url, pool } = await emptyIndex()
    const client = await connect(url, 'test')
    await beginAt(client, chain, from)
    await indexRange(client, chain, { from, to, size })
    await client.end()
    return digestTables(pool, ['migrations'])
  }
})

const [from, to] = [1n, 120n]
