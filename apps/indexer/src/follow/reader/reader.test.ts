import { deepEqual as isAlike } from 'node:assert'
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { badChainData, Fault } from '@injsight/errors'
import { forEachRecording } from '@injsight/testing'
import { playRecording } from '../../../test/played-recording.ts'
import { readBusyRange } from '../../../test/recorded/named-txs.ts'
import { openRecordedChain } from '../../../test/recorded/recorded-chain.ts'
import { fetchBlock, type FetchedBlock } from '../fetch-block.ts'
import { packBlock, unpackBlock } from './pack-block.ts'
import { startReader } from './start-reader.ts'

await forEachRecording(async (recording, test) => {
  const chain = await openRecordedChain(recording.folder)
  const { from: busy } = readBusyRange(recording)

  test('a block is the same after it was passed on', async () => {
    for (let height = busy; height < busy + 40; height++) {
      const block = await fetchBlock(chain, BigInt(height))
      isAlike(whole(unpackBlock(packBlock(block))), whole(block), `block ${height}`)
    }
  })

  test('what is one thing in a block stays one, and nothing of it holds on to the whole', async () => {
    let shared = 0
    for (let height = busy; height < busy + 10; height++) {
      const packed = packBlock(await fetchBlock(chain, BigInt(height)))
      const { rows, facts } = unpackBlock(packed)
      const told = facts()
      const heard = new Set(told.flatMap((fact) => (fact.kind === 'event' ? fact.event : [])))
      const ofMessages = told.flatMap((fact) => (fact.kind === 'message' ? fact.message.events : []))
      shared += ofMessages.filter((event) => heard.has(event)).length
      assert.equal(rows.context.eventTypes, rows.eventTypes)
      for (const { hash } of rows.txs) assert.notEqual(hash.buffer, packed.block.buffer)
    }
    assert.notEqual(shared, 0)
  })

  test('a flaw and its values are passed on', async () => {
    const flaw = badChainData('node.flawed', 'not whole', { height: 7n, came: 'ab' }, new Error('why'))
    const came = unpackBlock(packBlock({ ...(await fetchBlock(chain, BigInt(busy))), flaw })).flaw
    assert.ok(came instanceof Fault)
    for (const part of ['kind', 'code', 'message', 'values'] as const)
      assert.deepEqual(came[part], flaw[part])
    assert.match(String(came.cause), /why/)
  })

  test('the thread reads what a node has, and says what it has not', async () => {
    const node = await playRecording(recording)
    const reader = startReader({ url: node.url, timeoutMs: 60_000, keySalt: '', logLevel: 'error' })
    after(async () => {
      await reader.stop()
      await node.stop()
    })
    const heights = [BigInt(busy), BigInt(busy + 1), 7n]
    const read = await Promise.all(heights.map((height) => reader.read(height)))
    for (const one of read) isAlike(whole(one), whole(await fetchBlock(chain, one.rows.block.height)))
    await assert.rejects(reader.read(99_999_999n), { kind: 'not-found', code: 'block.not_found' })
  })
})

test('who still waits for a block when the reader stops hears of it', async () => {
  const reader = startReader({ url: 'http://127.0.0.1:1', timeoutMs: 60_000, keySalt: '', logLevel: 'error' })
  const waits = assert.rejects(reader.read(1n), { code: 'reader.stopped' })
  await reader.stop()
  await waits
})

/**
 * What both hold, facts made. Bytes come as Buffers, which `isAlike` lets pass; whether the chain keeps an index of an
 * attribute no handler reads, and it isn't passed on.
 */
function whole({ facts, ...rest }: FetchedBlock) {
  const made = facts()
  const events = made.flatMap((fact) => (fact.kind === 'event' ? [fact.event] : fact.message.events))
  for (const { attributes } of events) for (const one of attributes) delete one.index
  return { ...rest, facts: made }
}
