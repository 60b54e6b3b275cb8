import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createNodeClient, type NodeClient } from '@injsight/node-client'
import { silentLogger } from '@injsight/runtime'
import { olderRecording } from '@injsight/testing'
import { openRecording, type Recording } from '#src/folder/open-recording.ts'
import { inflateFile, linesOf } from '#src/folder/read-lines.ts'
import { startRecordedNode } from './start-recorded-node.ts'

let recording: Recording
let served: { url: string; stop(): Promise<void> }
let node: NodeClient

before(async () => {
  recording = await openRecording(olderRecording.folder)
  served = await startRecordedNode({ folder: olderRecording.folder, port: 0, pace: 'all', log: silentLogger })
  node = createNodeClient({ url: served.url, timeoutMs: 60_000, retries: 0 })
})
after(async () => {
  node.close()
  await served.stop()
})

test('every block and its results are served with the bytes that were recorded', async () => {
  for (let height = 1n; height <= recording.facts.to; height++) {
    const recorded = await recording.readBlock(height)
    const [block, results] = await Promise.all([node.fetchBlock(height), node.fetchBlockResults(height)])
    assert.ok(block.raw.equals(recorded.block), `block ${height}`)
    assert.ok(results.raw.equals(recorded.block_results), `results of ${height}`)
  }
})

test('commits, validators and the genesis are served with the bytes that were recorded', async () => {
  for (const height of [1n, 2n, 273n, 700n, 2524n]) {
    const recorded = await recording.readBlock(height)
    assert.ok((await node.fetchCommit(height)).raw.equals(recorded.commit))
    const parameters = { height: String(height), per_page: '100' }
    assert.ok((await node.fetchResult('validators', parameters)).raw.equals(recorded.validators))
  }
  assert.ok(
    (await node.fetchResult('genesis')).raw.equals((await recording.readGenesis()) ?? Buffer.alloc(0)),
  )
})

type RpcLine = {
  kind: string
  method: string
  params: Record<string, string | boolean>
  status: number
  body: string
}

/** What the recorded node answered to other questions; the words that name its head are brought to ours. */
async function* otherAnswers(): AsyncIterable<RpcLine> {
  for (const bytes of linesOf(await inflateFile(`${olderRecording.folder}/answers.jsonl.gz`))) {
    const line = JSON.parse(bytes.toString()) as RpcLine
    // Of one question the parameters were not kept.
    const isKept = line.method !== 'tx' || 'hash' in line.params
    if (line.kind === 'rpc' && isKept)
      yield { ...line, body: line.body.replace(/blockchain height \d+/, 'blockchain height 2524') }
  }
}

async function ask({ method, params }: RpcLine): Promise<{ status: number; body: string }> {
  const asText = (value: string | boolean) =>
    /^(?:0x.*|[0-9A-F]{64}|xyz|true|false|-?\d+|abc)$/.test(String(value))
      ? /^[0-9A-F]{64}$/.test(String(value))
        ? `0x${value}`
        : String(value)
      : `"${value}"`
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, asText(value)]))
  const answer = await fetch(`${served.url}/${method}?${query}`)
  return { status: answer.status, body: await answer.text() }
}

test('every recorded transaction is answered byte for byte, with the proof that the node gave', async () => {
  let asked = 0
  for await (const line of otherAnswers()) {
    if (line.method !== 'tx') continue
    asked++
    assert.deepEqual(await ask(line), { status: line.status, body: line.body }, JSON.stringify(line.params))
  }
  assert.ok(asked > 500)
})

test('wrong questions are refused with the status and the words of the recorded node', async () => {
  let asked = 0
  for await (const line of otherAnswers()) {
    if (line.status === 200) continue
    asked++
    assert.deepEqual(await ask(line), { status: line.status, body: line.body }, JSON.stringify(line))
  }
  assert.ok(asked >= 9)
})

test('searches find what the recorded node found', async () => {
  let asked = 0
  for await (const line of otherAnswers()) {
    if (line.status !== 200 || !line.method.endsWith('_search')) continue
    // Each search reads the whole recording: a few of them are enough.
    if (line.method === 'tx_search' && asked++ % 7 !== 0) continue
    assert.equal((await ask(line)).body, line.body, JSON.stringify(line.params))
  }
  assert.ok(asked > 7)
})

