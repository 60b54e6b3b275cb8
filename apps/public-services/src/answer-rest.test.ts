import assert from 'node:assert/strict'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { test } from 'node:test'
import { createRest } from './answer-rest.ts'
import type { Host } from './upstream/host.ts'

async function askedOf(url: string): Promise<string[]> {
  const asked: string[] = []
  const getJson = async (path: string) => {
    asked.push(path)
    return Buffer.from('{"data":[]}')
  }
  const response = { writeHead: () => response, end: () => response } as unknown as ServerResponse
  await createRest({ getJson } as unknown as Host)({ method: 'GET', url } as IncomingMessage, response)
  return asked
}

test('the explorer is asked what is its own, as it was asked', async () => {
  for (const url of [
    '/api/explorer/v1/blocks?limit=3',
    '/api/explorer/v1/txs/0xAB',
    '/api/explorer/v1/a?d=x%2Fy',
  ])
    assert.deepEqual(await askedOf(url), [url])
})

test('a path that leads elsewhere on its host is not passed on', async () => {
  const ways = ['../../x', '%2e%2e/%2E%2e/x', '.%2e/../x', 'blocks/../../../x', '..%2f..%2fx', '..%5c..%5cx']
  for (const way of ways) assert.deepEqual(await askedOf(`/api/explorer/v1/${way}`), [], way)
  assert.deepEqual(await askedOf('//api/explorer/v1/blocks'), [])
})
