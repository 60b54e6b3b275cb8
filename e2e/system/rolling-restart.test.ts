import assert from 'node:assert/strict'
import { Agent, get } from 'node:http'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openRecording, startRecordedNode } from '@injsight/recording'
import { silentLogger } from '@injsight/runtime'
import {
  createTestDatabase,
  newerRecording,
  startBalancer,
  startSite,
  startStack,
  until,
  type OwnProgram,
} from '@injsight/testing'
import { startIndexer, waitForHead } from './support/indexer-process.ts'

const readers = 40
const visitors = 6
/** Many times as long as the balancer takes to see that one is about to go, on a machine that is busy too. */
const DRAIN_SECONDS = '4'
const pathsOfIndex = ['/injsight/v1/heads?limit=3', '/api/explorer/v1/blocks?limit=3', '/injsight/v1/status']
const paths = ['/', '/blocks/', '/block/70/', '/transactions/', '/zh/blocks/', '/blocks.json', '/icon.svg']

test('two sites behind a balancer are restarted one after the other, and nobody is refused anything', async (t) => {
  const stack = await startStack({ name: 'restarts', recording: newerRecording, pace: 'all' })
  after(() => stack.stop())
  const startOne = () => startSite(stack.index, { DRAIN_SECONDS })
  const sites: OwnProgram[] = [await startOne(), await startOne()]
  after(() => Promise.all(sites.map((site) => site.stop())))
  const balancer = await startBalancer(
    sites.map(({ url }) => url),
    '/-/ready',
  )
  after(() => balancer.stop())
  await until(() => balancer.ready() === sites.length)

  const failed: string[] = []
  const ending = new AbortController()
  const streams = Array.from({ length: readers }, () => ({ begun: 0, heads: 0 }))
  const follow = async (stream: (typeof streams)[number]) => {
    while (!ending.signal.aborted) {
      const words = await readStream(`${balancer.url}/live`, {
        signal: ending.signal,
        onBegun: () => (stream.begun += 1),
        onHead: () => (stream.heads += 1),
      }).catch((error: Error) => (ending.signal.aborted ? '' : void failed.push(`/live: ${error.message}`)))
      // As a browser does: after the pause that it was told last.
      await sleep(Number(/retry: (\d+)\n\n$/.exec(words ?? '')?.[1] ?? 1000))
    }
  }
  const following = streams.map((stream) => follow(stream))
  await until(() => streams.every(({ heads }) => heads > 0))
  // A stream of the index for each site, however many follow it: these, and the stack's own; and this question.
  await until(async () => (await countOpen(stack.index)) === sites.length + 2)
  const visited = visit(paths.map((path) => balancer.url + path))

  for (const [place, site] of sites.entries()) {
    const before = visited.answered()
    await site.stop()
    sites[place] = await startOne()
    balancer.place(place, sites[place].url)
    await until(() => balancer.ready() === sites.length)
    assert.ok(visited.answered() > before, 'visitors were there meanwhile')
    const own = balancer.answered(place)
    await until(() => balancer.answered(place) > own)
  }
  // Who was told to come back has come, and is told the head by whoever is there.
  await until(() => streams.every(({ begun, heads }) => begun > 1 && heads > 1))
  ending.abort()
  await Promise.all(following)
  assert.deepEqual([...failed, ...(await visited.leave())], [])
  t.diagnostic(`${visited.answered()} requests answered, ${streams.length} streams`)
})

test('two indexers on one database are restarted one after the other while the chain goes on, and sites agree', async (t) => {
  const node = await startRecordedNode({ folder: newerRecording.folder, port: 0, pace: 2, log: silentLogger })
  after(() => node.stop())
  const database = await createTestDatabase()
  const startOne = () => startIndexer(node.url, database.url, { DRAIN_SECONDS })
  const indexers = [startOne(), startOne()]
  const indexes = await startBalancer(await Promise.all(indexers.map(({ url }) => url)), '/ready')
  after(() => indexes.stop())
  const { liveFrom } = (await openRecording(newerRecording.folder)).facts
  await waitForHead(database.pool, liveFrom, indexers[0] ?? startOne())
  await until(() => indexes.ready() === indexers.length)
  const sites = [await startSite(indexes.url), await startSite(indexes.url)]
  after(() => Promise.all(sites.map((site) => site.stop())))
  const balancer = await startBalancer(
    sites.map(({ url }) => url),
    '/-/ready',
  )
  after(() => balancer.stop())
  await until(() => balancer.ready() === sites.length)
  const visited = visit([
    ...paths.map((path) => balancer.url + path),
    ...pathsOfIndex.map((path) => indexes.url + path),
  ])

  for (const [place, indexer] of indexers.entries()) {
    const before = visited.answered()
    await indexer.stop()
    const next = startOne()
    indexers[place] = next
    indexes.place(place, await next.url)
    await until(() => indexes.ready() === indexers.length)
    assert.ok(visited.answered() > before, 'visitors were there meanwhile')
  }
  assert.deepEqual(await visited.leave(), [])
  t.diagnostic(`${visited.answered()} requests answered`)

  // Whichever processes told them of blocks, sites say the same in the end, what they kept before included.
  for (const path of ['/blocks.json', '/transactions.json', '/block/70.json']) {
    await until(async () => {
      const [one = '', other = ''] = await Promise.all(
        sites.map(async ({ url }) => (await (await fetch(url + path)).text()).replaceAll(url, '')),
      )
      return one === other
    })
  }
  await Promise.all(indexers.map((indexer) => indexer.stop()))
})

/** Visitors who ask for one address after the other, until they leave: what was answered otherwise than with 200. */
function visit(urls: string[]): { answered: () => number; leave: () => Promise<string[]> } {
  const failed: string[] = []
  let answered = 0
  const leaving = new AbortController()
  const agent = new Agent({ keepAlive: true })
  const visiting = Array.from({ length: visitors }, async (_, from) => {
    for (let n = from; !leaving.signal.aborted; n += 1) {
      const url = urls[n % urls.length] ?? ''
      const status = await ask(url, agent).catch((error: Error) => error.message)
      answered += 1
      if (status !== 200) failed.push(`${new URL(url).pathname}: ${status}`)
    }
  })
  return {
    answered: () => answered,
    async leave() {
      leaving.abort()
      await Promise.all(visiting)
      agent.destroy()
      return failed
    },
  }
}

function ask(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((done, fail) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer.statusCode))
      answer.once('error', fail)
    }).once('error', fail)
  })
}

type Hearing = { signal: AbortSignal; onBegun: () => void; onHead: () => void }

/** Reads until the stream ends, and returns its last words. */
async function readStream(url: string, { signal, onBegun, onHead }: Hearing): Promise<string> {
  const answer = await fetch(url, { signal })
  assert.equal(answer.status, 200)
  onBegun()
  let last = ''
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    if (part.includes('event: head')) onHead()
    last = part
  }
  return last
}

async function countOpen(index: string): Promise<number> {
  const metrics = await (await fetch(`${index}/metrics`)).text()
  return Number(/^indexer_requests_open (\d+)$/m.exec(metrics)?.[1])
}
