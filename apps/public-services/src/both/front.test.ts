import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { ListAssetsRequest } from '@injsight/injsight-v1'
import { silentLogger as log } from '@injsight/runtime'
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
  { first = 'index', hasBegun = () => true }: { first?: 'index' | 'public'; hasBegun?: () => boolean } = {},
) {
  const { answer } = createFront({ urls: { index, public: open }, first, hasBegun, log })
  const url = await serve((request, response) => void answer(request, response))
  return async (path: string) => {
    const told = await fetch(url + path, { method: 'POST', body: 'the question' })
    beside.set(path, told.headers.get('x-injsight-beside'))
    return [await told.text(), told.headers.get('grpc-message')].join(' ').trim()
  }
}

/** Who told it, by path, where that wasn't the one who is asked first. */
const beside = new Map<string, string | null>()

const [notFound, unimplemented, unavailable] = [5, 12, 14]

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
