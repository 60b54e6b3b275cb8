import assert from 'node:assert/strict'
import { request as ask } from 'node:http'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLogger, createMetrics } from '@injsight/runtime'
import { listen } from './listen.ts'
import type { Site } from './load-site.ts'
import { createPageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import { startIndex } from './test/fake-index.ts'
import { startSite } from './test/start-site.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const settled = { ...html, 'cache-control': 'public, max-age=31536000' }
const atHead = { ...html, 'cache-control': 'public, max-age=2' }

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

test('every visitor gets the same page with a nonce of their own, which the policy names', async (context) => {
  const site = aSite()
  const { url } = await startSite(context, { site })
  const nonces = new Set<string>()
  for (const encoding of ['gzip', 'gzip', 'identity', 'identity']) {
    const answer = await fetch(`${url}/block/7/`, { headers: { 'accept-encoding': encoding } })
    assert.equal(answer.headers.get('content-encoding'), encoding === 'gzip' ? 'gzip' : null)
    const nonce = nonceIn(await answer.text())
    const policy = answer.headers.get('content-security-policy') ?? ''
    assert.match(policy, /^default-src 'none'; script-src 'self' 'nonce-[\w-]{22}'; style-src 'self' 'nonce-/)
    assert.ok(policy.includes(`script-src 'self' 'nonce-${nonce}'`))
    nonces.add(nonce)
  }
  assert.equal(nonces.size, 4)
  assert.equal(site.requests.length, 2)
  assert.ok(!nonces.has(site.requests[0]?.headers.get('x-injsight-nonce') ?? ''))
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
  await askAs('evil.example/../"><script>')
  assert.deepEqual(
    site.requests.map((request) => request.url),
    ['http://evil.example/x/', 'http://localhost/x/'],
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

test('a page that takes too long is given up, for all who wait for it', async (context) => {
  const lines: string[] = []
  const pages = createPages({
    site: () => new Promise(() => {}),
    cache: createPageCache({ settledBytes: 0, headBytes: 0 }),
    log: createLogger({ level: 'info', write: (line) => void lines.push(line) }),
    metrics: createMetrics(),
    publicUrl: '',
    longestMs: 30,
  })
  const server = await listen((request, response) => void pages(request, response), 0)
  context.after(() => server.stop())
  const statuses = [fetch(server.url), fetch(server.url)].map(async (answer) => (await answer).status)
  assert.deepEqual(await Promise.all(statuses), [503, 503])
  assert.equal(lines.length, 1)
  assert.match(lines[0] ?? '', /"level":"warn"/)
})
