import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '@injsight/testing'
import { GrpcWebFetchTransport } from '@protobuf-ts/grpcweb-transport'
import { call, Echo } from '../test/echo.ts'
import { startServer } from '../test/start-server.ts'
import { dataFlag, encodeFrame } from './frames.ts'

const server = await startServer({ bodyLimit: 1000 })

const frame = (text: string) => encodeFrame(dataFlag, Echo.toBinary(Echo.create({ text })))

async function post(
  path: string,
  body: Uint8Array | string,
  headers: Record<string, string> = {},
  { url } = server,
) {
  const answer = await fetch(url + path, {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'content-type': 'application/grpc-web+proto', ...headers },
  })
  return {
    http: answer.status,
    status: answer.headers.get('grpc-status'),
    message: answer.headers.get('grpc-message'),
    type: answer.headers.get('content-type'),
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

for (const format of ['binary', 'text'] as const) {
  test(`a call and a stream are answered in the ${format} format`, async () => {
    const transport = new GrpcWebFetchTransport({ baseUrl: server.url, format })
    const { response } = await call(transport, 'say', { text: 'héllo', tags: ['a', 'b'] })
    assert.deepEqual(response, Echo.create({ text: 'héllo', tags: ['a', 'b'] }))
    const counted: number[] = []
    for await (const { count } of call(transport, 'count', { count: 3 }).responses) counted.push(count)
    assert.deepEqual(counted, [0, 1, 2])
  })
}

test('the answer has the content type of the question, whole and without parameters', async () => {
  for (const type of [
    'application/grpc-web',
    'application/grpc-web+proto',
    'application/grpc-web-text',
    'application/grpc-web-text+proto',
  ]) {
    const body = type.includes('text') ? frame('a').toString('base64') : frame('a')
    assert.equal((await post('/test.Echoes/Say', body, { 'content-type': type })).type, type)
  }
})

test('a text body may be several padded pieces of base64', async () => {
  const whole = frame('pieces')
  const pieces = whole.subarray(0, 4).toString('base64') + whole.subarray(4).toString('base64')
  const { body } = await post('/test.Echoes/Say', pieces, { 'content-type': 'application/grpc-web-text' })
  assert.equal(Buffer.from(body.toString('latin1').slice(0, 20), 'base64').includes('pieces'), true)
})

test('what fails is told by headers alone, in words that fit into them', async () => {
  const { http, status, message, body } = await post('/test.Echoes/Fail', frame('x'))
  assert.deepEqual(
    { http, status, message, length: body.length },
    { http: 200, status: '3', message: 'not x %E2%80%93 100%25', length: 0 },
  )
})

test('a bug of ours is told without its words, and logged', async () => {
  const { status, message } = await post('/test.Echoes/Fail', frame('bug'))
  assert.deepEqual([status, message], ['13', 'Something broke on our side'])
  assert.equal(server.lines.at(-1), 'error call failed')
})

test('unknown services, unknown methods and methods left out are told apart', async () => {
  const of = async (path: string) => (await post(path, frame(''))).message
  assert.equal(await of('/no.Such/Say'), 'unknown service no.Such')
  assert.equal(await of('/test.Echoes/Nope'), 'unknown method Nope for service test.Echoes')
  assert.equal(await of('/test.Echoes/Missing'), '/test.Echoes/Missing is not answered here')
  assert.equal((await post('/test.Echoes/Nope', frame(''))).status, '12')
})

test('rubbish is the mistake of who sends it, and logged at debug only', async () => {
  server.lines.length = 0
  const cases: [name: string, body: Uint8Array | string, headers?: Record<string, string>][] = [
    ['nothing', ''],
    ['a head cut short', Buffer.of(0, 0, 0)],
    ['a message cut short', frame('hello').subarray(0, 8)],
    ['more than a message', Buffer.concat([frame('a'), frame('b')])],
    ['a compressed message', encodeFrame(1, Buffer.of(1))],
    ['a trailer', encodeFrame(0x80, Buffer.of(1))],
    ['no protobuf', encodeFrame(dataFlag, Buffer.from('ffffffffff', 'hex'))],
    ['a wrong wire type', encodeFrame(dataFlag, Buffer.of(0x0f, 1))],
    ['no base64', '!!!!', { 'content-type': 'application/grpc-web-text' }],
    ['a length of 4 GB', Buffer.of(0, 255, 255, 255, 255, 1)],
    ['too much', encodeFrame(dataFlag, Buffer.alloc(5000))],
    ['a strange deadline', frame('a'), { 'grpc-timeout': 'soon' }],
  ]
  for (const [name, body, headers] of cases) {
    const { http, status, message } = await post('/test.Echoes/Say', body, headers)
    assert.deepEqual([name, http, status], [name, 200, '3'], message ?? '')
  }
  assert.deepEqual(new Set(server.lines), new Set(['debug call failed']))
})

test('a body without a length that grows too long is refused while it comes', async () => {
  const answer = await new Promise<string>((done) => {
    const socket = connect(server.port, '127.0.0.1')
    let text = ''
    socket.on('data', (part) => (text += part.toString('latin1')))
    socket.on('close', () => done(text))
    socket.on('error', () => {})
    socket.write('POST /test.Echoes/Say HTTP/1.1\r\nhost: a\r\ncontent-type: application/grpc-web\r\n')
    socket.write('transfer-encoding: chunked\r\n\r\n')
    socket.write(`1000\r\n${'a'.repeat(4096)}\r\n`)
  })
  assert.match(answer, /grpc-status: 3/)
  assert.match(answer, /connection: close/i)
})

test('a caller that hangs up in the middle of its question leaves no trace above debug', async () => {
  server.lines.length = 0
  const socket = connect(server.port, '127.0.0.1')
  socket.write('POST /test.Echoes/Say HTTP/1.1\r\nhost: a\r\ncontent-type: application/grpc-web\r\n')
  socket.write('content-length: 100\r\n\r\nabc')
  await sleep(30)
  socket.destroy()
  await until(() => server.lines.length > 0)
  assert.deepEqual(server.lines, ['debug call failed'])
})

test('a call ends at the deadline of its caller, or at ours', async () => {
  const asked = await post('/test.Echoes/Sleep', frame(''), { 'grpc-timeout': '20m' })
  assert.deepEqual([asked.status, asked.message], ['4', 'no answer within 20 ms'])
  assert.equal(server.lines.at(-1), 'debug call failed')
  const hasty = await startServer({ timeoutMs: 100 })
  const ours = await post('/test.Echoes/Sleep', frame(''), {}, hasty)
  assert.deepEqual([ours.status, ours.message], ['4', 'no answer within 100 ms'])
  assert.equal(hasty.lines.at(-1), 'warn call failed')
})

test('a stream that fails later says so in its last frame', async () => {
  const request = Echo.toBinary(Echo.create({ count: 2, text: 'then fail' }))
  const { http, status, body } = await post('/test.Echoes/Count', encodeFrame(dataFlag, request))
  assert.deepEqual([http, status], [200, null])
  assert.match(body.toString('latin1'), /grpc-status: 3\r\ngrpc-message: the count %E2%80%93 is over\r\n$/)
})

test('a stream stops when its reader leaves', async () => {
  const leaving = new AbortController()
  const transport = new GrpcWebFetchTransport({ baseUrl: server.url, format: 'binary' })
  const stream = call(transport, 'count', {}, { abort: leaving.signal })
  await assert.rejects(async () => {
    for await (const { count } of stream.responses) if (count === 3) leaving.abort()
  })
  await until(() => server.state.open === 0)
})

/** Of half a megabyte each: no machine buffers so many. */
const endless = 200

test('a stream waits for a reader that does not read', async () => {
  const roomy = await startServer()
  const request = encodeFrame(dataFlag, Echo.toBinary(Echo.create({ text: 'x'.repeat(500_000) })))
  const socket = connect(roomy.port, '127.0.0.1').pause()
  socket.write('POST /test.Echoes/Count HTTP/1.1\r\nhost: a\r\ncontent-type: application/grpc-web\r\n')
  socket.write(`content-length: ${request.length}\r\n\r\n`)
  socket.write(request)
  // It goes on until the buffers on the way are full, and then stands still.
  let told = 0
  while (told === 0 || roomy.state.told > told) {
    told = roomy.state.told
    await sleep(300)
  }
  assert.ok(told < endless, `${told} replies were buffered`)
  socket.destroy()
  await until(() => roomy.state.open === 0)
})

test('any origin may ask, and a preflight says so', async () => {
  const headers = { origin: 'https://a.example', 'access-control-request-headers': 'content-type,x-grpc-web' }
  const answer = await fetch(`${server.url}/test.Echoes/Say`, { method: 'OPTIONS', headers })
  assert.equal(answer.status, 204)
  assert.equal(answer.headers.get('access-control-allow-origin'), '*')
  assert.equal(answer.headers.get('access-control-allow-headers'), 'content-type,x-grpc-web')
})
