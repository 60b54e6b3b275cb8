// @vitest-environment node
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const asked: string[] = []
const index = createServer(({ url = '' }, response) => {
  asked.push(url)
  response.setHeader('content-type', 'application/json').end('{}')
})
beforeAll(() => void vi.resetModules()) // another file of tests has read the settings before
afterAll(() => {
  index.close()
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('an index below a path is asked there, over REST as over gRPC', async () => {
  await once(index.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('INDEXER_URL', `http://127.0.0.1:${(index.address() as AddressInfo).port}/index`)
  const { fetchRest } = await import('./rest.server.ts')
  await fetchRest('/api/explorer/v1/blocks?limit=3')
  const { injsight } = await import('./clients.server.ts')
  await injsight.getStatus({}).response.catch(() => {}) // what answers here is no gRPC
  expect(asked).toEqual([
    '/index/api/explorer/v1/blocks?limit=3',
    expect.stringMatching(/^\/index\/injsight\..*\/GetStatus$/),
  ])
})
