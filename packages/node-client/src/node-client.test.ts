import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { createNodeClient, type NodeClient } from './node-client.ts'
import type { NodeRequest } from './time-requests.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** A client of a server that answers as the test says. */
async function ask(
  t: TestContext,
  answer: Listener,
  { timeoutMs = 30_000, retries = 0 } = {},
): Promise<NodeClient> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const node = createNodeClient({ url: `http://127.0.0.1:${port}`, timeoutMs, retries })
  t.after(() => {
    node.close()
    server.closeAllConnections()
    server.close()
  })
  return node
}

const say =
  (body: string, status = 200): Listener =>
  (_request, response) =>
    void response.writeHead(status).end(body)
const result = (json: string) => `{"jsonrpc":"2.0","id":-1,"result":${json}}`
const blockSeven =
  '{"block_id":{"hash":"AB","parts":{"total":1,"hash":"CD"}},"block":{"header":{"height":"7"},"data":{"txs":[]}}}'

test('each question is told of, repeated ones too: what was asked, how it went, how long it took', async (t) => {
  let times = 0
  const server = createServer((_request, response) => {
    times += 1
    if (times === 1) response.writeHead(503).end('busy')
    else response.end(result(blockSeven))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const told: NodeRequest[] = []
  const { port } = server.address() as AddressInfo
  const onAnswered = (request: NodeRequest) => void told.push(request)
  const node = createNodeClient({ url: `http://127.0.0.1:${port}`, timeoutMs: 30_000, onAnswered })
  t.after(() => {
    node.close()
    server.close()
  })
  await node.fetchBlock(7n)
  assert.deepEqual(
    told.map(({ method, outcome }) => `${method} ${outcome}`),
    ['block node.refused', 'block ok'],
  )
  for (const { seconds } of told) assert.ok(seconds > 0 && seconds < 30)
})

test('a block comes as the bytes that the node sent, and parsed', async (t) => {
  const node = await ask(t, ({ url }, response) => {
    assert.equal(url, '/block?height=7')
    response.end(result(blockSeven))
  })
  const { raw, value } = await node.fetchBlock(7n)
  assert.equal(raw.toString(), blockSeven)
  assert.equal(value.block_id.hash, 'AB')
})

test('a result that something follows, or with space around it, is found too', async (t) => {
  const node = await ask(t, say(`\n{ "result": ${blockSeven} , "id": 1 }\n`))
  assert.equal((await node.fetchBlock(7n)).raw.toString(), blockSeven)
})

test('a block of another height is bad chain data, and both heights are told', async (t) => {
  const node = await ask(t, say(result(blockSeven)))
  await assert.rejects(node.fetchBlock(8n), { kind: 'bad-chain-data', message: /8.*7/ })
})

test('a block that the node does not have is not found', async (t) => {
  const words = 'height 9 must be less than or equal to the current blockchain height 7'
  const refusal = `{"jsonrpc":"2.0","id":-1,"error":{"code":-32603,"message":"Internal error","data":"${words}"}}`
  const node = await ask(t, say(refusal, 500))
  await assert.rejects(node.fetchBlock(9n), { kind: 'not-found', code: 'block.not_found' })
})

for (const rubbish of ['', '<html>', '{"jsonrpc":"2.0"', result('{"block":'), result('{}'), result('null')]) {
  test(`an answer that can't be read is bad chain data: ${rubbish || 'nothing'}`, async (t) => {
    const node = await ask(t, say(rubbish))
    await assert.rejects(node.fetchBlock(7n), { kind: 'bad-chain-data', code: 'node.unreadable' })
    await assert.rejects(node.fetchStatus(), { kind: 'bad-chain-data' })
  })
}

test('a gateway that says "later" is unavailable', async (t) => {
  const node = await ask(t, say('<html>502</html>', 502))
  await assert.rejects(node.fetchStatus(), { kind: 'unavailable', code: 'node.refused' })
})

test('a node that is not there is unavailable', async (t) => {
  const node = createNodeClient({ url: 'http://127.0.0.1:1', timeoutMs: 30_000, retries: 0 })
  t.after(() => node.close())
  await assert.rejects(node.fetchStatus(), { kind: 'unavailable', code: 'node.down' })
})

test('a node that is silent is unavailable after the time limit', async (t) => {
  const node = await ask(t, () => {}, { timeoutMs: 50 })
  await assert.rejects(node.fetchStatus(), { kind: 'unavailable', code: 'node.slow' })
})

test('an answer cut short is unavailable', async (t) => {
  const node = await ask(t, (_request, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('{"jsonrpc"')
    setTimeout(() => response.destroy(), 10)
  })
  await assert.rejects(node.fetchStatus(), { kind: 'unavailable', code: 'node.down' })
})

test('what is unavailable is tried again, what is wrong is not', async (t) => {
  let asked = 0
  const flaky: Listener = (_request, response) => {
    asked++
    if (asked < 3) response.destroy()
    else response.end(result(blockSeven))
  }
  const node = await ask(t, flaky, { retries: 3 })
  await node.fetchBlock(7n)
  assert.equal(asked, 3)
  await assert.rejects(node.fetchBlock(8n), { kind: 'bad-chain-data' })
  assert.equal(asked, 4)
})

test('the sockets are kept for the next question', async (t) => {
  const sockets = new Set<unknown>()
  const node = await ask(t, ({ socket }, response) => {
    sockets.add(socket)
    response.end(result(blockSeven))
  })
  for (let i = 0; i < 5; i++) await node.fetchBlock(7n)
  assert.equal(sockets.size, 1)
})

test('a genesis that is too large for one answer is fetched in pieces', async (t) => {
  const genesis = '{"chain_id":"injective-777","app_state":{"bank":{}}}'
  const node = await ask(t, ({ url = '' }, response) => {
    const chunk = Number(new URL(url, 'http://node').searchParams.get('chunk'))
    const data = Buffer.from(genesis.slice(chunk * 20, (chunk + 1) * 20)).toString('base64')
    if (url.startsWith('/genesis_chunked'))
      response.end(result(`{"chunk":"${chunk}","total":"3","data":"${data}"}`))
    else
      response
        .writeHead(500)
        .end(
          '{"error":{"code":-32603,"data":"genesis response is large, please use the genesis_chunked API instead"}}',
        )
  })
  const { raw, value } = await node.fetchGenesis()
  assert.equal(raw.toString(), genesis)
  assert.equal(value.chain_id, 'injective-777')
})

test('a genesis in one answer is its bytes', async (t) => {
  const node = await ask(t, say(result('{"genesis": {"chain_id":"a"} }')))
  assert.equal((await node.fetchGenesis()).raw.toString(), '{"chain_id":"a"}')
})

test('validators are fetched page by page until all are there', async (t) => {
  const node = await ask(t, ({ url = '' }, response) => {
    const page = new URL(url, 'http://node').searchParams.get('page')
    response.end(result(`{"block_height":"5","validators":[{"address":"${page}"}],"count":"1","total":"3"}`))
  })
  const validators = await node.fetchValidators(5n)
  assert.deepEqual(
    validators.map(({ address }) => address),
    ['1', '2', '3'],
  )
})

test('only a recorded node says what it plays', async (t) => {
  const recorded = await ask(t, say('{"format":1,"chainId":"injective-777","ended":false}'))
  assert.equal((await recorded.fetchRecording())?.chainId, 'injective-777')
  const real = await ask(t, say('404 page not found\n', 404))
  assert.equal(await real.fetchRecording(), undefined)
  const gateway = await ask(t, say('<html>welcome</html>'))
  assert.equal(await gateway.fetchRecording(), undefined)
})

test('a query to the state is posted as hex and answered with bytes', async (t) => {
  const node = await ask(t, async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    assert.partialDeepStrictEqual(JSON.parse(body), {
      method: 'abci_query',
      params: { path: '/a.Query/B', data: '0102', height: '7' },
    })
    response.end(result('{"response":{"code":0,"value":"AwQ=","height":"7"}}'))
  })
  assert.deepEqual(await node.queryAbci('/a.Query/B', Uint8Array.of(1, 2), 7n), Buffer.from([3, 4]))
})

test('credentials in the address are sent and never told', async (t) => {
  let authorization: string | undefined
  const server = createServer((request, response) => {
    authorization = request.headers.authorization
    response.writeHead(503).end('busy')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const node = createNodeClient({
    url: `http://me:secret@127.0.0.1:${port}/rpc/`,
    timeoutMs: 30_000,
    retries: 0,
  })
  t.after(() => {
    node.close()
    server.close()
  })
  await assert.rejects(node.fetchStatus(), (error: Error) => !error.message.includes('secret'))
  assert.equal(authorization, `Basic ${Buffer.from('me:secret').toString('base64')}`)
})

test('a list of validators that ends early is bad chain data', async (t) => {
  const node = await ask(t, say(result('{"block_height":"5","validators":[],"count":"0","total":"3"}')))
  await assert.rejects(node.fetchValidators(5n), { kind: 'bad-chain-data', message: /ends after 0 of 3/ })
})

test('a commit of another height is bad chain data', async (t) => {
  const signed = '{"signed_header":{"header":{"height":"5"},"commit":{"height":"6"}},"canonical":true}'
  const node = await ask(t, say(result(signed)))
  await assert.rejects(node.fetchCommit(5n), { kind: 'bad-chain-data' })
})

test('a client that was closed tries nothing again', async (t) => {
  let asked = 0
  const node = await ask(
    t,
    (_request, response) => {
      asked++
      response.destroy()
    },
    { retries: 5 },
  )
  const asking = node.fetchStatus()
  setTimeout(() => node.close(), 30)
  await assert.rejects(asking, { kind: 'unavailable' })
  assert.ok(asked <= 2, `asked ${asked} times`)
})
