import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { request as ask } from 'node:http'
import { test, type TestContext } from 'node:test'
import { setImmediate as settle, setTimeout as sleep } from 'node:timers/promises'
import { createLogger, createMetrics } from '@injsight/runtime'
import { listen } from '../listen.ts'
import type { Site } from '../load-site.ts'
import { createPageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import { createDownloads } from '../sharing/downloads.ts'
import { createGivingWay } from '../sharing/giving-way.ts'
import { createSharing } from '../sharing/sharing.ts'
import { startIndex } from '../test/fake-index.ts'
import { startSite } from '../test/start-site.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const settled = { ...html, 'cache-control': 'public, max-age=31536000' }
const atHead = { ...html, 'cache-control': 'public, max-age=2' }

const nameOfOne = `'sha256-${createHash('sha256').update('1').digest('base64')}'`

/** A page that says how often it was rendered, with a script that carries the nonce. */
function aSite(headers: Record<string, string> = settled): Site & { requests: Request[] } {
  const requests: Request[] = []
  const site: Site = async (request) => {
    requests.push(request)
    const nonce = request.headers.get('x-injsight-nonce')
    const text = `<p>render ${requests.length}</p><script nonce="${nonce}">1</script>`
    return new Response(text + ' '.repeat(400), { headers })
  }
  return Object.assign(site, { requests })
}

const nonceIn = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1] ?? ''

test('every visitor gets the same bytes, compressed once, and the policy names their scripts', async (context) => {
  const site = aSite()
  const { url } = await startSite(context, { site })
  for (const encoding of ['gzip', 'gzip', 'identity', 'identity']) {
    const answer = await fetch(`${url}/block/7/`, { headers: { 'accept-encoding': encoding } })
    assert.equal(answer.headers.get('content-encoding'), encoding === 'gzip' ? 'gzip' : null)
    const rendering = encoding === 'gzip' ? 1 : 2
    assert.equal((await answer.text()).trim(), `<p>render ${rendering}</p><script>1</script>`)
    assert.ok(answer.headers.get('content-security-policy')?.includes(`; script-src 'self' ${nameOfOne}; `))
  }
  assert.equal(site.requests.length, 2)
})

