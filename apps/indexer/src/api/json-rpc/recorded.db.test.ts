import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { newerRecording, sharedFolder } from '@injsight/testing'
import { indexedApi } from '../../../test/indexed-api.ts'

// What the chain's own JSON-RPC answered when it was recorded, and what the index answers.

type Sample = { method: string; params: unknown[]; answer: { result?: unknown; error?: unknown } }

const file = sharedFolder('recordings/newer/samples/evm/json-rpc.jsonl.gz')
const skip = file === undefined ? 'no ../shared with recorded answers here' : false
const samples = file === undefined ? [] : readSamples(file)
const api = file === undefined ? undefined : indexedApi(newerRecording)
after(async () => (await api)?.stop())

/** Of the node alone: what it is, how far its chain had come by then, and what only it knows. */
const otherwise = new Set(['web3_clientVersion', 'eth_blockNumber'])
const ofNodes = new Set(['eth_gasPrice', 'eth_getCode', 'eth_getBalance', 'eth_call'])

const methods = new Set(samples.map(({ method }) => method))
for (const method of methods.difference(otherwise).difference(ofNodes)) {
  test(`[EVM-13] ${method} is answered as the chain answers it, field by field`, { skip }, async () => {
    const asked = samples.filter((sample) => sample.method === method)
    for (const { params, answer } of asked) assert.deepEqual(await ask(method, params), answer)
    assert.ok(asked.length > 0)
  })
}

test('[EVM-13] what only a node knows is refused in words where none is set', { skip }, async () => {
  for (const { method, params } of samples.filter(({ method }) => ofNodes.has(method))) {
    const { error } = (await ask(method, params)) as { error: { code: number; message: string } }
    assert.equal(error.code, -32601)
    assert.match(error.message, /^the method \w+ does not exist\/is not available: .*EVM_URL/)
  }
})

async function ask(method: string, params: unknown[]): Promise<unknown> {
  const { url } = (await api) ?? assert.fail()
  const response = await fetch(`${url}/ethereum`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return response.json()
}

function readSamples(path: string): Sample[] {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Sample)
}
