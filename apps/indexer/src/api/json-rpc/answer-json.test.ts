import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerJson, type Ask } from './answer-json.ts'
import { codes, RpcError } from './rpc-error.ts'

const echo: Ask = async (method, params) => {
  if (method === 'no') throw new RpcError(codes.limit, 'too much', { limit: 3 })
  return method === 'nothing' ? undefined : { method, params }
}
const post = async (body: unknown) => {
  const text = await answerJson(typeof body === 'string' ? body : JSON.stringify(body), echo)
  return text === undefined ? undefined : (JSON.parse(text) as unknown)
}
const call = (id: unknown, method = 'a', params: unknown = [1]) => ({ jsonrpc: '2.0', id, method, params })
const failed = (id: unknown, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})
const invalid = (id: unknown) => failed(id, -32600, 'invalid request')

test('[EVM-13] an answer has the id of its call, whatever it is', async () => {
  for (const id of [0, 7, -1.5, '', 'x', null]) {
    assert.deepEqual(await post(call(id)), { jsonrpc: '2.0', id, result: { method: 'a', params: [1] } })
  }
  assert.deepEqual(await post(call(1, 'nothing')), { jsonrpc: '2.0', id: 1, result: null })
  assert.deepEqual(await post(call(1, 'no')), {
    jsonrpc: '2.0',
    id: 1,
    error: { code: -32005, message: 'too much', data: { limit: 3 } },
  })
})

test('[EVM-13] a call without an id is answered by nothing, alone or in a batch', async () => {
  const { id: _, ...unheard } = call(1)
  assert.equal(await post(unheard), undefined)
  assert.equal(await post([unheard, unheard]), undefined)
  assert.deepEqual(await post([unheard, call(2, 'nothing')]), [{ jsonrpc: '2.0', id: 2, result: null }])
})

test('[EVM-13] a batch is answered in its order, each call for itself', async () => {
  const ids = Array.from({ length: 23 }, (_, at) => at)
  const answers = (await post(ids.map((id) => call(id, id % 2 === 0 ? 'no' : 'a')))) as { id: number }[]
  assert.deepEqual(
    answers.map(({ id }) => id),
    ids,
  )
  assert.deepEqual(await post([5, call('a', 'nothing'), []]), [
    invalid(null),
    { jsonrpc: '2.0', id: 'a', result: null },
    invalid(null),
  ])
})

test('[EVM-13] what is no call is refused as the chain refuses it', async () => {
  for (const body of ['', '{bad', '\u0000', '{"a":'])
    assert.deepEqual(await post(body), failed(null, -32700, 'parse error'))
  for (const body of ['5', '"x"', 'null', 'true', '{}']) assert.deepEqual(await post(body), invalid(null))
  assert.deepEqual(await post('[]'), failed(null, -32600, 'empty batch'))
  for (const id of [{}, [1], true]) assert.deepEqual(await post(call(id)), invalid(null))
  assert.deepEqual(await post({ ...call(1), jsonrpc: '1.0' }), invalid(1))
  assert.deepEqual(await post({ id: 1, method: 'a' }), invalid(1))
  assert.deepEqual(await post(call(1, '')), invalid(1))
  assert.deepEqual(await post({ ...call(1), method: 5 }), invalid(1))
})

test('[EVM-13] a batch may have a thousand calls', async () => {
  const batch = (length: number) => Array.from({ length }, () => call(1, 'nothing'))
  assert.equal(((await post(batch(1000))) as unknown[]).length, 1000)
  assert.deepEqual(
    await post(batch(1001)),
    failed(null, -32600, 'this is a batch of 1001 calls, want at most 1000'),
  )
})

test('[EVM-13] calls of a batch whose answers are too long already are refused one by one', async () => {
  const long = 'x'.repeat(6 << 20)
  const text = await answerJson(
    JSON.stringify(Array.from({ length: 12 }, (_, at) => call(at))),
    async () => long,
  )
  const answers = JSON.parse(text ?? '') as { id: number; result?: string; error?: { code: number } }[]
  assert.deepEqual(
    answers.map(({ id }) => id),
    Array.from({ length: 12 }, (_, at) => at),
  )
  assert.deepEqual(
    answers.map(({ error }) => error?.code),
    [...Array.from({ length: 5 }), ...Array.from({ length: 7 }, () => -32005)],
  )
})