test('a visitor who has the page is told so, and by which policy it runs', async (context) => {
  const { url } = await startSite(context, { site: aSite() })
  const first = await fetch(`${url}/block/7/`)
  const again = await fetch(`${url}/block/7/`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  assert.equal(again.status, 304)
  for (const name of ['content-security-policy', 'cache-control', 'etag', 'vary'])
    assert.equal(again.headers.get(name), first.headers.get(name), name)
})

test('the answer to a form is for one visitor: it comes as it is made, with a nonce of its own', async (context) => {
  const { promise: isRead, resolve: readFirst } = Promise.withResolvers<void>()
  const site: Site = async ({ headers }) => {
    const nonce = headers.get('x-injsight-nonce') ?? ''
    const write = new TransformStream<string, string>()
    const writer = write.writable.getWriter()
    void writer.write(`<script nonce="${nonce}">1</script>`)
    void isRead.then(() => writer.write('<p>the rest</p>')).then(() => writer.close())
    return new Response(write.readable.pipeThrough(new TextEncoderStream()), { headers: settled })
  }
  const { url } = await startSite(context, { site })
  const nonces = new Set<string>()
  for (const encoding of ['gzip', 'identity']) {
    const answer = await fetch(`${url}/raw-tx/`, {
      method: 'POST',
      body: new URLSearchParams({ transaction: '00' }),
      headers: { 'accept-encoding': encoding },
    })
    assert.equal(answer.headers.get('content-encoding'), encoding === 'gzip' ? 'gzip' : null)
    const parts = answer.body?.pipeThrough(new TextDecoderStream()).getReader() ?? assert.fail('no body')
    const nonce = nonceIn((await parts.read()).value ?? '')
    readFirst()
    assert.equal((await parts.read()).value, '<p>the rest</p>')
    assert.ok(answer.headers.get('content-security-policy')?.includes(`script-src 'self' 'nonce-${nonce}';`))
    nonces.add(nonce)
  }
  assert.equal(nonces.size, 2)
})

test('nothing of a visitor reaches a kept page but address, theme and preferences', async (context) => {
  const site = aSite()
  const { url } = await startSite(context, { site })
  const fetchWith = async (headers: Record<string, string>) => (await fetch(`${url}/x/`, { headers })).text()
  await fetchWith({
    cookie: 'session=s; language=p; explorer-color-mode=dark',
    'x-injsight-nonce': 'mine',
    'x-forwarded-host': 'evil.example',
    'accept-language': 'zh',
    authorization: 'mine',
  })
  const [request] = site.requests
  const { host, cookie, 'x-injsight-nonce': nonce, ...others } = Object.fromEntries(request?.headers ?? [])
  assert.deepEqual([host, cookie], [new URL(url).host, 'explorer-color-mode=dark; language=p'])
  assert.notEqual(nonce, 'mine')
  assert.deepEqual(others, {})
  await fetchWith({ cookie: 'explorer-color-mode=dark; other=1; language=p' })
  assert.equal(site.requests.length, 1)
  await fetchWith({ cookie: 'explorer-color-mode=light; language=p' })
  assert.equal(site.requests.length, 2)
})

test('a forged host is a page of its own, and no host at all', async (context) => {
  const site = aSite()
  const { url } = await startSite(context, { site })
  const askAs = (host: string) =>
    new Promise((done) => ask(`${url}/x/`, { headers: { host } }, done).end()).then(() => sleep(5))
  await askAs('evil.example')
  await askAs('[::1]:3000')
  for (const none of ['evil.example/../"><script>', 'me@evil.example', '[::1]:99999', '256.1.1.1', 'a:b'])
    await askAs(none)
  assert.deepEqual(
    site.requests.map((request) => request.url),
    ['http://evil.example/x/', 'http://[::1]:3000/x/', 'http://localhost/x/'],
  )
})

test('with an address of its own the site is never anywhere else', async (context) => {
  const site = aSite()
  const { url } = await startSite(context, { site, publicUrl: 'https://injsight.example' })
  const answer = await fetch(`${url}/x/?a=1`, { headers: { 'x-forwarded-host': 'evil.example' } })
  assert.equal(answer.headers.get('strict-transport-security'), 'max-age=31536000')
  assert.equal(site.requests[0]?.url, 'https://injsight.example/x/?a=1')
})

test('a page of the head is rendered once per head', async (context) => {
  const index = await startIndex(context)
  index.commit(7n)
  const site = aSite(atHead)
  const { url } = await startSite(context, { site, indexerUrl: index.url })
  const live = await fetch(`${url}/live`)
  const events = live.body?.pipeThrough(new TextDecoderStream()).getReader() ?? assert.fail('no stream')
  const until = async (words: string) => {
    for (let text = ''; !text.includes(words); text += (await events.read()).value ?? '');
  }
  await until('id: 7\n')
  const count = async () => /render (\d+)/.exec(await (await fetch(`${url}/`)).text())?.[1]
  assert.deepEqual(await Promise.all([count(), count(), count()]), ['1', '1', '1'])
  index.commit(8n)
  await until('id: 8\n')
  assert.equal(await count(), '2')
  await events.cancel()
})

test('data that a browser has is not sent again, and data of the head is asked for each time', async (context) => {
  const data = { 'content-type': 'text/x-script', 'cache-control': 'public, max-age=2' }
  const { url } = await startSite(context, { site: async () => new Response('[1]', { headers: data }) })
  const first = await fetch(`${url}/blocks.data`)
  assert.equal(first.headers.get('cache-control'), 'public, no-cache')
  assert.equal(first.headers.get('vary'), 'Accept-Encoding, Cookie')
  const again = await fetch(`${url}/blocks.data`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  assert.equal(again.status, 304)
})

test('a form reaches the site with its fields, its cookies and where it came from', async (context) => {
  const requests: Request[] = []
  const site: Site = async (request) => {
    requests.push(request)
    return new Response(await request.clone().text(), {
      status: 303,
      headers: { location: '/', 'set-cookie': 'explorer-color-mode=dark; Path=/' },
    })
  }
  const { url } = await startSite(context, { site })
  const answer = await fetch(`${url}/preferences/color-mode`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ mode: 'dark' }),
    headers: { origin: url, cookie: 'session=s' },
  })
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/'])
  assert.equal(answer.headers.get('set-cookie'), 'explorer-color-mode=dark; Path=/')
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  const [request] = requests
  assert.equal(await request?.text(), 'mode=dark')
  assert.deepEqual(
    ['cookie', 'origin', 'host'].map((name) => request?.headers.get(name)),
    ['session=s', url, new URL(url).host],
  )
})

test('[NET-12] a form tells the country that the proxy before the site has set, and no other word of it', async (context) => {
  const countries: (string | null)[] = []
  const site: Site = async ({ headers }) => {
    countries.push(headers.get('x-injsight-country'))
    return new Response('')
  }
  const body = new URLSearchParams({ address: 'inj1x' })
  const headers = { 'cf-ipcountry': 'KP', 'x-injsight-country': 'CH' }
  for (const countryHeader of ['cf-ipcountry', '']) {
    const { url } = await startSite(context, { site, countryHeader })
    await fetch(`${url}/wallet/may-act/`, { method: 'POST', body, headers })
  }
  assert.deepEqual(countries, ['KP', null])
})

