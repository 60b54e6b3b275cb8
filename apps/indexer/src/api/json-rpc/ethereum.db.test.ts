import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createChance, newerRecording } from '@injsight/testing'
import { copyOfIndexedRecording } from '../../../test/indexed-recording.ts'
import { indexedApi } from '../../../test/indexed-api.ts'

const api = indexedApi(newerRecording)
after(async () => (await api).stop())

const json = { 'content-type': 'application/json' }
const headOfChain = `0x${newerRecording.to.toString(16)}`
const call = (method: string, params: unknown = []) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

async function send(
  body: string | undefined,
  { method = 'POST', path = '/ethereum', headers = json }: Partial<Way> = {},
) {
  const { url } = await api
  const response = await fetch(`${url}${path}`, { method, headers, ...(body !== undefined && { body }) })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

type Way = { method: string; path: string; headers: Record<string, string> }

async function ask(url: string, method: string, params: unknown): Promise<Answer> {
  const response = await fetch(`${url}/ethereum`, {
    method: 'POST',
    headers: json,
    body: call(method, params),
  })
  return (await response.json()) as Answer
}
type Answer = { result?: unknown; error?: { code: number; message: string; data?: unknown } }

test('[EVM-13] it is asked by POST, at its own path or where some programs ask, from any page', async () => {
  for (const path of ['/ethereum', '/ethereum?key=x', '/']) {
    const { status, text, headers } = await send(call('eth_blockNumber'), { path })
    assert.equal(status, 200)
    assert.deepEqual(JSON.parse(text), { jsonrpc: '2.0', id: 1, result: headOfChain })
    assert.equal(headers.get('access-control-allow-origin'), '*')
    assert.equal(headers.get('content-type'), 'application/json')
  }
  const preflight = await send(undefined, {
    method: 'OPTIONS',
    headers: { ...json, 'access-control-request-headers': 'content-type' },
  })
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-headers'), 'content-type')
  assert.deepEqual(
    [(await send('', { path: '/ethereum/' })).status, (await send('', { path: '/nope' })).status],
    [404, 404],
  )
})

test('[EVM-13] another way of asking is refused in words', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    const { status, headers, text } = await send(undefined, { method })
    assert.equal(status, 405)
    assert.equal(headers.get('allow'), 'POST, OPTIONS')
    assert.match(text, /asked by POST/)
  }
  for (const type of ['text/plain', 'application/jsonx', 'multipart/form-data; boundary=x']) {
    const { status, text } = await send(call('eth_blockNumber'), { headers: { 'content-type': type } })
    assert.equal(status, 415)
    assert.match(text, /application\/json/)
  }
  const large = await send(call('eth_getLogs', ['x'.repeat(600_000)]))
  assert.equal(large.status, 413)
  assert.match(large.text, /larger than 524288 bytes/)
  assert.equal((await send(`{"jsonrpc":"2.0","method":"eth_blockNumber"}`)).text, '')
})

test('[EVM-13] what an index does not keep is not told as if there were none', async () => {
  const database = copyOfIndexedRecording(newerRecording)
  await (await database).pool.query('update chain_state set base = 100')
  const { url, stop } = await indexedApi(newerRecording, database)
  for (const [method, params] of [
    ['eth_getBlockByNumber', ['0x5', false]],
    ['eth_getBlockByNumber', ['0x0', false]],
    ['eth_getBlockReceipts', ['0x5']],
    ['eth_getBlockTransactionCountByNumber', ['0x63']],
    ['eth_getTransactionByBlockNumberAndIndex', ['0x63', '0x0']],
    ['eth_getLogs', [{ fromBlock: '0x0' }]],
    ['eth_getLogs', [{ fromBlock: '0x63', toBlock: '0x100' }]],
  ] as const) {
    const { error } = await ask(url, method, params)
    assert.equal(error?.code, 4444)
    assert.match(error.message, /Block \d+ is not in this index, which begins with block 100/)
    assert.deepEqual(error.data, { from: '0x64' })
  }
  const { result } = await ask(url, 'eth_getBlockByNumber', ['earliest', false])
  assert.equal((result as { number: string }).number, '0x64')
  assert.ok(Array.isArray((await ask(url, 'eth_getLogs', [{ fromBlock: '0x64', toBlock: '0x80' }])).result))
  await stop()
})

