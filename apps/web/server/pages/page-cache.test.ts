import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answer } from './answer.ts'
import { formatCacheControl, readLifetime } from './lifetime.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

const anAnswer = (seconds?: number): Answer => ({
  status: 200,
  headers: [],
  bytes: Buffer.from('a page'),
  lifetime: seconds === undefined ? undefined : { seconds },
})

const getFrom = async (cache: PageCache, key: string, render: () => Promise<Answer>) =>
  cache.find(key) ?? cache.make(key, render)

function aCache() {
  const clock = { ms: 0 }
  const cache = createPageCache({ settledBytes: 10_000, headBytes: 10_000, now: () => clock.ms })
  let renders = 0
  const get = async (key: string, seconds?: number) => {
    await getFrom(cache, key, async () => {
      renders += 1
      return anAnswer(seconds)
    })
    return renders
  }
  return { clock, cache, get }
}

test('a settled page is rendered once until its time is over', async () => {
  const { clock, cache, get } = aCache()
  assert.equal(await get('/block/7/', 60), 1)
  cache.dropHeadPages()
  clock.ms = 59_999
  assert.equal(await get('/block/7/', 60), 1)
  clock.ms = 60_000
  assert.equal(await get('/block/7/', 60), 2)
})

test('a page of the head is rendered again after each head, and after its seconds', async () => {
  const { clock, cache, get } = aCache()
  assert.equal(await get('/', 2), 1)
  assert.equal(await get('/', 2), 1)
  cache.dropHeadPages()
  assert.equal(await get('/', 2), 2)
  clock.ms = 2000
  assert.equal(await get('/', 2), 3)
})

test('a page that says nothing of keeping is rendered each time', async () => {
  const { get } = aCache()
  await get('/x/')
  assert.equal(await get('/x/'), 2)
})

test('those who ask while a page is rendered wait for the same one', async () => {
  const { cache } = aCache()
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const asked = [1, 2, 3].map(() => getFrom(cache, '/', () => promise))
  const never = getFrom(cache, '/', () => Promise.reject(new Error('rendered twice')))
  resolve(anAnswer())
  assert.equal(new Set(await Promise.all([...asked, never])).size, 1)
})

test('a page begun before a new head is given to nobody who asks after it', async () => {
  const { cache } = aCache()
  const old = Promise.withResolvers<Answer>()
  const first = getFrom(cache, '/', () => old.promise)
  cache.dropHeadPages()
  const fresh = anAnswer(2)
  assert.equal(await getFrom(cache, '/', async () => fresh), fresh)
  const stale = anAnswer(2)
  old.resolve(stale)
  assert.equal(await first, stale)
  assert.equal(await getFrom(cache, '/', async () => stale), fresh)
})

test('a page that failed is tried again', async () => {
  const { cache, get } = aCache()
  await assert.rejects(getFrom(cache, '/', () => Promise.reject(new Error('broken'))))
  assert.equal(await get('/', 60), 1)
})

test('only what is public for some seconds is kept, and only what was found or is known to be missing', () => {
  assert.deepEqual(readLifetime(200, 'public, max-age=31536000'), { seconds: 31_536_000 })
  assert.deepEqual(readLifetime(404, 'max-age=2, public'), { seconds: 2 })
  for (const said of [null, 'max-age=60', 'private, max-age=60', 'public, max-age=0', 'public, no-store']) {
    assert.equal(readLifetime(200, said), undefined, said ?? 'nothing')
  }
  for (const status of [302, 400, 500, 503])
    assert.equal(readLifetime(status, 'public, max-age=60'), undefined)
})

test('browsers ask again for the head, and keep what is settled for a minute', () => {
  assert.equal(formatCacheControl({ seconds: 2 }, 'public, max-age=2'), 'public, no-cache')
  assert.equal(formatCacheControl({ seconds: 31_536_000 }, 'x'), 'public, max-age=60')
  assert.equal(formatCacheControl({ seconds: 10 }, 'x'), 'public, max-age=10')
  assert.equal(formatCacheControl(undefined, 'private, max-age=5'), 'private, max-age=5')
  assert.equal(formatCacheControl(undefined, null), 'no-store')
})
