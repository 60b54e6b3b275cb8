import assert from 'node:assert/strict'
import { Agent, get } from 'node:http'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  newerRecording,
  startBalancer,
  startSite,
  startStack,
  until,
  type OwnProgram,
} from '@injsight/testing'

const readers = 40
const visitors = 6
const paths = ['/', '/blocks/', '/block/700/', '/transactions/', '/zh/blocks/', '/blocks.json', '/icon.svg']

test('two sites behind a balancer are restarted one after the other, and nobody is refused anything', async (t) => {
  const stack = await startStack({ name: 'restarts', recording: newerRecording, pace: 'all' })
  after(() => stack.stop())
  const startOne = () => startSite(stack.index, { DRAIN_SECONDS: '1' })
  const sites: OwnProgram[] = [await startOne(), await startOne()]
  after(() => Promise.all(sites.map((site) => site.stop())))
  const balancer = await startBalancer(
    sites.map(({ url }) => url),
    '/-/ready',
  )
  after(() => balancer.stop())
  await until(() => balancer.ready() === sites.length)

  const failed: string[] = []
  let answered = 0
  const ending = new AbortController()
  const agent = new Agent({ keepAlive: true })
  const visit = async (from: number) => {
    for (let n = from; !ending.signal.aborted; n += 1) {
      const path = paths[n % paths.length] ?? '/'
      const status = await ask(balancer.url + path, agent).catch((error: Error) => error.message)
      answered += 1
      if (status !== 200) failed.push(`${path}: ${status}`)
    }
  }
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
  const visiting = Array.from({ length: visitors }, (_, n) => visit(n))

  for (const [place, site] of sites.entries()) {
    const before = answered
    await site.stop()
    sites[place] = await startOne()
    balancer.place(place, sites[place].url)
    await until(() => balancer.ready() === sites.length)
    assert.ok(answered > before, 'visitors were there meanwhile')
    const own = balancer.answered(place)
    await until(() => balancer.answered(place) > own)
  }
  // Who was told to come back has come, and is told the head by whoever is there.
  await until(() => streams.every(({ begun, heads }) => begun > 1 && heads > 1))
  ending.abort()
  await Promise.all([...following, ...visiting])
  agent.destroy()
  t.diagnostic(`${answered} requests answered, ${streams.length} streams`)
  assert.deepEqual(failed, [])
})

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
