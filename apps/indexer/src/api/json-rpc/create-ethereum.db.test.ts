import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { QueryParamsResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb.js'
import { unavailable } from '@injsight/errors'
import { silentLogger as log } from '@injsight/runtime'
import { newerRecording } from '@injsight/testing'
import { startApi, type ApiSources } from '../server/server.ts'
import { emptyIndex } from '../../../test/empty-index.ts'
import { upToDate } from '../../../test/indexed-api.ts'

const away = async () => {
  throw unavailable('node.down', 'there is no node here')
}
const absent = { queryAbci: away, fetchResult: away, fetchValidators: away, fetchCommit: away }

/** What an index that has nothing yet answers. */
async function startEmpty(t: TestContext, changes: Partial<ApiSources>) {
  const { pool, url: databaseUrl } = await emptyIndex()
  const progress = upToDate(newerRecording)
  const api = await startApi({ pool, databaseUrl, node: absent, log, port: 0, progress, ...changes })
  t.after(() => api.stop())
  return async (method: string, params: unknown[] = [], headers = {}) => {
    const response = await fetch(`${api.url}/ethereum`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return (await response.json()) as { result?: unknown; error?: { code: number; message: string } }
  }
}

test('[EVM-13] an index that has nothing yet says so, and is not taken for a chain', async (t) => {
  const ask = await startEmpty(t, {})
  assert.equal((await ask('eth_blockNumber')).result, '0x0')
  assert.equal((await ask('eth_getBlockByNumber', ['latest', true])).result, null)
  assert.deepEqual((await ask('eth_getLogs', [{ fromBlock: '0x0' }])).result, [])
  for (const [method, words] of [
    ['eth_chainId', /chain id is not known/],
    ['net_version', /ends with no number/],
  ] as const) {
    const { error } = await ask(method)
    assert.equal(error?.code, -32002)
    assert.match(error.message, words)
  }
})

test('[EVM-13] before there is an Ethereum transaction, the chain id is what the node tells', async (t) => {
  const params = QueryParamsResponse.toBinary(
    QueryParamsResponse.create({ params: { chainConfig: { eip155ChainId: '1776' } } }),
  )
  const ask = await startEmpty(t, { node: { ...absent, queryAbci: async () => Buffer.from(params) } })
  assert.equal((await ask('eth_chainId')).result, '0x6f0')
})

test('[EVM-13] where a node is set, it is asked of the state, and hears nothing of who asks', async (t) => {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = []
  const node = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      heard.push({ headers: request.headers, body })
      response.end('{"jsonrpc":"2.0","id":1,"result":"0x2a"}')
    })
  })
  await once(node.listen(0, '127.0.0.1'), 'listening')
  t.after(() => node.close())
  const ask = await startEmpty(t, { evmUrl: `http://127.0.0.1:${(node.address() as AddressInfo).port}` })
  const secret = {
    authorization: 'Bearer secret',
    cookie: 'secret',
    origin: 'http://secret',
    'x-forwarded-for': 'secret',
  }
  assert.equal((await ask('eth_getBalance', ['0x12', 'latest'], secret)).result, '0x2a')
  assert.equal((await ask('eth_getTransactionReceipt', [`0x${'00'.repeat(32)}`], secret)).result, null)
  assert.equal(heard.length, 1)
  assert.equal(
    heard[0]?.body,
    '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x12","latest"]}',
  )
  assert.doesNotMatch(JSON.stringify(heard), /secret/)
})
