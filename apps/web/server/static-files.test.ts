import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { readFiles } from './static-files.ts'
import { script, startSite } from './test/start-site.ts'

const fetchAs = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers })

test('an asset is compressed, kept for good, and the same bytes in every encoding', async (context) => {
  const { url } = await startSite(context)
  const asset = `${url}/assets/app-1a2b.js`
  const seen: (string | null)[] = []
  for (const accepted of ['identity', 'gzip', 'gzip, br', 'br;q=0, gzip;q=0']) {
    const answer = await fetchAs(asset, { 'accept-encoding': accepted })
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(answer.headers.get('content-type'), 'text/javascript; charset=utf-8')
    assert.equal(answer.headers.get('vary'), 'Accept-Encoding')
    assert.equal(await answer.text(), script)
    seen.push(answer.headers.get('content-encoding'))
  }
  assert.deepEqual(seen, [null, 'gzip', 'gzip', null])
})

test('brotli is sent as soon as it is ready', async (context) => {
  const { url } = await startSite(context)
  for (let encoding: string | null = null; encoding !== 'br'; await sleep(20)) {
    const answer = await fetchAs(`${url}/assets/app-1a2b.js`, { 'accept-encoding': 'gzip, br' })
    encoding = answer.headers.get('content-encoding')
    assert.equal(await answer.text(), script)
  }
})

test('what one site has compressed the next one reads, and nothing else in its place', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'injsight-files-'))
  context.after(() => rm(folder, { recursive: true, maxRetries: 3 }))
  await writeFile(join(folder, 'app.js'), script)
  const untilBrotli = async () => {
    const files = await readFiles(folder)
    const server = createServer((asked, answer) => void files.send('/app.js', asked, answer))
    await new Promise<void>((done) => server.listen(0, done))
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/app.js`
    try {
      for (let encoding: string | null = null; encoding !== 'br'; await sleep(20)) {
        const answer = await fetchAs(url, { 'accept-encoding': 'gzip, br' })
        encoding = answer.headers.get('content-encoding')
        assert.equal(await answer.text(), script)
      }
    } finally {
      server.close()
    }
  }
  const readKept = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.br'))
    assert.equal(names.length, 1)
    return join(folder, names[0] ?? '')
  }
  await untilBrotli()
  const kept = await readKept()
  // Of another quality it is still the file: who sends these bytes has read them.
  await writeFile(kept, brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }))
  const quick = await readFile(kept)
  await untilBrotli()
  assert.deepEqual(await readFile(kept), quick)
  for (const wrong of [Buffer.alloc(0), quick.subarray(0, 20), brotliCompressSync('another file')]) {
    await writeFile(kept, wrong)
    await untilBrotli()
    assert.equal(brotliDecompressSync(await readFile(kept)).toString(), script)
  }
})

test('a file that a browser has is not sent again', async (context) => {
  const { url } = await startSite(context)
  const first = await fetchAs(`${url}/icon.svg`)
  assert.equal(first.headers.get('cache-control'), 'public, max-age=600')
  const again = await fetchAs(`${url}/icon.svg`, { 'if-none-match': first.headers.get('etag') ?? '' })
  assert.equal(again.status, 304)
  assert.equal(await again.text(), '')
})

test('HEAD tells the length and sends nothing', async (context) => {
  const { url } = await startSite(context)
  const answer = await fetch(`${url}/icon.svg`, { method: 'HEAD' })
  assert.deepEqual([answer.status, answer.headers.get('content-length')], [200, '6'])
  assert.equal(await answer.text(), '')
})

test('sites of two builds that share a folder send the assets of each other', async (context) => {
  const assets = await mkdtemp(join(tmpdir(), 'injsight-assets-'))
  context.after(() => rm(assets, { recursive: true }))
  const site = async () => new Response('a page', { status: 404 })
  const { url } = await startSite(context, { assets, site })
  assert.equal((await fetch(`${url}/assets/app-3c4d.js`)).status, 404)
  await writeFile(join(assets, 'app-3c4d.js'), 'of a later build')
  const other = await fetch(`${url}/assets/app-3c4d.js`)
  assert.equal(other.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.equal(await other.text(), 'of a later build')
  assert.equal(await readFile(join(assets, 'app-1a2b.js'), 'utf8'), script)
  assert.match(await sendRaw(url, '/assets/../../package.json'), /^HTTP\/1.1 (404|308)/)
})

test('nothing but those files is ever sent', async (context) => {
  const { url } = await startSite(context, { site: async () => new Response('a page', { status: 404 }) })
  for (const path of ['/../package.json', '/assets/../../main.ts', '/.secret', '/assets/%2e%2e/.secret']) {
    assert.match(await sendRaw(url, path), /^HTTP\/1.1 (404|308)/, path)
  }
  const missing = await fetch(`${url}/assets/gone-3c4d.js`)
  assert.equal(missing.status, 404)
  assert.equal(missing.headers.get('cache-control'), 'no-store')
})

/** fetch() would tidy the path up. */
function sendRaw(url: string, path: string): Promise<string> {
  return new Promise((done, fail) => {
    request(url, { path }, (answer) => {
      answer.resume()
      done(`HTTP/1.1 ${answer.statusCode}`)
    })
      .once('error', fail)
      .end()
  })
}
