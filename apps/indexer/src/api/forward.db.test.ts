import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { QueryAccountRequest } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb'
import { ChainGrpcStakingApi, ChainGrpcExchangeApi } from '@injectivelabs/sdk-ts/client/chain'
import { Fault } from '@injsight/errors'
import { createTransport } from '@injsight/grpc-web'
import { sharedFolder, olderRecording } from '@injsight/testing'
import { indexedApi } from '../../test/indexed-api.ts'
import { chainServices } from './chain-services.ts'

const { url, stop } = await indexedApi(olderRecording)
after(stop)

test('queries of the chain are answered by the node, read by sdk-ts', async () => {
  const { bondedTokens } = await new ChainGrpcStakingApi(url).fetchPool()
  assert.equal(bondedTokens, '3951') // in whole inj, as sdk-ts tells it
  const params = await new ChainGrpcExchangeApi(url).fetchModuleParams()
  assert.equal(params.isInstantDerivativeMarketLaunchEnabled, true)
})

test('every service of the chain is known once, and each of its methods has a path', () => {
  const names = chainServices.map(({ typeName }) => typeName)
  assert.equal(new Set(names).size, names.length)
  assert.ok(chainServices.every(({ methods }) => methods.every(({ serverStreaming }) => !serverStreaming)))
})

test('what the node refuses is refused in its own words and with its own status', async () => {
  const transport = createTransport({ baseUrl: url, timeoutMs: 60_000 })
  const request = QueryAccountRequest.toBinary({ address: 'inj176rcyfn5k9d0wcxel3kmwvxh0hy3xcwen9585u' })
  await assert.rejects(transport.callRaw('/cosmos.auth.v1beta1.Query/Account', request), (error: Fault) => {
    assert.deepEqual([error.kind, error.values.grpcStatus], ['not-found', 5])
    assert.equal(error.message, 'account inj176rcyfn5k9d0wcxel3kmwvxh0hy3xcwen9585u not found')
    return true
  })
  const rubbish = transport.callRaw('/cosmos.gov.v1.Query/Proposal', Buffer.from('ffff', 'hex'))
  await assert.rejects(rubbish, Fault)
  transport.close()
})

type Sample = {
  request: { method: string; path: string; headers?: Record<string, string> }
  status: number
  bodyText?: string
}

// The samples are of a later height than the recording, so values differ: their shape must not.
type Shape = string | Shape[] | { [name: string]: Shape }

function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
}

const samples = sharedFolder('recordings/local/samples/lcd')

test(
  'REST has the shape of what a node’s REST says',
  { skip: samples ? false : 'no ../shared here' },
  async () => {
    const differing: string[] = []
    let equal = 0
    for (const file of readdirSync(samples ?? '', { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.json')) continue
      const { request, status, bodyText } = JSON.parse(
        readFileSync(join(samples ?? '', file), 'utf8'),
      ) as Sample
      const isAtHeight = request.headers?.['x-cosmos-block-height'] !== undefined // there is one height here
      if (request.method !== 'GET' || bodyText === undefined || isAtHeight) continue
      const answer = await fetch(url + request.path)
      const text = await answer.text()
      // A node says 501 to a path that it doesn't have, we 404.
      if (text.includes('not in this recording') || (status === 501 && answer.status === 404)) continue
      try {
        assert.equal(answer.status, status)
        assert.deepEqual(shapeOf(JSON.parse(text)), shapeOf(JSON.parse(bodyText)))
        equal += 1
      } catch (error) {
        differing.push(`${file}: ${error instanceof Error ? error.message.slice(0, 1500) : ''}`)
      }
    }
    assert.deepEqual(differing, [])
    assert.ok(equal > 30, `${equal} were compared`)
  },
)
