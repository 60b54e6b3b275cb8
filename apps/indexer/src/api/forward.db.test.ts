import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test as testOnce } from 'node:test'
import { ChainGrpcStakingApi, ChainGrpcExchangeApi } from '@injectivelabs/sdk-ts/client/chain'
import { Fault } from '@injsight/errors'
import { forEachRecording, sharedFolder } from '@injsight/testing'
import { shift } from '#src/queries/exchange/units.ts'
import { listRefusedAnswers } from '../../test/recorded/refused-answers.ts'
import { readExpected } from '../../test/recorded/expected.ts'
import { indexedApi } from '../../test/indexed-api.ts'
import { chainServices } from './chain-services.ts'

testOnce('every service of the chain is known once, and each of its methods has a path', () => {
  const names = chainServices.map(({ typeName }) => typeName)
  assert.equal(new Set(names).size, names.length)
  assert.ok(chainServices.every(({ methods }) => methods.every(({ serverStreaming }) => !serverStreaming)))
})

type Sample = {
  request: { method: string; path: string; headers?: Record<string, string> }
  status: number
  bodyText?: string
}

/** Where samples of a recording's REST are. */
const sampled: Record<string, string> = { older: 'local', newer: 'newer' }

// The samples are of a later height than the recording, so values differ: their shape must not.
type Shape = string | Shape[] | { [name: string]: Shape }

function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
}

await forEachRecording(async (recording, test) => {
  const { url, transport, stop } = await indexedApi(recording)
  after(stop)

  test('queries of the chain are answered by the node, read by sdk-ts', async () => {
    const { bondedTokens } = await new ChainGrpcStakingApi(url).fetchPool()
    const { pool } = readExpected(recording, 'staking') as { pool: { bonded_tokens: string } }
    assert.equal(bondedTokens, shift(pool.bonded_tokens, -18)) // in whole inj, as sdk-ts tells it
    const params = await new ChainGrpcExchangeApi(url).fetchModuleParams()
    assert.equal(params.isInstantDerivativeMarketLaunchEnabled, true)
  })

  test('what the node refuses is refused in its own words and with its own status', async () => {
    const refused = listRefusedAnswers(recording)
    assert.ok(refused.length > 0)
    for (const { path, request, status, message } of refused) {
      const asked = transport.callRaw(path, Buffer.from(request, 'base64'))
      await assert.rejects(asked, (error: Fault) => {
        assert.deepEqual([error.values.grpcStatus, error.message], [status, message], path)
        return true
      })
    }
    const rubbish = transport.callRaw('/cosmos.gov.v1.Query/Proposal', Buffer.from('ffff', 'hex'))
    await assert.rejects(rubbish, Fault)
    transport.close()
  })

  const samples = sharedFolder(`recordings/${sampled[recording.name]}/samples/lcd`)

  test(
    'REST has the shape of what a node’s REST says',
    { skip: samples ? false : 'no samples of it here' },
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
})
