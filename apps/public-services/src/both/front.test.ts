import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request as send, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { ListAssetsRequest } from '@injsight/injsight-v1'
import { silentLogger as log } from '@injsight/runtime'
import { until } from '@injsight/testing'
import { askedText } from './asked-text.ts'
import { asksForTier } from './asks-for-tier.ts'
import { createFront } from './front.ts'

const servers: ReturnType<typeof createServer>[] = []
after(() => servers.forEach((server) => server.closeAllConnections() ?? server.close()))

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A source that says the status of gRPC which stands for a path, and counts who asked. */
async function source(name: string, statuses: Record<string, number>) {
  const asked: string[] = []
  const url = await serve((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const status = statuses[path]
    if (status === undefined) response.end(`${name} tells`)
    else response.writeHead(200, { 'grpc-status': status, 'grpc-message': `${name} refuses` }).end()
  })
  return { url, asked }
}

async function front(
  index: string,
  open: string,
  options: { first?: 'index' | 'public'; hasBegun?: () => boolean; patienceMs?: number } = {},
) {
  const urls = { index, public: open }
  const { answer } = createFront({ urls, first: 'index', hasBegun: () => true, log, ...options })
  const url = await serve((request, response) => void answer(request, response))
  return async (path: string) => {
    const told = await fetch(url + path, { method: 'POST', body: 'the question' })
    beside.set(path, told.headers.get('x-injsight-beside'))
    return [await told.text(), told.headers.get('grpc-message')].join(' ').trim()
  }
}

/** The same asked for paths that `fetch` would mend, and the status of what it says. */
async function rawFront(index: string, open: string) {
  const { answer } = createFront({ urls: { index, public: open }, first: 'index', hasBegun: () => true, log })
  const url = await serve((request, response) => void answer(request, response))
  return async (path: string) => {
    const [told] = (await once(send(url, { path }).end(), 'response')) as [IncomingMessage]
    told.resume()
    return told.statusCode
  }
}

/** A front whose sources aren't there, and the answer to the first who asks it. */
async function frontAlone() {
  const urls = { index: 'http://127.0.0.1:1', public: 'http://127.0.0.1:1' }
  const { answer } = createFront({ urls, first: 'index', hasBegun: () => true, log })
  const asked = Promise.withResolvers<{ answered: Promise<void> }>()
  const url = await serve((request, response) => asked.resolve({ answered: answer(request, response) }))
  return { url, asked: asked.promise }
}

/** Who told it, by path, where that wasn't the one who is asked first. */
const beside = new Map<string, string | null>()

const [wrong, notFound, unimplemented, unavailable] = [3, 5, 12, 14]

test('[NET-02] the index tells what it knows, and public services what it doesn’t, and say that it is they', async () => {
  const index = await source('index', { '/old': notFound, '/prices': unimplemented, '/none': notFound })
  const open = await source('public', { '/none': notFound, '/books': unimplemented })
  const ask = await front(index.url, open.url)
  assert.equal(await ask('/books'), 'index tells')
  assert.deepEqual(open.asked, [])
  assert.equal(await ask('/old'), 'public tells')
  assert.equal(await ask('/prices'), 'public tells')
  assert.deepEqual(
    ['/books', '/old', '/prices'].map((path) => beside.get(path)),
    [null, 'public', 'public'],
  )
  assert.equal(await ask('/none'), 'index refuses')
})

test('a source without a word for a question is not asked it again and again', async () => {
  const index = await source('index', { '/prices': unimplemented })
  const open = await source('public', {})
  const ask = await front(index.url, open.url)
  for (let n = 0; n < 3; n += 1) assert.equal(await ask('/prices'), 'public tells')
  assert.deepEqual([index.asked.length, open.asked.length], [1, 3])
})

test('by setting, public services are asked first for what both know', async () => {
  const index = await source('index', {})
  const open = await source('public', { '/changes': unimplemented })
  const ask = await front(index.url, open.url, { first: 'public' })
  assert.equal(await ask('/names'), 'public tells')
  assert.equal(await ask('/changes'), 'index tells')
  assert.deepEqual(
    ['/names', '/changes'].map((path) => beside.get(path)),
    [null, 'index'],
  )
})

