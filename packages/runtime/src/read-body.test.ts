import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { readBody } from './read-body.ts'

const limit = 100_000
const failures: unknown[] = []
const server = createServer((asked, response) => {
  void readBody(asked, limit).then(
    (body) => response.writeHead(body === undefined ? 413 : 200).end(String(body?.length)),
    (error: unknown) => failures.push(error),
  )
})
await once(server.listen(0, '127.0.0.1'), 'listening')
after(() => server.closeAllConnections() ?? server.close())

function send(headers: Record<string, string | number> = {}) {
  const { port } = server.address() as AddressInfo
  return request({ port, method: 'POST', headers })
}

test('a body is read whole, in however many chunks it comes', async () => {
  const sent = send()
  sent.write('x'.repeat(60_000))
  sent.end('x'.repeat(40_000))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  assert.equal((await answer.toArray()).join(''), '100000')
})

test('who sends too much in chunks reads why, though there is more to come', async () => {
  const sent = send()
  sent.write('x'.repeat(limit + 1))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  assert.equal(answer.statusCode, 413)
  for (let n = 0; n < 40; n += 1) sent.write('x'.repeat(limit))
  sent.end()
  await Promise.all([once(sent, 'finish'), answer.toArray()])
})

test('what is announced as too long is not read', async () => {
  const sent = send({ 'content-length': limit + 1 })
  sent.flushHeaders()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  assert.equal(answer.statusCode, 413)
  sent.on('error', () => {}).destroy()
})

test('who leaves before the end of a body is told from one who sent it all', async () => {
  const sent = send()
  sent.on('error', () => {}).write('x')
  await once(server, 'request')
  sent.destroy()
  while (failures.length === 0)
    await once(server, 'connection', { signal: AbortSignal.timeout(20) }).catch(() => {})
  assert.match(String(failures[0]), /aborted/)
})
