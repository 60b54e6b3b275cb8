import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { silentLogger } from '@injsight/runtime'
import { startHeads } from './heads.ts'
import { startIndex } from '../test/fake-index.ts'

async function follow(context: TestContext, indexerUrl: string, silenceMs = 5000, patienceMs = 60_000) {
  const told: string[] = []
  const heads = startHeads({
    indexerUrl,
    silenceMs,
    patienceMs,
    log: silentLogger,
    onHead: ({ height }) => void told.push(`head ${height}`),
    onTrouble: (trouble) => void told.push(`trouble ${trouble}`),
  })
  context.after(() => heads.stop())
  let looked = 0
  /** Waits until it is told, after what was waited for before; more may have been told since. */
  const until = async (words: string) => {
    for (let waited = 0; !told.includes(words, looked); waited += 10) {
      assert.ok(waited < 60_000, `${words} never came: ${told.join(', ')}`)
      await sleep(10)
    }
    looked = told.indexOf(words, looked) + 1
  }
  return { heads, told, until }
}

test('the head comes at once, then each new one', async (context) => {
  const index = await startIndex(context)
  index.commit(7n)
  const { heads, told, until } = await follow(context, index.url)
  assert.notEqual(heads.trouble(), '')
  await until('head 7')
  index.commit(8n)
  await until('head 8')
  assert.deepEqual(told, ['trouble ', 'head 7', 'head 8'])
  assert.equal(heads.trouble(), '')
})

test('an index that goes away is told of, and followed again when it is back', async (context) => {
  const index = await startIndex(context)
  index.commit(7n)
  const { heads, until } = await follow(context, index.url)
  await until('head 7')
  await index.stop()
  await until('trouble the index does not answer')
  assert.equal(heads.trouble(), 'the index does not answer')
  const again = await startIndex(context, index.port)
  again.commit(9n)
  await until('head 9')
  assert.equal(heads.trouble(), '')
})

test('visitors are sent here for a while after the last word of the index, and not before its first', async (context) => {
  const index = await startIndex(context)
  index.commit(7n)
  const patient = await follow(context, index.url)
  const impatient = await follow(context, index.url, 5000, 1)
  assert.equal(patient.heads.isAnswered(), false)
  await Promise.all([patient.until('head 7'), impatient.until('head 7')])
  assert.equal(impatient.heads.isAnswered(), true)
  await index.stop()
  await Promise.all([patient, impatient].map(({ until }) => until('trouble the index does not answer')))
  assert.equal(patient.heads.isAnswered(), true)
  assert.equal(impatient.heads.isAnswered(), false)
})

test('an index that ends its streams and answers on is no trouble: another one may stand in its place', async (context) => {
  const index = await startIndex(context)
  index.commit(7n)
  const { told, until } = await follow(context, index.url)
  await until('head 7')
  index.endStreams()
  index.state.head = 8n
  await until('head 8')
  assert.deepEqual(told, ['trouble ', 'head 7', 'head 8'])
  assert.equal(index.state.streams, 2)
})

test("the index's own trouble is passed on while no head comes, and ends with the next head", async (context) => {
  const index = await startIndex(context)
  index.commit(7n)
  const { until } = await follow(context, index.url, 40)
  await until('head 7')
  index.state.trouble = 'the node does not answer'
  await until('trouble the node does not answer')
  index.commit(8n)
  await until('head 8')
})

test('a stream that keeps silent about new heads is given up for another', async (context) => {
  const index = await startIndex(context)
  index.commit(7n)
  const { until } = await follow(context, index.url, 40)
  await until('head 7')
  index.state.isMute = true
  index.commit(8n)
  for (let waited = 0; index.state.streams < 2; waited += 10) {
    assert.ok(waited < 60_000, 'no other stream was begun')
    await sleep(10)
  }
  index.state.isMute = false
  index.commit(9n)
  await until('head 9')
})

test('stopping ends the stream for good', async (context) => {
  const index = await startIndex(context)
  index.commit(7n)
  const { heads, told, until } = await follow(context, index.url)
  await until('head 7')
  await heads.stop()
  index.commit(8n)
  await sleep(50)
  assert.deepEqual(told, ['trouble ', 'head 7'])
})
