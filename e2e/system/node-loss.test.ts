import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase, olderRecording } from '@injsight/testing'
import {
  beginningOf,
  playRecording,
  tablesOf,
  undisturbedIndex,
  undisturbedTables,
} from './support/played-recording.ts'
import { openGate } from './support/gate.ts'
import {
  fetchTrouble,
  findHead,
  pollMs,
  startIndexer,
  waitForHead,
  waitForTrouble,
} from './support/indexer-process.ts'
import { startUnrulyNode } from './support/unruly-node.ts'

const beginning = beginningOf(olderRecording, 1000n)
const toItsEnd = { TO: String(beginning.to) }

test('an indexer whose node goes away says so, and resumes when it is back', async () => {
  const gate = await openGate(await playRecording(beginning))
  const database = await createTestDatabase()
  const indexer = startIndexer(gate.url, database.url, toItsEnd)
  await waitForHead(database.pool, 300n, indexer)
  await gate.close()
  assert.match(await waitForTrouble(indexer, /./), /can't be reached/)
  await sleep(500)
  await gate.open()
  await waitForHead(database.pool, beginning.to, indexer)
  await waitForTrouble(indexer, /^$/)
  await indexer.stop()
  await gate.close()
  assert.deepEqual(await tablesOf(database), await undisturbedTables(beginning))
})

test('an indexer that is started before its node waits for it', async () => {
  const gate = await openGate(await playRecording(olderRecording))
  await gate.close()
  const database = await createTestDatabase()
  const indexer = startIndexer(gate.url, database.url)
  await waitForTrouble(indexer, /can't be reached/)
  await gate.open()
  await waitForHead(database.pool, 50n, indexer)
  await indexer.stop()
  await gate.close()
})

test('rubbish, half answers, slow ones and hang-ups are waited out', async () => {
  const node = await startUnrulyNode(await playRecording(beginning))
  after(() => node.stop())
  const database = await createTestDatabase()
  const indexer = startIndexer(node.url, database.url, toItsEnd)
  const twists = [
    () => '<html>502 Bad Gateway</html>',
    (_path: string, body: string) => body.slice(0, body.length / 2),
    () => undefined,
    () => '{"jsonrpc":"2.0","id":-1,"result":{}}',
    (path: string, body: string) =>
      path.startsWith('/block?') ? body.replace('"parts"', '"part"').replaceAll('"time"', '"tide"') : body,
  ]
  for (const [at, twist] of twists.entries()) {
    await waitForHead(database.pool, BigInt(100 + at * 100), indexer)
    node.twist(twist)
    await waitForTrouble(indexer, /./)
    node.twist(undefined, 20) // honest and slow
    await waitForTrouble(indexer, /^$/)
    node.twist(undefined)
  }
  await waitForHead(database.pool, beginning.to, indexer)
  await indexer.stop()
  assert.deepEqual(await tablesOf(database), await undisturbedTables(beginning))
})

test('a block that contradicts its parent stops the index before it, naming height, expected and came', async () => {
  const node = await startUnrulyNode(await playRecording(olderRecording))
  after(() => node.stop())
  const wrong = 'AB'.repeat(32)
  const height = 777n
  node.twist((path, body) =>
    path === `/block?height=${height}`
      ? body.replace(/"last_block_id":\{"hash":"[0-9A-F]+"/, `"last_block_id":{"hash":"${wrong}"`)
      : body,
  )
  const database = await createTestDatabase()
  const indexer = startIndexer(node.url, database.url)
  const trouble = await waitForTrouble(indexer, /does not continue/)
  const { rows } = await database.pool.query<{ hash: string }>(
    `select upper(encode(hash, 'hex')) as hash from blocks where height = $1`,
    [height - 1n],
  )
  assert.match(trouble, new RegExp(`Block ${height} .* ${rows[0]?.hash}, the node says ${wrong}`))
  assert.equal(await findHead(database.pool), height - 1n)

  // It has stopped for good: an honest answer doesn't make it forget the other.
  node.twist(undefined)
  await sleep(1000)
  assert.equal(await findHead(database.pool), height - 1n)
  assert.equal((await fetch(`${await indexer.url}/live`)).status, 200)
  await indexer.stop()
})

test('[TX-08] results that the next header does not seal are not written, and honest ones mend it', async () => {
  const node = await startUnrulyNode(await playRecording(olderRecording))
  after(() => node.stop())
  const height = 700n // the last of a batch: no header of the same batch judges it
  node.twist((path, body) =>
    path === `/block_results?height=${height}` ? body.replace(/"gas_used":"\d+"/, '"gas_used":"1"') : body,
  )
  const database = await createTestDatabase()
  const indexer = startIndexer(node.url, database.url)
  const trouble = await waitForTrouble(indexer, /results of block/)
  assert.match(trouble, /results of block 700 are not those of the chain: .* hash to [0-9A-F]{64}/)
  assert.equal(await findHead(database.pool), height - 1n)

  node.twist(undefined)
  await waitForHead(database.pool, 1000n, indexer)
  await indexer.stop()
})

test('[TX-08] wrong results that were written at the head stop the index once the node tells those that fit; until then it is asked ever less often', async () => {
  const node = await startUnrulyNode(await playRecording(olderRecording))
  after(() => node.stop())
  const height = 700n
  let [head, isHonest, asked] = [height, false, 0]
  node.twist((path, body) => {
    if (path === '/status')
      return body.replace(/"latest_block_height":"\d+"/, `"latest_block_height":"${head}"`)
    if (path !== `/block_results?height=${height}`) return body
    asked++
    return isHonest ? body : body.replace(/"gas_used":"\d+"/, '"gas_used":"1"')
  })
  const database = await createTestDatabase()
  const indexer = startIndexer(node.url, database.url)
  await waitForHead(database.pool, height, indexer)
  head += 1n
  const lie = /^The node's results of block 700 are not those of the chain/
  await waitForTrouble(indexer, lie)
  asked = 0
  for (const until = Date.now() + 4000; Date.now() < until; await sleep(pollMs))
    assert.match(await fetchTrouble(indexer), lie)
  assert.ok(asked > 0 && asked <= 6, String(asked))

  isHonest = true
  await waitForTrouble(indexer, /^The index has wrong results of block 700/)
  assert.match(await (await fetch(`${await indexer.url}/metrics`)).text(), /^indexer_following 0$/m)
  assert.equal(await findHead(database.pool), height)
  await indexer.stop()
})

test('a node that is replaced by one that is behind is said and waited for, and the index answers on', async () => {
  const node = await startUnrulyNode(await playRecording(olderRecording))
  after(() => node.stop())
  const endAt = (head: bigint) =>
    node.twist((path, body) =>
      path === '/status'
        ? body.replace(/"latest_block_height":"\d+"/, `"latest_block_height":"${head}"`)
        : body,
    )
  endAt(300n)
  const database = await createTestDatabase()
  const indexer = startIndexer(node.url, database.url)
  await waitForHead(database.pool, 300n, indexer)
  endAt(200n)
  await waitForTrouble(indexer, /node is behind: it ends at block 200, the index at 300/)
  assert.equal((await fetch(`${await indexer.url}/api/explorer/v1/blocks/300`)).status, 200)
  await indexer.kill()
  const next = startIndexer(node.url, database.url)
  await waitForTrouble(next, /node is behind/)
  endAt(400n)
  await waitForHead(database.pool, 400n, next)
  assert.equal(await waitForTrouble(next, /^$/), '')
  await next.stop()
})

test('an index of another chain with the same name is not written on', async () => {
  const node = await startUnrulyNode(await playRecording(olderRecording))
  after(() => node.stop())
  const database = await undisturbedIndex(olderRecording)
  const wrong = 'CD'.repeat(32)
  node.twist((path, body) =>
    path === `/block?height=${olderRecording.to}`
      ? body.replace(/"hash":"[0-9A-F]+"/, `"hash":"${wrong}"`)
      : body,
  )
  const indexer = startIndexer(node.url, database.url)
  assert.match(
    await waitForTrouble(indexer, /not of the chain/),
    new RegExp(`${olderRecording.to} .*${wrong}`),
  )
  await indexer.stop()
})
