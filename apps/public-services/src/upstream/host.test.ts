import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { silentLogger as log } from '@injsight/runtime'
import { createBudget } from './budget.ts'
import { createHost } from './host.ts'

const servers: ReturnType<typeof createServer>[] = []
after(() => servers.forEach((server) => server.closeAllConnections() ?? server.close()))

async function openHost(answer: RequestListener) {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createHost({ url, budget: createBudget(url, 100), keepingOf: () => ({ fresh: 0, stale: 0 }), log })
}

test('[NET-07] a host that is busy, or breaks off, is asked again', async () => {
  let asked = 0
  const host = await openHost((_, response) => {
    asked += 1
    if (asked === 1) response.writeHead(429, { 'retry-after': '0' }).end('slow down')
    else if (asked === 2) response.destroy()
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')
  })
  assert.equal((await host.getJson('/a')).toString(), '{"ok":true}')
  const { asked: counted, failed, lastFailure } = host.state()
  assert.deepEqual({ counted, failed }, { counted: 3, failed: 2 })
  assert.match(lastFailure?.why ?? '', /did not answer \/a|broke off/)
})

test('[NET-07] over gRPC-web, too, every status that passes is waited out', async () => {
  const statuses = [409, 500]
  const host = await openHost((_, response) => response.writeHead(statuses.shift() ?? 408).end())
  await assert.rejects(host.transport.callRaw('/a.B/C', new Uint8Array()))
  assert.equal(host.state().asked, 3)
})

test('a host that goes on failing is asked once for each question, until it had a rest', async () => {
  const host = await openHost((_, response) => response.writeHead(503).end())
  await assert.rejects(host.getJson('/a'))
  await assert.rejects(host.getJson('/a'))
  assert.equal(host.state().asked, 4)
})

test('a page where JSON should be is a failure of the host', async () => {
  const host = await openHost((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  )
  await assert.rejects(host.getJson('/a'), { kind: 'bad-chain-data', code: 'service.unreadable' })
  await assert.rejects(host.transport.callRaw('/a.B/C', new Uint8Array()), { kind: 'bad-chain-data' })
  assert.equal(host.state().failed, 2)
})

test('what a host has not is said at once, and is no failure of its', async () => {
  const host = await openHost((_, response) => response.writeHead(404).end())
  await assert.rejects(host.getJson('/a'), { kind: 'not-found' })
  assert.deepEqual([host.state().asked, host.state().failed], [1, 0])
})
