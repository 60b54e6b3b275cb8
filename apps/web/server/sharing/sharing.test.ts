import assert from 'node:assert/strict'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { setImmediate as settle } from 'node:timers/promises'
import type { Site } from '../load-site.ts'
import { startSite } from '../test/start-site.ts'

const csv = { 'content-type': 'text/csv; charset=utf-8' }

/** A file of so many pieces, and how many of all files are being made at once. */
function filesOf(pieces: number, make: () => Promise<void>) {
  const at = { once: 0, most: 0 }
  const site: Site = async () => {
    let made = 0
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      if (made === pieces) return controller.close()
      at.once += 1
      at.most = Math.max(at.most, at.once)
      await make()
      at.once -= 1
      controller.enqueue(new TextEncoder().encode(`${made++}\r\n`))
    }
    return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { headers: csv })
  }
  return { site, at }
}

function ask(url: string, localAddress = '127.0.0.1'): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    get(url.replace('localhost', '127.0.0.1'), { localAddress, agent: false }, done).once('error', fail)
  })
}

test('[DATA-03] thirty files at once all arrive whole, a piece at a time', async (context) => {
  const { site, at } = filesOf(10, () => settle())
  const { url } = await startSite(context, { site })
  const files = await Promise.all(
    Array.from({ length: 30 }, async () => (await fetch(`${url}/blocks.csv`)).text()),
  )
  assert.deepEqual(new Set(files), new Set([Array.from({ length: 10 }, (_, line) => `${line}\r\n`).join('')]))
  assert.equal(at.most, 1)
})

test('[DATA-03] a file that waits has its place in the queue told, and none once it comes', async (context) => {
  const { promise: mayGo, resolve: go } = Promise.withResolvers<void>()
  const site: Site = async () => {
    await mayGo
    return new Response('line\r\n', { headers: csv })
  }
  const { url } = await startSite(context, { site })
  const place = async (ticket: string) =>
    (await fetch(`${url}/queue.json?ticket=${ticket}`)).json() as Promise<{ ahead?: number }>
  const files = ['a', 'b', 'c', 'd'].map((ticket) => fetch(`${url}/blocks.csv?ticket=${ticket}`))
  while ((await place('d')).ahead === undefined) await settle()
  const told = await Promise.all(['a', 'b', 'c', 'd'].map(place))
  assert.deepEqual(
    told.map(({ ahead }) => ahead).toSorted((a = 0, b = 0) => a - b),
    [0, 0, 1, 2],
  )
  assert.deepEqual(await place('nobody'), {})
  go()
  for (const file of files) assert.equal(await (await file).text(), 'line\r\n')
  assert.deepEqual(await place('d'), {})
})

test('[DATA-03] who asks for more than one may at a time is told when to come back; others are served', async (context) => {
  const { promise: mayGo, resolve: go } = Promise.withResolvers<void>()
  const { site } = filesOf(1, () => mayGo)
  const { url } = await startSite(context, { site })
  const files = Array.from({ length: 61 }, () => ask(`${url}/blocks.csv`))
  const refused = await Promise.race(files)
  assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '10'])
  assert.equal(refused.headers['ratelimit-policy'], '"list";q=60;qu="concurrent-requests"')
  assert.equal(refused.headers['ratelimit'], '"list";r=0')
  assert.match(await text(refused), /<h1>429 /)
  const other = ask(`${url}/blocks.csv`, '127.0.0.2')
  go()
  assert.equal(await text(await other), '0\r\n')
  for (const file of files) {
    const answer = await file
    if (answer !== refused) assert.equal(await text(answer), '0\r\n')
  }
})

test('[DATA-03] who leaves in the middle of a file holds nobody up', async (context) => {
  const { site } = filesOf(1_000_000, () => settle())
  const { url } = await startSite(context, { site })
  const left = await Promise.all(Array.from({ length: 3 }, () => ask(`${url}/blocks.csv`)))
  for (const file of left) file.destroy()
  const next = await ask(`${url}/blocks.csv`)
  next.once('data', () => next.destroy())
  await new Promise((done) => next.once('close', done))
})

test('a page is made though all places are taken', async (context) => {
  const files = filesOf(1, () => new Promise(() => {}))
  const site: Site = (request) =>
    request.url.includes('.csv') ? files.site(request) : Promise.resolve(new Response('a page'))
  const { url } = await startSite(context, { site })
  const leaving = new AbortController()
  for (let file = 0; file < 5; file++) fetch(`${url}/blocks.csv`, { signal: leaving.signal }).catch(() => {})
  assert.equal(await (await fetch(`${url}/blocks/`)).text(), 'a page')
  leaving.abort()
})

/** Pages that are made when they are told to, and which have been begun; `/kept/` is kept. */
function pagesAtHand() {
  const begun: string[] = []
  const made = new Map<string, () => void>()
  let isOver = false
  const site: Site = async ({ url }) => {
    const path = new URL(url).pathname
    begun.push(path)
    if (path !== '/kept/' && !isOver) await new Promise<void>((done) => made.set(path, done))
    return new Response(path, {
      headers: { 'cache-control': path === '/kept/' ? 'public, max-age=60' : 'no-store' },
    })
  }
  const makeAll = () => {
    isOver = true
    for (const make of made.values()) make()
  }
  return { site, begun, make: (path: string) => made.get(path)?.(), makeAll }
}

test('[DATA-03] of pages that have to be made one may ask for a hundred at a time; kept ones are free', async (context) => {
  const { site, begun, make, makeAll } = pagesAtHand()
  const { url } = await startSite(context, { site })
  assert.equal((await ask(`${url}/kept/`)).headers['ratelimit'], '"page";r=99')
  const crawled = Array.from({ length: 101 }, async (_, at) => {
    const answer = await ask(`${url}/${at}/`)
    return { path: `/${at}/`, answer }
  })
  const { answer: refused, path } = await Promise.race(crawled)
  assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '10'])
  assert.equal(refused.headers['ratelimit-policy'], '"page";q=100;qu="concurrent-requests"')
  assert.equal(refused.headers['ratelimit'], '"page";r=0')
  const kept = await ask(`${url}/kept/`)
  assert.deepEqual([kept.statusCode, kept.headers['ratelimit']], [200, undefined])
  const other = ask(`${url}${path}`, '127.0.0.2')
  while (!begun.includes(path)) await settle()
  make(path)
  assert.equal((await other).statusCode, 200)
  makeAll()
  await Promise.all(crawled)
})
