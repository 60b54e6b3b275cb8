import assert from 'node:assert/strict'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createLeaving } from './leaving.ts'
import { listen } from './listen.ts'

test('a server that leaves answers what it was asked, on connections that end with it', async () => {
  const held = Promise.withResolvers<void>()
  const server = createServer(async ({ url }, response) => {
    if (url === '/slow') await held.promise
    response.end('answered')
  })
  const leaving = createLeaving(server, { drainMs: 100 })
  await listen(server, 0, 'PORT')
  const agent = new Agent({ keepAlive: true })
  const { port } = server.address() as AddressInfo
  const ask = async (path: string) => {
    const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
    return answer
  }
  const before = await ask('/')
  assert.equal(before.headers.connection, 'keep-alive')
  before.resume()
  const slow = ask('/slow')

  const announced = leaving.announce()
  assert.equal(leaving.isLeaving(), true)
  const meanwhile = await ask('/')
  assert.deepEqual([meanwhile.statusCode, meanwhile.headers.connection], [200, 'close'])
  meanwhile.resume()
  await announced

  const closed = leaving.close()
  held.resolve()
  const late = await slow
  assert.equal(late.statusCode, 200)
  late.resume()
  await closed
  await assert.rejects(ask('/'), { code: 'ECONNREFUSED' })
})
