import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { test, type TestContext } from 'node:test'
import type { Fault } from '@injsight/errors'
import { subscribeNewBlocks } from './subscribe-new-blocks.ts'

/** A node that speaks WebSocket just as much as a test needs: `onFrame` is called at each frame that comes. */
async function listen(t: TestContext, onFrame: (socket: Duplex, nth: number) => void): Promise<string> {
  const server = createServer()
  server.on('upgrade', ({ headers }, socket: Duplex) => {
    const accept = hash(
      'sha1',
      `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`,
      'base64',
    )
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    let frames = 0
    socket.on('data', () => onFrame(socket, ++frames))
    socket.on('error', () => {})
    t.after(() => socket.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  t.after(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/rpc`
}

function send(socket: Duplex, text: string): void {
  const payload = Buffer.from(text)
  const length = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 0xff]
  socket.write(Buffer.concat([Buffer.from([0x81, ...length]), payload]))
}

const confirmed = '{"jsonrpc":"2.0","id":1,"result":{}}'
const block = (height: string) =>
  `{"jsonrpc":"2.0","id":1,"result":{"query":"","data":{"type":"tendermint/event/NewBlockHeader","value":{"header":{"height":${height}}}}}}`

type Heard = { heights: bigint[]; end: Promise<Fault>; stop: () => void }

function hear(t: TestContext, url: string, limits = {}): Heard {
  const heights: bigint[] = []
  const { promise: end, resolve } = Promise.withResolvers<Fault>()
  const subscription = subscribeNewBlocks(
    url,
    { onHeight: (height) => heights.push(height), onEnd: resolve },
    limits,
  )
  t.after(() => subscription.stop())
  return { heights, end, stop: () => subscription.stop() }
}

test('heights are told in the order in which they come, until the node hangs up', async (t) => {
  const url = await listen(t, (socket) => {
    send(socket, confirmed)
    send(socket, block('"7"'))
    send(socket, block('"8"'))
    setTimeout(() => socket.destroy(), 20)
  })
  const { heights, end } = hear(t, url)
  const { kind, code } = await end
  assert.deepEqual([kind, code], ['unavailable', 'node.subscription'])
  assert.deepEqual(heights, [7n, 8n])
})

test('a node that is silent is taken for dead', async (t) => {
  const url = await listen(t, () => {})
  const { message } = await hear(t, url, { longestSilenceMs: 60 }).end
  assert.match(message, /silent for 60 ms/)
})

test('a chain that stands still is not: its node answers when it is asked', async (t) => {
  const longestSilenceMs = 1000
  const startedAt = performance.now()
  const url = await listen(t, (socket) => {
    send(socket, confirmed)
    if (performance.now() - startedAt < 2 * longestSilenceMs) return
    send(socket, block('"9"'))
    socket.end()
  })
  const { heights, end } = hear(t, url, { askEveryMs: 40, longestSilenceMs })
  assert.match((await end).message, /it (?:broke|was closed)/)
  assert.deepEqual(heights, [9n])
})

for (const [what, frame] of Object.entries({
  'no JSON': 'hello',
  'a block without a height': block('null'),
  'a height that is none': block('"-1"'),
})) {
  test(`a frame that holds ${what} ends it as bad chain data`, async (t) => {
    const url = await listen(t, (socket) => send(socket, frame))
    assert.equal((await hear(t, url).end).kind, 'bad-chain-data')
  })
}

test('a refusal ends it, in the words of the node', async (t) => {
  const refused =
    '{"id":1,"error":{"code":-32603,"message":"Internal error","data":"max_subscription_clients 100 reached"}}'
  const url = await listen(t, (socket) => send(socket, refused))
  assert.match((await hear(t, url).end).message, /max_subscription_clients 100 reached/)
})

test('a node without WebSockets ends it', async (t) => {
  const server = createServer((_request, response) => void response.writeHead(404).end())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  t.after(() => server.close())
  const { end } = hear(t, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  assert.equal((await end).kind, 'unavailable')
})

test('who stops hears nothing more, not even the end', async (t) => {
  const url = await listen(t, (socket) => setTimeout(() => send(socket, block('"7"')), 20))
  const { heights, end, stop } = hear(t, url)
  setTimeout(stop, 5)
  const heard = await Promise.race([end, new Promise((done) => setTimeout(() => done('nothing'), 80))])
  assert.equal(heard, 'nothing')
  assert.deepEqual(heights, [])
})