test('[ASSET-01] assets of a tier are asked of who keeps lists of them, all others of the index', async () => {
  const ask = await front((await source('index', {})).url, (await source('public', {})).url)
  assert.equal(await ask('/injsight/v1/assets?verification=verified'), 'public tells')
  assert.equal(await ask('/injsight/v1/assets?verification=&limit=5'), 'index tells')
  const asks = (verification: string) => {
    const message = ListAssetsRequest.toBinary(ListAssetsRequest.create({ verification }))
    const body = Buffer.concat([Buffer.of(0, 0, 0, 0, message.length), message])
    return asksForTier({ path: '/injsight.v1.Explorer/ListAssets', body })
  }
  assert.deepEqual(['internal', ''].map(asks), [true, false])
})

test('an index without a block is not believed that there is nothing', async () => {
  const index = await source('index', {})
  const open = await source('public', {})
  let hasBegun = false
  const ask = await front(index.url, open.url, { hasBegun: () => hasBegun })
  assert.equal(await ask('/names'), 'public tells')
  hasBegun = true
  assert.equal(await ask('/names'), 'index tells')
})

test('while one source is down the other tells what it can, and nothing is said to be absent', async () => {
  const open = await source('public', { '/old': notFound, '/changes': unimplemented, '/busy': unavailable })
  const ask = await front('http://127.0.0.1:1', open.url)
  assert.equal(await ask('/names'), 'public tells')
  assert.match(await ask('/old'), /index does not answer/)
  assert.match(await ask('/changes'), /index does not answer/)
  assert.equal(await ask('/busy'), 'public refuses')
})

test('an index that accepts questions and answers none holds none up: public services tell what they can', async () => {
  let isFrozen = true
  const open = await source('public', { '/changes': unimplemented })
  const isAskedOf = async (path: string) => {
    while (!open.asked.includes(path)) await new Promise((done) => setTimeout(done, 5))
  }
  const index = await serve((request, response) => {
    if (request.url === '/changes') void isAskedOf('/changes').then(() => response.end('index tells late'))
    else if (!isFrozen) response.end('index tells')
  })
  const ask = await front(index, open.url, { patienceMs: 1000 })
  assert.equal(await ask('/names'), 'public tells')
  assert.equal(beside.get('/names'), 'public')
  assert.equal(await ask('/changes'), 'index tells late') // of which public services have no word
  isFrozen = false
  await until(async () => (await ask('/names')) === 'index tells')
})

test('a source is late with the kind of question that it lets wait, and with no other', async () => {
  const [slow, quick] = ['/api/explorer/v1/txs/', '/injsight/v1/status']
  const open = await source('public', {})
  const index = await serve((request, response) => {
    if (request.url === quick) setTimeout(() => response.end('index tells'), 20)
  })
  const ask = await front(index, open.url, { patienceMs: 300 })
  assert.equal(await ask(`${slow}1`), 'public tells')
  assert.equal(await ask(quick), 'index tells') // which doesn't mean that the rest is in time now
  const startedAt = performance.now()
  assert.equal(await ask(`${slow}2`), 'public tells')
  assert.ok(performance.now() - startedAt < 300)
  assert.deepEqual(open.asked, [`${slow}1`, `${slow}2`])
})

test('a source that takes its time is not cut off by one that only refuses', async () => {
  const open = await source('public', { '/names': wrong })
  const index = await serve((_, response) => void setTimeout(() => response.end('index tells late'), 100))
  const ask = await front(index, open.url, { patienceMs: 1 })
  assert.equal(await ask('/names'), 'index tells late')
  const refusing = await serve((_, response) => response.writeHead(400).end('public refuses'))
  assert.equal(await (await front(index, refusing, { patienceMs: 1 }))('/names'), 'index tells late')
  assert.equal(
    await (
      await front((await source('index', { '/a': wrong })).url, open.url)
    )('/a'),
    'index refuses',
  )
})

