import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { passOn } from './pass-on.ts'
import { createUpstream } from './upstream.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

async function startNode(t: TestContext, answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => answer(request, response, body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const say =
  (value: unknown): Answer =>
  (_, response) =>
    void response.end(JSON.stringify(value))

test('[EVM-13] a question is passed on as it is, and the node hears nothing of who asks', async (t) => {
  const heard: { headers: IncomingMessage['headers']; body: unknown }[] = []
  const host = await startNode(t, ({ headers }, response, body) => {
    heard.push({ headers, body: JSON.parse(body) })
    response.end('{"jsonrpc":"2.0","id":1,"result":"0x2a"}')
  })
  const upstream = createUpstream({ url: `http://me:p%40ss@${host}/key`, timeoutMs: 1000 })
  assert.equal(await passOn(upstream, 'eth_call', [{ to: '0x1' }, 'latest']), '0x2a')
  assert.deepEqual(heard[0]?.body, {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_call',
    params: [{ to: '0x1' }, 'latest'],
  })
  assert.equal(heard[0]?.headers.authorization, `Basic ${Buffer.from('me:p@ss').toString('base64')}`)
  assert.deepEqual(
    Object.keys(heard[0]?.headers ?? {}).filter((name) => /cookie|forward|origin|referer/.test(name)),
    [],
  )
})

test('[EVM-13] what a node refuses is refused in its words', async (t) => {
  const error = { code: 3, message: 'execution reverted: no', data: '0x08c379a0' }
  const host = await startNode(t, say({ jsonrpc: '2.0', id: 1, error }))
  const upstream = createUpstream({ url: `http://${host}`, timeoutMs: 1000 })
  await assert.rejects(upstream.ask('eth_call', []), error)
})

test('[EVM-13] a node that is silent, away or babbles is told so, and not by its address', async (t) => {
  const unavailable = (words: RegExp) => (error: Error & { code?: number }) => {
    assert.match(error.message, words)
    assert.doesNotMatch(error.message, /127\.0\.0\.1/)
    assert.equal(error.code, -32002)
    return true
  }
  const ask = (host: string) => createUpstream({ url: `http://${host}`, timeoutMs: 300 }).ask('eth_call', [])
  const silent = await startNode(t, () => {})
  await assert.rejects(ask(silent), unavailable(/did not answer within 0.3 s/))
  const half = await startNode(t, (_, response) => void response.write('{"jsonrpc"'))
  await assert.rejects(ask(half), unavailable(/did not answer within 0.3 s/))
  await assert.rejects(ask('127.0.0.1:1'), unavailable(/reached/))
  for (const text of ['<html>', '5', 'null', '{}', '{"error":"no"}', '']) {
    const host = await startNode(t, (_, response) => void response.end(text))
    await assert.rejects(ask(host), unavailable(/no JSON-RPC/))
  }
  const elsewhere = await startNode(
    t,
    (_, response) => void response.writeHead(302, { location: '/x' }).end(),
  )
  await assert.rejects(ask(elsewhere), unavailable(/reached/))
  const large = await startNode(t, (_, response) => void response.end(`"${'x'.repeat(33 << 20)}"`))
  const patient = createUpstream({ url: `http://${large}`, timeoutMs: 10_000 })
  await assert.rejects(patient.ask('eth_call', []), unavailable(/more than 32 MB/))
})

test('[EVM-13] keys, filters and what is nobody’s to ask are never passed on', async (t) => {
  let asked = 0
  const host = await startNode(t, (_, response) => {
    asked++
    response.end('{"jsonrpc":"2.0","id":1,"result":null}')
  })
  const upstream = createUpstream({ url: `http://${host}`, timeoutMs: 1000 })
  for (const [method, words] of [
    ['eth_sign', /no keys/],
    ['eth_signTransaction', /no keys/],
    ['eth_signTypedData_v4', /no keys/],
    ['eth_sendTransaction', /no keys/],
    ['eth_newFilter', /no filters/],
    ['eth_newBlockFilter', /no filters/],
    ['eth_getFilterChanges', /no filters/],
    ['eth_uninstallFilter', /no filters/],
    ['eth_subscribe', /no filters/],
    ['eth_unsubscribe', /no filters/],
    ['personal_unlockAccount', /not available$/],
    ['debug_traceTransaction', /not available$/],
    ['admin_peers', /not available$/],
    ['__proto__', /not available$/],
    [`eth_${'x'.repeat(5000)}`, /not available$/],
  ] as const) {
    await assert.rejects(async () => passOn(upstream, method, []), { code: -32601, message: words })
  }
  assert.equal(asked, 0)
  for (const method of ['eth_sendRawTransaction', 'eth_getBalance', 'eth_nope']) {
    assert.equal(await passOn(upstream, method, []), null)
  }
  assert.equal(asked, 3)
})

test('[EVM-13] where no node is set, what it would answer is refused with the way out', async () => {
  await assert.rejects(async () => passOn(undefined, 'eth_call', []), {
    code: -32601,
    message: /^the method eth_call does not exist\/is not available: .*EVM_URL.*--evm/,
  })
})
