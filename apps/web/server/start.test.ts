import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLogger, silentLogger } from '@injsight/runtime'
import { until } from '@injsight/testing'
import { listen } from './listen.ts'
import { loadSite, type Site } from './load-site.ts'
import { startIndex } from './test/fake-index.ts'
import { startSite } from './test/start-site.ts'

const shield = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
]

test('every answer carries the security headers, and none tells of strict transport over plain HTTP', async (context) => {
  const { url } = await startSite(context)
  for (const path of [
    '/',
    '/blocks',
    '/icon.svg',
    '/assets/gone.js',
    '/%',
    '/-/live',
    '/-/ready',
    '/-/metrics',
    '/live',
  ]) {
    const answer = await fetch(url + path, { redirect: 'manual' })
    await answer.body?.cancel()
    for (const name of shield) assert.ok(answer.headers.has(name), `${path} ${name}`)
    assert.equal(answer.headers.get('strict-transport-security'), null)
  }
})

test('[ROUTE-03] a missing slash is a permanent redirect', async (context) => {
  const { url } = await startSite(context)
  const answer = await fetch(`${url}/blocks?page=2`, { redirect: 'manual' })
  assert.deepEqual([answer.status, answer.headers.get('location')], [308, '/blocks/?page=2'])
})

test("a visitor's mistakes get their status and a sentence, and stay out of the log", async (context) => {
  const { url, logged } = await startSite(context)
  const before = logged.length
  for (const [status, method, path] of [
    [400, 'GET', '/block/%E0%A4%A'],
    [404, 'GET', '/assets/gone.js'],
    [405, 'POST', '/block/7/'],
    [405, 'DELETE', '/'],
    [414, 'GET', `/search?q=${'x'.repeat(20_000)}`],
  ] as const) {
    const answer = await fetch(url + path, { method })
    assert.equal(answer.status, status)
    assert.match(await answer.text(), new RegExp(`<h1>${status} .+</h1>\n<p>.+</p>`))
  }
  assert.deepEqual(
    logged.slice(before).filter((line) => !line.includes('"part":"heads"')),
    [],
  )
})

test('a visitor who leaves in the middle of a form is no error', async (context) => {
  const { url, logged } = await startSite(context)
  const form = ask(`${url}/preferences/color-mode`, { method: 'POST', headers: { 'content-length': 100 } })
  form.on('error', () => {}).write('half of')
  await sleep(50)
  form.destroy()
  await sleep(50)
  assert.deepEqual(
    logged.filter((line) => line.includes('failed')),
    [],
  )
})

test('a page that breaks is a 500 in plain words and one line in the log', async (context) => {
  const { url, logged } = await startSite(context, { site: () => Promise.reject(new Error('a bug')) })
  const answer = await fetch(`${url}/block/7/`)
  assert.equal(answer.status, 500)
  const words = await answer.text()
  assert.match(words, /Something broke on our side/)
  assert.doesNotMatch(words, /a bug/)
  const lines = logged.filter((line) => line.includes('a bug'))
  assert.equal(lines.length, 1)
  assert.match(lines[0] ?? '', /"level":"error".*"path":"\/block\/7\/"/)
})

test('[DATA-03] a file that breaks off is one line in the log, whose visitor left none', async (context) => {
  const broken = () =>
    new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode('height\n7\n')),
      pull: () => Promise.reject(new Error('no second page')),
    })
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new TextEncoder().encode('7\n')),
    })
  const site: Site = async ({ url }) =>
    new Response(url.includes('/blocks') ? broken() : endless(), { headers: { 'content-type': 'text/csv' } })
  for (const encoding of ['gzip', 'identity']) {
    const { url, logged } = await startSite(context, { site })
    const headers = { 'accept-encoding': encoding }
    await assert.rejects(async () => (await fetch(`${url}/blocks.csv`, { headers })).text())
    const lines = () => logged.filter((line) => line.includes('request failed'))
    await until(() => lines().length === 1)
    assert.match(lines()[0] ?? '', /no second page/)
    const left = await fetch(`${url}/transactions.csv`, { headers })
    await left.body?.cancel()
    await sleep(200)
    assert.equal(lines().length, 1)
  }
})

