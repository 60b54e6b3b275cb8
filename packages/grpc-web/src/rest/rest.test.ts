import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '@injsight/testing'
import { startServer } from '../../test/start-server.ts'

const server = await startServer({ bodyLimit: 1000 })

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(server.url + path, init)
  return {
    status: answer.status,
    json: (await answer.json()) as Record<string, unknown>,
    headers: answer.headers,
  }
}

test('a request is read from the path and the query, nested and repeated fields too', async () => {
  const query =
    'count=7&tags=a&tags=b%26c&page.limit=9007199254740993&page.key=a+8=&page.reverse=true&other=1'
  const { status, json } = await ask(`/say/h%C3%A9%2Fllo?${query}`)
  assert.equal(status, 200)
  assert.deepEqual(json, {
    text: 'hé/llo',
    count: 7,
    tags: ['a', 'b&c'],
    page: { key: 'a+8=', limit: '9007199254740993', reverse: true },
  })
})

test('a path parameter of several parts takes them all', async () => {
  assert.equal((await ask('/deep/a/b%20c/d/end')).json.text, 'a/b c/d')
  assert.equal((await fetch(`${server.url}/deep/end`)).status, 404)
})

test('a request is read from a JSON body', async () => {
  const body = JSON.stringify({ text: 'posted', page: { limit: '5' } })
  const { json } = await ask('/say', { method: 'POST', body })
  assert.equal(json.text, 'posted')
  assert.deepEqual(json.page, { key: '', limit: '5', reverse: false })
})

test('what can not be read is 400 in a node’s words, and logged at debug only', async () => {
  server.lines.length = 0
  for (const path of [
    '/say/a?count=x',
    '/say/a?count=-1',
    '/say/a?page.reverse=maybe',
    '/say/%E0%A4%A',
    '/say/a?page=1',
  ]) {
    const { status, json } = await ask(path)
    assert.equal(status, 400, path)
    assert.equal(json.code, 3)
    assert.deepEqual(json.details, [])
  }
  for (const body of ['{', '[]', '"text"', '{"count":"x"}', 'x'.repeat(5000)]) {
    assert.equal((await ask('/say', { method: 'POST', body })).status, 400)
  }
  assert.deepEqual(new Set(server.lines), new Set(['debug call failed']))
})

test('names from a prototype are no fields', async () => {
  const { json } = await ask('/say/a?__proto__.count=5&constructor=1&page.__proto__.x=1')
  assert.equal(json.count, 0)
  assert.equal(({} as { x?: number }).x, undefined)
})

test('failures have their HTTP status', async () => {
  assert.equal((await ask('/fail/x')).status, 400)
  const bug = await ask('/fail/bug')
  assert.deepEqual([bug.status, bug.json.message], [500, 'Something broke on our side'])
  assert.equal((await ask('/missing')).status, 501)
  const wrongVerb = await ask('/say/a', { method: 'DELETE' })
  assert.deepEqual([wrongVerb.status, wrongVerb.headers.get('allow')], [501, 'OPTIONS, GET'])
})

test('a path that nobody serves is left to others', async () => {
  for (const path of ['/', '/nothing', '/say/', '/say/a/b']) {
    assert.equal(await (await fetch(server.url + path)).text(), 'not ours')
  }
})

test('a stream is lines of JSON', async () => {
  const answer = await fetch(`${server.url}/count/2?text=a`)
  assert.equal(answer.headers.get('content-type'), 'application/x-ndjson')
  const lines = (await answer.text()).trim().split('\n')
  assert.deepEqual(
    lines.map((line) => (JSON.parse(line) as { result: { count: number } }).result.count),
    [0, 1],
  )
  const failing = await (await fetch(`${server.url}/count/1?text=then%20fail`)).text()
  assert.deepEqual(JSON.parse(failing.trim().split('\n').at(-1) ?? ''), {
    error: { code: 3, message: 'the count – is over', details: [] },
  })
})

test('a stream is server-sent events for who asks for them, and stops when its reader leaves', async () => {
  const leaving = new AbortController()
  const answer = await fetch(`${server.url}/count/0`, {
    headers: { accept: 'text/event-stream' },
    signal: leaving.signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const first = await reader?.read()
  assert.match(first?.value ?? '', /^data: \{"text":"","count":0,"tags":\[\],"page":null\}\n\n/)
  leaving.abort()
  await until(() => server.state.open === 0)
})
