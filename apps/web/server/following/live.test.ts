import assert from 'node:assert/strict'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createMetrics } from '@injsight/runtime'
import { until } from '@injsight/testing'
import type { News } from '../../app/watch/news.ts'
import { createLive } from './live.ts'
import { aHead } from '../test/fake-index.ts'

async function startLive(context: TestContext, { limit = 10, mostOfOne = 10, heartbeatMs = 60_000 } = {}) {
  const metrics = createMetrics()
  const telling = new Map<string, (event: Buffer) => void>()
  const books = {
    follow(marketId: string, tell: (event: Buffer) => void) {
      telling.set(marketId, tell)
      return () => void telling.delete(marketId)
    },
  }
  const followed: { things: readonly string[]; since: bigint; tell: (news: readonly News[]) => void }[] = []
  const watched = {
    follow(things: readonly string[], since: bigint, tell: (news: readonly News[]) => void) {
      followed.push({ things, since, tell })
      return () => void followed.pop()
    },
  }
  const live = createLive({
    limit,
    mostOfOne,
    addressHeader: 'x-address',
    heartbeatMs,
    metrics,
    books,
    watched,
  })
  const server = createServer((request, response) => live.open(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  context.after(() => {
    live.stop()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { live, url: `http://127.0.0.1:${port}/live`, metrics, telling, followed }
}

/** A reader, and what it has read so far. */
async function read(url: string) {
  const incoming = await new Promise<IncomingMessage>((done, fail) => get(url, done).once('error', fail))
  const seen = { text: '', isEnded: false }
  incoming.setEncoding('utf8').on('data', (text: string) => (seen.text += text))
  incoming.on('error', () => {}).once('close', () => (seen.isEnded = true))
  return { incoming, seen }
}

test('a reader is told the head at once, then what is new', async (context) => {
  const { live, url } = await startLive(context)
  live.announce(aHead({ height: 7n, time: 1_790_000_000_000n, gasByKind: [5n, 0n] }))
  const { incoming, seen } = await read(url)
  assert.equal(incoming.headers['content-type'], 'text/event-stream; charset=utf-8')
  await until(() => seen.text.includes('id: 7'))
  const [, clock = ''] = /^event: time\ndata: (\d+)$/m.exec(seen.text) ?? []
  assert.ok(Math.abs(Number(clock) - Date.now()) < 60_000)
  const [, json = ''] = /^id: 7\nevent: head\ndata: (.*)$/m.exec(seen.text) ?? []
  const { height, time, moniker, gasByKind, txs } = JSON.parse(json) as Record<string, unknown>
  assert.deepEqual([height, time, moniker, gasByKind, txs], ['7', 1_790_000_000_000, 'one', ['5', '0'], 0])
  live.announce(aHead({ height: 8n }))
  live.tell('the node does not answer')
  await until(() => seen.text.includes('event: trouble\ndata: {"trouble":"the node does not answer"}\n\n'))
  assert.ok(seen.text.indexOf('id: 8\n') > seen.text.indexOf('id: 7\n'))
})

test('[TX-09] a recording that plays has the time of its heads, and no other is told', async (context) => {
  const { live, url } = await startLive(context)
  live.play(true)
  live.announce(aHead({ height: 7n }))
  const { seen } = await read(url)
  await until(() => seen.text.includes('id: 7'))
  assert.doesNotMatch(seen.text, /event: time/)
  live.play(false)
  const { seen: afterwards } = await read(url)
  await until(() => afterwards.text.includes('id: 7'))
  assert.match(afterwards.text, /event: time/)
})

test('[MARKET-02] who names a market is told its book as well, until they leave', async (context) => {
  const { url, telling } = await startLive(context)
  const market = `0x${'ab'.repeat(32)}`
  const { incoming, seen } = await read(`${url}?market=${market}`)
  telling.get(market)?.(Buffer.from('event: book\ndata: {"height":"7"}\n\n'))
  await until(() => seen.text.includes('event: book\ndata: {"height":"7"}\n\n'))
  incoming.destroy()
  await until(() => telling.size === 0)
  assert.equal((await fetch(`${url}?market=nonsense`)).status, 400)
})

test('[NOTE-06] who watches something is told of all that happened at it, until they leave', async (context) => {
  const { url, followed } = await startLive(context)
  const account = `account/inj1${'q'.repeat(38)}` as const
  const hash = `transaction/${'AB'.repeat(32)}` as const
  const { incoming, seen } = await read(`${url}?watch=${account}&watch=${hash}&since=6`)
  assert.deepEqual([followed[0]?.things, followed[0]?.since], [[account, hash], 6n])
  incoming.pause()
  for (const height of ['7', '8']) followed[0]?.tell([{ thing: hash, kind: 'transaction', height }])
  incoming.resume()
  for (const height of ['7', '8']) {
    const told = `event: watched\ndata: [{"thing":"${hash}","kind":"transaction","height":"${height}"}]\n\n`
    await until(() => seen.text.includes(told))
  }
  incoming.destroy()
  await until(() => followed.length === 0)
})

test('[NOTE-06] what can not be watched is refused, and too much at a time', async (context) => {
  const { url } = await startLive(context)
  const hash = (n: number) => `watch=transaction/${String(n).padStart(64, '0')}`
  const tooMany = Array.from({ length: 21 }, (_, n) => hash(n)).join('&')
  for (const query of ['watch=account/inj1', 'watch=block/7', `${hash(1)}&since=-1`, tooMany])
    assert.equal((await fetch(`${url}?${query}`)).status, 400, query)
})

test('beats keep a silent stream open', async (context) => {
  const { url } = await startLive(context, { heartbeatMs: 10 })
  const { seen } = await read(url)
  await until(() => seen.text.endsWith(':\n\n:\n\n'))
})

test('one reader too many is asked to come later, and may when another has left', async (context) => {
  const { url, metrics } = await startLive(context, { limit: 1 })
  const { incoming } = await read(url)
  const refused = await fetch(url)
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '10'])
  incoming.destroy()
  await until(async () => (await metrics.text()).includes('web_live_streams 0'))
  const { incoming: next } = await read(url)
  assert.equal(next.statusCode, 200)
})

test('one visitor has so many streams, and others have theirs', async (context) => {
  const { url } = await startLive(context, { mostOfOne: 2 })
  const [own] = [await read(url), await read(url)]
  const refused = await fetch(url)
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '10'])
  const other = await fetch(url, { headers: { 'x-address': '192.0.2.7' } })
  assert.equal(other.status, 200)
  await other.body?.cancel()
  own.incoming.destroy()
  await until(async () => {
    const again = await fetch(url)
    await again.body?.cancel()
    return again.status === 200
  })
})

test('a slow reader misses what has become old, and reads the newest', async (context) => {
  const { live, url } = await startLive(context)
  const { incoming, seen } = await read(url)
  incoming.pause()
  const moniker = 'm'.repeat(50_000)
  for (let height = 1n; height <= 1000n; height += 1n) {
    live.announce(aHead({ height, moniker }))
    if (height % 100n === 0n) await sleep(1)
  }
  incoming.resume()
  await until(() => seen.text.endsWith('\n\n') && seen.text.includes('id: 1000\n'))
  const heights = seen.text.match(/^id: \d+$/gm) ?? []
  assert.ok(heights.length < 900, `${heights.length} heads were kept for it`)
})

test('a reader to whom nothing gets through any more is let go', async (context) => {
  const { live, url, metrics } = await startLive(context, { heartbeatMs: 50 })
  const { incoming, seen } = await read(url)
  incoming.pause()
  const moniker = 'm'.repeat(8_000_000)
  live.announce(aHead({ height: 1n, moniker }))
  await until(async () => (await metrics.text()).includes('web_live_streams 0'))
  incoming.resume()
  await until(() => seen.isEnded)
  assert.ok(seen.text.length < 8_000_000)
})
