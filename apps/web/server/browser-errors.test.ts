import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createLogger } from '@injsight/runtime'
import { createBrowserErrors } from './browser-errors.ts'

test('[NOTE-03] what browsers report is a line of the log each, from pages of the site, and only so many', async (context) => {
  const lines: string[] = []
  const log = createLogger({ level: 'info', write: (line) => void lines.push(line) })
  let now = 0
  const tell = createBrowserErrors(log, () => now)
  const server = createServer((request, response) => void tell(request, response))
  context.after(() => server.close())
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/browser-error/`
  const send = async (body: string, headers: Record<string, string> = {}) =>
    (await fetch(url, { method: 'POST', body, headers })).status

  assert.equal(await send('Error: first\n"second" line', { 'user-agent': 'a browser' }), 204)
  assert.partialDeepStrictEqual(JSON.parse(lines[0] ?? ''), {
    level: 'warn',
    msg: 'error in a browser',
    told: 'Error: first\n"second" line',
    browser: 'a browser',
  })
  assert.equal(await send('x'.repeat(4001)), 413)
  assert.equal(await send('from elsewhere', { 'sec-fetch-site': 'cross-site' }), 403)
  assert.equal(lines.length, 1)
  for (let at = 0; at < 40; at++) assert.equal(await send(`error ${at}`), 204)
  assert.equal(lines.length, 30)
  now = 60_000
  await send('a minute later')
  assert.equal(lines.length, 31)
})