test('headers and sizes of blocks are listed as the recorded node listed them', async () => {
  for await (const line of otherAnswers()) {
    if (line.method !== 'blockchain') continue
    const { result } = JSON.parse((await ask(line)).body) as { result: { block_metas: unknown } }
    assert.deepEqual(
      result.block_metas,
      (JSON.parse(line.body) as { result: typeof result }).result.block_metas,
    )
  }
})

test('it says that it is a recording, and that it has ended', async () => {
  assert.partialDeepStrictEqual(await node.fetchRecording(), {
    format: 1,
    chainId: 'injective-777',
    from: '1',
    to: '2524',
    liveFrom: '420',
    ended: true,
  })
  assert.partialDeepStrictEqual(await node.fetchStatus(), {
    chainId: 'injective-777',
    head: 2524n,
    earliest: 1n,
  })
})

test('every recorded answer about the state comes back over abci_query', async () => {
  for (const answer of recording.answers.grpc) {
    const asking = node.queryAbci(answer.path, Buffer.from(answer.request, 'base64'))
    if ('response' in answer) {
      assert.equal((await asking).toString('base64'), answer.response, answer.path)
    } else {
      await assert.rejects(asking, (error: Error & { values: { grpcStatus: number } }) => {
        assert.equal(error.values.grpcStatus, answer.status, answer.path)
        assert.equal(error.message, answer.message)
        return true
      })
    }
  }
})

test('what was not recorded is unimplemented, and says so', async () => {
  await assert.rejects(node.queryAbci('/cosmos.bank.v1beta1.Query/Balance', new Uint8Array()), {
    message: 'not in this recording: /cosmos.bank.v1beta1.Query/Balance',
  })
})

test('calls come as JSON too: by name, by position, and in batches', async () => {
  const post = async (body: unknown) => {
    const answer = await fetch(served.url, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return (await answer.json()) as Record<string, unknown>
  }
  const named = await post({ jsonrpc: '2.0', id: 'x', method: 'header', params: { height: '5' } })
  const positional = await post({ id: 'x', method: 'header', params: ['5'] })
  assert.deepEqual(named, positional)
  assert.equal(named.id, 'x')
  const batch = await post([
    { id: 1, method: 'health' },
    { id: 2, method: 'nope' },
  ])
  assert.deepEqual(batch, [
    { jsonrpc: '2.0', id: 1, result: {} },
    { jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'Method not found' } },
  ])
  assert.partialDeepStrictEqual(await post({ id: 1, method: 'block', params: { height: 5 } }), {
    error: { code: -32602 },
  })
  assert.partialDeepStrictEqual(await post('{not json'), { error: { code: -32700 } })
  assert.partialDeepStrictEqual(await post(Array.from({ length: 11 }, () => ({ id: 1, method: 'health' }))), {
    error: { code: -32600 },
  })
})

test('a transaction is refused, in words', async () => {
  const refused = node.fetchResult('broadcast_tx_sync', { tx: '0x00' })
  await assert.rejects(refused, { message: /this is a recording: it takes no transactions/ })
})

test('a web page of any origin may ask', async () => {
  const preflight = await fetch(`${served.url}/status`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'x-a' },
  })
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-headers'), 'x-a')
  assert.equal((await fetch(`${served.url}/health`)).headers.get('access-control-allow-origin'), '*')
})

test('a port in use is one sentence', async () => {
  const port = Number(new URL(served.url).port)
  const second = startRecordedNode({ folder: olderRecording.folder, port, pace: 'all', log: silentLogger })
  await assert.rejects(second, { code: 'port.in_use', message: new RegExp(`Port ${port} is in use`) })
})

test('odd paths and bodies are answered, and none of them is our fault', async () => {
  for (const path of ['//', '//x', '/%zz', '/__proto__', '/cosmos/%zz/x', '/nope/', '/websocket']) {
    assert.equal((await fetch(served.url + path)).status, 404, path)
  }
  for (const body of ['null', '5', '[null]', '{"method":7}']) {
    const answer = await fetch(served.url, { method: 'POST', body })
    assert.partialDeepStrictEqual(await answer.json(), { error: { code: -32600 } }, body)
  }
  const long = await fetch(served.url, { method: 'POST', body: 'x'.repeat(2_000_000) })
  assert.equal(long.status, 413)
})
