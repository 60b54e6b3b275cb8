import assert from 'node:assert/strict'
import { createServer, type AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createTestDatabase, olderRecording } from '@injsight/testing'
import { playRecording } from './support/played-recording.ts'
import { startIndexer } from './support/indexer-process.ts'

test('wrong settings are told all at once, in a sentence each', async () => {
  const indexer = startIndexer('ftp://node', '', { INDEXER_PORT: '70000' })
  assert.equal((await indexer.ended).code, 1)
  const lines = indexer.said().trim().split('\n')
  assert.deepEqual(
    lines.map((line) => line.split(' ')[0]),
    ['NODE_URL', 'DATABASE_URL', 'INDEXER_PORT'],
  )
})

test('a port that is taken and a database that is not there are each one sentence', async () => {
  const node = await playRecording(olderRecording)
  const { url } = await createTestDatabase()
  const owner = createServer()
  await new Promise<void>((done) => owner.listen(0, done))
  const { port } = owner.address() as AddressInfo
  const taken = startIndexer(node, url, { INDEXER_PORT: String(port), LOG_LEVEL: 'error' })
  assert.equal((await taken.ended).code, 1)
  assert.match(taken.said(), new RegExp(`^Port ${port} is in use.*\n$`))
  owner.close()

  const missing = startIndexer(node, 'postgres://injsight@127.0.0.1:1/index')
  assert.equal((await missing.ended).code, 1)
  assert.match(missing.said(), /^The database index at 127\.0\.0\.1:1 can't be reached: .+\n$/)
})
