import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unavailable } from '@injsight/errors'
import { Echo, Echoes } from '../test/echo.ts'
import { startServer } from '../test/start-server.ts'
import { dataFlag, encodeFrame } from './frames.ts'
import { createTransport, forward, refusal } from './index.ts'

const asked: string[] = []
const forwarded = forward(
  Echoes,
  ({ path, request }) => {
    asked.push(path)
    if (path.endsWith('Fail')) throw refusal(5, 'nothing – there')
    if (path.endsWith('Deep')) throw new Error('a socket broke')
    return path.endsWith('Sleep') ? Buffer.of(0xff) : request
  },
  { format: (type, reply) => ({ [type.typeName]: Buffer.from(reply).toString('hex') }) },
)
const toFault = (error: unknown) => unavailable('socket.broken', String(error))
const { url, lines } = await startServer({ services: [forwarded], toFault })

async function callRaw(path: string, text: string): Promise<string> {
  const transport = createTransport({ baseUrl: url, timeoutMs: 30_000 })
  try {
    return Echo.fromBinary(await transport.callRaw(path, Echo.toBinary(Echo.create({ text })))).text
  } finally {
    transport.close()
  }
}

test('a forwarded call passes bytes through, its refusals word for word', async () => {
  assert.equal(await callRaw('/test.Echoes/Say', 'through'), 'through')
  const refused = callRaw('/test.Echoes/Fail', 'x')
  await assert.rejects(refused, { kind: 'not-found', code: 'grpc.not_found', message: 'nothing – there' })
})

test('rubbish is refused before it is forwarded', async () => {
  asked.length = 0
  const answer = await fetch(`${url}/test.Echoes/Say`, {
    method: 'POST',
    headers: { 'content-type': 'application/grpc-web+proto' },
    body: new Uint8Array(encodeFrame(dataFlag, Buffer.from('ffff', 'hex'))),
  })
  assert.equal(answer.headers.get('grpc-status'), '3')
  assert.deepEqual(asked, [])
})

test('the REST of a forwarded service is formatted from the bytes of the reply', async () => {
  const answer = await fetch(`${url}/say/ab`)
  assert.deepEqual(await answer.json(), { 'test.Echo': Buffer.from('\n\u0002ab').toString('hex') })
})

test('errors of a library become faults of a kind', async () => {
  lines.length = 0
  await assert.rejects(callRaw('/test.Echoes/Deep', 'x'), { kind: 'unavailable' })
  assert.equal((await fetch(`${url}/deep/a/end`)).status, 503)
  assert.deepEqual(lines, ['warn call failed', 'warn call failed'])
})