test('who began a list goes on with it, however long that takes', async () => {
  const index = await serve((_, response) => void setTimeout(() => response.end('index tells late'), 50))
  const open = await source('public', {})
  const ask = await front(index, open.url, { patienceMs: 1 })
  assert.equal(await ask('/injsight/v1/votes?cursor=WyIxIl0'), 'index tells late')
  assert.deepEqual(open.asked, [])
  assert.equal(await ask('/injsight/v1/votes?cursor=p-AAE'), 'public tells')
  const ofGrpc = (cursor: string) => {
    const message = ListAssetsRequest.toBinary(ListAssetsRequest.create({ cursor }))
    const body = Buffer.concat([Buffer.of(0, 0, 0, 0, message.length), message])
    return askedText({ path: '/injsight.v1.Explorer/ListAssets', body }, 'cursor')
  }
  assert.deepEqual(['p-7', ''].map(ofGrpc), ['p-7', ''])
})

/** Ways in which something is given to the chain, or its fee paid. */
const acts = [
  '/cosmos/tx/v1beta1/txs',
  '/cosmos.tx.v1beta1.Service/BroadcastTx',
  '/injective_exchange_rpc.InjectiveExchangeRPC/PrepareTx',
]

test('[TX-07] what acts is asked once, whatever became of it, and of the other only where it came to nothing', async () => {
  for (const path of acts) {
    const open = await source('public', {})
    // It is given, and then the connection is gone; or the node that it was passed on to doesn't answer.
    const lost = await front(await serve((request) => request.socket.destroy()), open.url)
    assert.match(await lost(path), /index does not answer/)
    const failing = await source('index', { [path]: unavailable })
    assert.equal(await (await front(failing.url, open.url))(path), 'index refuses')
    const slow = await serve((_, response) => void setTimeout(() => response.end('index tells'), 50))
    assert.equal(await (await front(slow, open.url, { patienceMs: 1 }))(path), 'index tells')
    const began = await front((await source('index', {})).url, open.url, { hasBegun: () => false })
    assert.equal(await began(path), 'index tells')
    assert.deepEqual(open.asked, [], path)
    // Nobody is there, or whoever is has no word for it.
    assert.equal(await (await front('http://127.0.0.1:1', open.url))(path), 'public tells')
    const wordless = await source('index', { [path]: unimplemented })
    assert.equal(await (await front(wordless.url, open.url))(path), 'public tells')
  }
})

test('[NET-02] a question leads nowhere on the host of an index but below its own address', async () => {
  const index = await source('index', {})
  const ask = await rawFront(`${index.url}/my/index`, (await source('public', {})).url)
  assert.equal(await ask('/names/../heads?limit=1'), 200)
  for (const way of [
    '/../../admin',
    '/%2e%2e/%2E%2e/admin',
    '/..%2f..%2fadmin',
    '/heads/..%5c..%5c..%5cadmin',
  ])
    assert.equal(await ask(way), 400, way)
  assert.deepEqual(index.asked, ['/my/index/heads?limit=1'])
})

test('a question that is too long is refused in words while it is still being sent', async () => {
  const { url } = await frontAlone()
  const sent = send(url, { method: 'POST' })
  sent.write(Buffer.alloc((4 << 20) + 1))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  assert.equal(answer.statusCode, 413)
  sent.on('error', () => {}).destroy()
})

test('who leaves in the middle of a question is no error', async () => {
  const { url, asked } = await frontAlone()
  const sent = send(url, { method: 'POST' })
  sent.on('error', () => {}).write('a part')
  const { answered } = await asked
  sent.destroy()
  await answered
})

test('a stream goes on with who began it, and ends with who follows', async () => {
  const left = Promise.withResolvers<void>()
  const index = await serve((request, response) => {
    response.write('one ')
    response.on('close', left.resolve)
    request.on('end', () => response.write('the rest')).resume()
  })
  const { answer } = createFront({
    urls: { index, public: 'http://127.0.0.1:1' },
    first: 'index',
    hasBegun: () => true,
    log,
  })
  const url = await serve((request, response) => void answer(request, response))
  const leaving = new AbortController()
  const reader = (await fetch(url, { signal: leaving.signal })).body?.getReader()
  assert.equal(
    Buffer.from((await reader?.read())?.value ?? [])
      .toString()
      .slice(0, 4),
    'one ',
  )
  leaving.abort()
  await left.promise
})