test("a body that is no form is its sender's mistake, and never reaches the site", async (context) => {
  const site = aSite()
  const { url, logged } = await startSite(context, { site })
  const before = logged.length
  for (const [type, body] of [
    [undefined, new Uint8Array([1, 2, 3])],
    ['text/plain', 'mode=dark'],
    ['application/json', '{"mode":"dark"}'],
    ['application/grpc-web+proto', '\0\0\0\0\0'],
    ['multipart/form-data', 'mode=dark'],
    ['multipart/form-data; boundary=x', '--y\r\n\r\n'],
    ['application/x-www-form-urlencoded+more', 'mode=dark'],
    [',;/', 'mode=dark'],
  ] as const) {
    for (const path of ['/preferences/theme', '/raw-tx/', '/zh/raw-tx/_.data']) {
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
      const answer = await fetch(url + path, { method: 'POST', body, headers })
      assert.equal(answer.status, 415, `${type} ${path}`)
      assert.match(await answer.text(), /takes forms/)
    }
  }
  assert.equal(site.requests.length, 0)
  assert.deepEqual(
    logged.slice(before).filter((line) => !line.includes('"part":"heads"')),
    [],
  )
})

test('a form of another site is refused', async (context) => {
  const site = aSite()
  const { url, logged } = await startSite(context, { site })
  for (const origin of ['https://evil.example', 'null', 'x', `${url}.evil.example`]) {
    const answer = await fetch(`${url}/preferences/theme`, {
      method: 'POST',
      body: new URLSearchParams({ theme: 'dark' }),
      headers: { origin },
    })
    assert.equal(answer.status, 403)
  }
  assert.equal(site.requests.length, 0)
  assert.deepEqual(
    logged.filter((line) => line.includes('failed')),
    [],
  )
})

test('a form that is too large is refused, however it is sent', async (context) => {
  const site = aSite()
  const { url } = await startSite(context, { site })
  const large = 'x'.repeat(10_001)
  const whole = await fetch(`${url}/preferences/color-mode`, { method: 'POST', body: large })
  assert.equal(whole.status, 413)
  const status = await new Promise((done, fail) => {
    const sent = ask(`${url}/preferences/color-mode`, { method: 'POST' }, (answer) => done(answer.statusCode))
    sent.once('error', fail)
    sent.write(large)
    sent.end()
  })
  assert.equal(status, 413)
  assert.equal(site.requests.length, 0)
})

type Parts = Parameters<typeof createPages>[0]

/** The pages alone, without the server around them. */
async function startPages(
  context: TestContext,
  parts: Partial<Parts> & Pick<Parts, 'site'>,
): Promise<string> {
  const way = createGivingWay(60_000)
  const pages = createPages({
    sharing: createSharing(),
    way,
    wayOfOne: createGivingWay(60_000),
    downloads: createDownloads(way),
    cache: createPageCache({ settledBytes: 0, headBytes: 0 }),
    log: createLogger({ level: 'error' }),
    metrics: createMetrics(),
    publicUrl: '',
    formatPolicy: () => '',
    ...parts,
  })
  const server = await listen((request, response) => void pages(request, response), {
    port: 0,
    drainMs: 0,
  })
  context.after(() => server.leaving.close())
  return server.url
}

test('a page that takes too long is given up, for all who wait for it', async (context) => {
  const lines: string[] = []
  const url = await startPages(context, {
    site: () => new Promise(() => {}),
    log: createLogger({ level: 'info', write: (line) => void lines.push(line) }),
    longestMs: 30,
  })
  const statuses = [fetch(url), fetch(url)].map(async (answer) => (await answer).status)
  assert.deepEqual(await Promise.all(statuses), [503, 503])
  assert.equal(lines.length, 1)
  assert.match(lines[0] ?? '', /"level":"warn"/)
})

test('[DATA-03] pages of a crawler are made one at a time, those of other visitors at once and before its next', async (context) => {
  const made = new Map<string, () => void>()
  const url = await startPages(context, {
    site: async (request) => {
      const path = new URL(request.url).pathname
      await new Promise<void>((done) => made.set(path, done))
      return new Response(path)
    },
    addressHeader: 'x-address',
  })
  const visit = (path: string, address: string) => fetch(url + path, { headers: { 'x-address': address } })
  const begun = async (count: number) => {
    while (made.size < count) await settle()
    return [...made.keys()].slice(0, count)
  }
  const crawled = [1, 2, 3, 4].map((page) => visit(`/crawled/${page}/`, '192.0.2.1'))
  await begun(1)
  const visited = ['2', '3'].map((page) => visit(`/visited/${page}/`, `192.0.2.${page}`))
  const [first = '', ...others] = await begun(3)
  assert.match(first, /crawled/)
  assert.deepEqual(others.toSorted(), ['/visited/2/', '/visited/3/'])
  made.get(first)?.()
  for (let turn = 0; turn < 20; turn++) await settle()
  assert.equal(made.size, 3)
  for (const path of others) made.get(path)?.()
  assert.match((await begun(4)).at(-1) ?? '', /crawled/)
  // One that takes longer than its turn keeps no other from it.
  await begun(5)
  await begun(6)
  for (const make of made.values()) make()
  for (const page of [...crawled, ...visited]) assert.equal((await page).status, 200)
})