test('[EVM-13] whatever is asked, the answer is JSON-RPC and nothing of ours broke', async (t) => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
  t.diagnostic(`seed ${seed}`)
  const random = createChance(seed)
  const { text } = await send(call('eth_getLogs', [{ fromBlock: '0x1', toBlock: headOfChain }]))
  const [log] = (JSON.parse(text) as { result: Record<string, unknown>[] }).result
  const values = valuesOf(log ?? {})
  for (let at = 0; at < 400; at++) {
    const body = bodyOf(random, values)
    const answer = await send(body)
    assert.equal(answer.status, 200, body)
    if (answer.text === '') continue
    for (const one of [JSON.parse(answer.text) as Answer | Answer[]].flat()) {
      assert.ok('result' in one !== 'error' in one, body)
      assert.notEqual(one.error?.code, -32603, `${body.slice(0, 500)} → ${one.error?.message}`)
    }
  }
})

const methods = [
  'eth_getBlockByNumber eth_getBlockByHash eth_getTransactionByHash eth_getTransactionReceipt eth_getLogs eth_getLogs',
  'eth_getLogs eth_getBlockReceipts eth_getBlockTransactionCountByNumber eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByBlockHashAndIndex eth_chainId net_version eth_call eth_nope __proto__ constructor toString \0 ',
].flatMap((line) => line.split(' '))

function valuesOf({ address, topics, blockHash, transactionHash }: Record<string, unknown>): unknown[] {
  const told = [address, topics, blockHash, transactionHash, [topics], { address }, { blockHash }, { topics }]
  const tags = 'latest earliest pending 0x0 0x1 0x50 0xffffffffffffffff 0x 0x01 -0x1'.split(' ')
  const odd = [
    null,
    true,
    false,
    0,
    -1,
    1e308,
    2 ** 53,
    '',
    '\0',
    '\ud800',
    'é'.repeat(3000),
    [],
    {},
    [[[[]]]],
  ]
  const ranges = [{ fromBlock: '0x1' }, { fromBlock: '0x0', toBlock: '0xffffffffffffffff' }]
  const filters = [{ topics: [null, null, null, null] }, { topics: [[null]] }, { address: [], topics: [[]] }]
  return [...told, ...tags, ...odd, ...ranges, ...filters, { blockNumber: '0x1' }]
}

function bodyOf(random: () => number, values: unknown[]): string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const value = (): unknown => {
    if (random() < 0.7) return pick(values)
    return random() < 0.5
      ? Array.from({ length: Math.floor(random() * 6) }, value)
      : Object.fromEntries(
          ['fromBlock', 'toBlock', 'address', 'topics', 'blockHash'].flatMap((key) =>
            random() < 0.4 ? [[key, value()]] : [],
          ),
        )
  }
  const one = () => ({
    ...(random() < 0.95 && { jsonrpc: '2.0' }),
    ...(random() < 0.9 && { id: pick([1, 'x', null, 1.5, {}, []]) }),
    method: random() < 0.97 ? pick(methods) : value(),
    params: random() < 0.9 ? Array.from({ length: Math.floor(random() * 4) }, value) : value(),
  })
  const body = JSON.stringify(random() < 0.2 ? Array.from({ length: Math.floor(random() * 8) }, one) : one())
  if (random() < 0.9) return body
  const cut = Math.floor(random() * body.length)
  return random() < 0.5 ? body.slice(0, cut) : `${body.slice(0, cut)}${'['.repeat(20_000)}${body.slice(cut)}`
}