test('the operations tell whether the site answers, whether the index does, and what was counted', async (context) => {
  const index = await startIndex(context)
  index.commit(7n)
  const { url } = await startSite(context, { indexerUrl: index.url })
  assert.equal((await fetch(`${url}/-/live`)).status, 200)
  let ready = await fetch(`${url}/-/ready`)
  while (ready.status !== 200) ready = await fetch(`${url}/-/ready`)
  assert.deepEqual(await ready.json(), { ready: true, trouble: '' })
  assert.match(
    await (await fetch(`${url}/-/metrics`)).text(),
    /^web_request_seconds_count\{kind="operation",status="200"\} \d+$/m,
  )
  const { url: alone } = await startSite(context)
  assert.equal((await fetch(`${alone}/-/ready`)).status, 503)
})

test('the program names every wrong setting at once and ends with 1', async () => {
  const { code, words } = await run({
    INDEXER_URL: 'nowhere',
    WEB_PORT: '99999',
    PUBLIC_URL: 'x',
    LOG_LEVEL: 'loud',
  })
  assert.equal(code, 1)
  assert.deepEqual(
    words
      .trim()
      .split('\n')
      .map((line) => line.split(' is ')[0]),
    ['INDEXER_URL', 'WEB_PORT', 'PUBLIC_URL', 'LOG_LEVEL'],
  )
})

/** The program itself, until it ends. */
async function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [words, code] = await Promise.all([
    text(child.stderr),
    new Promise((done) => child.once('close', done)),
  ])
  return { words, code }
}

test('a port that is taken is named in one sentence', async (context) => {
  const { port } = new URL((await startSite(context)).url)
  const second = listen(() => {}, { port: Number(port), drainMs: 0 })
  await assert.rejects(second, {
    code: 'port.in_use',
    message: `Port ${port} is in use: set WEB_PORT to another one`,
  })
})

test('stopping ends the feeds that are open, and waits for nobody', async (context) => {
  const { url, stop } = await startSite(context)
  const feed = await fetch(`${url}/live`)
  const ended = feed.text()
  const patience = new Promise((done) => setTimeout(done, 4000, 'cut off').unref())
  assert.equal(await Promise.race([stop(), patience]), undefined)
  assert.match(await ended, /^retry: 1000\n[^]*\nretry: \d{3,4}\n\n$/)
  await assert.rejects(fetch(url))
})

test('a site that has not been built says so', async () => {
  await assert.rejects(loadSite('/nowhere/index.js', silentLogger), { code: 'site.not_built' })
})

test('what fails in the site is logged once, as loud as its kind', async (context) => {
  const lines: string[] = []
  const log = createLogger({ level: 'debug', write: (line) => void lines.push(line) })
  const site = await loadSite(await writeBuild(context), log)
  const levelOf = async (path: string) => {
    lines.length = 0
    const { status } = await site(new Request(`http://localhost${path}`))
    const levels = lines.map((line) => (JSON.parse(line) as { level: string }).level)
    return [status, ...levels]
  }
  assert.deepEqual(await levelOf('/?fail=bug'), [500, 'error'])
  assert.deepEqual(await levelOf('/?fail=unavailable'), [500, 'warn'])
  assert.deepEqual(await levelOf('/?fail=invalid-input'), [500, 'debug'])
  assert.deepEqual(await levelOf('/'), [200])
  assert.deepEqual(await levelOf('/nowhere/'), [404, 'debug'])
})

/** As small a server build as React Router takes: one page that fails as its address says. */
async function writeBuild(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'injsight-build-'))
  context.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'index.mjs')
  await writeFile(
    file,
    `const loader = ({ request }) => {
      const kind = new URL(request.url).searchParams.get('fail')
      if (kind !== null) throw Object.assign(new Error(kind), { kind })
      return null
    }
    const render = (request, status) => new Response('page', { status })
    export const routes = { root: { id: 'root', path: '', module: { default: () => null, loader } } }
    export const entry = { module: { default: render } }
    export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' }
    export const publicPath = '/', basename = '/', ssr = true, isSpaMode = false, prerender = []
    export const future = {}, routeDiscovery = { mode: 'initial' }, assetsBuildDirectory = ''`,
  )
  return file
}
