import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '@injsight/errors'
import { until } from '@injsight/testing'
import { call, Echo } from '../../test/echo.ts'
import { startServer } from '../../test/start-server.ts'
import { encodeFrame, encodeTrailer } from '../frames.ts'
import { createTransport } from './create-transport.ts'

function transportTo(url: string, timeoutMs = 30_000) {
  const transport = createTransport({ baseUrl: url, timeoutMs })
  after(() => transport.close())
  return transport
}

async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const faults = (kind: string, code: string) => (error: unknown) => {
  assert.ok(error instanceof Fault)
  assert.deepEqual([error.kind, error.code], [kind, code], error.message)
  return true
}

test('calls, raw calls and streams are answered', async () => {
  const { url } = await startServer()
  const transport = transportTo(url)
  assert.equal((await call(transport, 'say', { text: 'hi' })).response.text, 'hi')
  const bytes = await transport.callRaw('/test.Echoes/Say', Echo.toBinary(Echo.create({ text: 'raw' })))
  assert.equal(Echo.fromBinary(bytes).text, 'raw')
  const counted: number[] = []
  const stream = call(transport, 'count', { count: 3 })
  for await (const { count } of stream.responses) counted.push(count)
  assert.deepEqual(counted, [0, 1, 2])
  assert.equal((await stream.status).code, 'OK')
})

test('what the service says becomes a fault of its kind, with its words', async () => {
  const { url } = await startServer()
  const transport = transportTo(url)
  await assert.rejects(call(transport, 'fail', { text: 'x' }).response, (error: Fault) => {
    assert.equal(error.message, 'not x – 100%')
    assert.equal(error.values.grpcStatus, 3)
    return faults('invalid-input', 'grpc.invalid_argument')(error)
  })
  await assert.rejects(call(transport, 'missing').response, faults('not-found', 'grpc.unimplemented'))
  await assert.rejects(
    async () => {
      for await (const _ of call(transport, 'count', { count: 1, text: 'then fail' }).responses);
    },
    faults('invalid-input', 'grpc.invalid_argument'),
  )
})

test('who stands around a call is told the headers of its answer, also of one that fails', async () => {
  const { url } = await startServer()
  const told: unknown[] = []
  const transport = createTransport({
    baseUrl: url,
    timeoutMs: 30_000,
    around: ({ path }, ask) => ask((headers) => void told.push([path, headers['grpc-status']])),
  })
  after(() => transport.close())
  await call(transport, 'say', { text: 'hi' }).response
  await assert.rejects(call(transport, 'fail', { text: 'x' }).response)
  assert.deepEqual(told, [
    ['/test.Echoes/Say', undefined],
    ['/test.Echoes/Fail', '3'],
  ])
})

test('a service that is down, slow or no gRPC-web is told apart', async () => {
  const dead = await serverThat((_, response) => response.destroy())
  await assert.rejects(call(transportTo(dead), 'say').response, faults('unavailable', 'service.down'))
  const silent = await serverThat(() => {})
  await assert.rejects(call(transportTo(silent, 50), 'say').response, faults('unavailable', 'service.slow'))
  const page = await serverThat((_, response) => response.end('<html>hello</html>'))
  await assert.rejects(
    call(transportTo(page), 'say').response,
    faults('bad-chain-data', 'service.unreadable'),
  )
  const empty = await serverThat((_, response) => response.end())
  await assert.rejects(
    call(transportTo(empty), 'say').response,
    faults('bad-chain-data', 'service.unreadable'),
  )
  const busy = await serverThat((_, response) => response.writeHead(503).end('busy'))
  await assert.rejects(call(transportTo(busy), 'say').response, faults('unavailable', 'grpc.unavailable'))
})

test('an answer that ends before its status was cut short', async () => {
  const url = await serverThat((_, response) => response.end(encodeFrame(0, Echo.toBinary(Echo.create()))))
  await assert.rejects(call(transportTo(url), 'say').response, faults('bad-chain-data', 'service.unreadable'))
})

test('an answer is read however the network cuts it', async () => {
  const whole = Buffer.concat([
    encodeFrame(0, Echo.toBinary(Echo.create({ text: 'in pieces' }))),
    encodeTrailer(0),
  ])
  const url = await serverThat(async (_, response) => {
    for (const byte of whole) {
      response.write(Buffer.of(byte))
      await sleep(1)
    }
    response.end()
  })
  assert.equal((await call(transportTo(url), 'say')).response.text, 'in pieces')
})

test('a caller can give up a call and a stream', async () => {
  const { url, state } = await startServer()
  const transport = transportTo(url)
  const leaving = new AbortController()
  const stream = call(transport, 'count', {}, { abort: leaving.signal })
  const sleeping = call(transport, 'sleep', {}, { abort: leaving.signal })
  setTimeout(() => leaving.abort(), 30)
  await assert.rejects(
    async () => {
      for await (const _ of stream.responses);
    },
    faults('unavailable', 'grpc.cancelled'),
  )
  await assert.rejects(sleeping.response, faults('unavailable', 'grpc.cancelled'))
  await until(() => state.open === 0)
})

test('a kept socket that the service has closed is no failure', async () => {
  const { url, server } = await startServer()
  const transport = transportTo(url)
  for (let n = 0; n < 5; n += 1) {
    assert.equal((await call(transport, 'say', { count: n })).response.count, n)
    server.closeAllConnections()
  }
})

test('no promise of a failed call is left to reject unseen', async () => {
  const { url } = await startServer()
  const seen: unknown[] = []
  const see = (reason: unknown) => void seen.push(reason)
  process.on('unhandledRejection', see)
  const transport = transportTo(url)
  await assert.rejects(call(transport, 'fail').response)
  await assert.rejects(async () => {
    for await (const _ of call(transport, 'count', { count: 1, text: 'then fail' }).responses);
  })
  await sleep(10)
  process.off('unhandledRejection', see)
  assert.deepEqual(seen, [])
})
