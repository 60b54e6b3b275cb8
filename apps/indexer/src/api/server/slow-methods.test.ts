import assert from 'node:assert/strict'
import { test } from 'node:test'
import { InjectiveArchiverRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb'
import { InjectiveDerivativeExchangeRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { InjectiveExplorerRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveSpotExchangeRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { serve } from '@injsight/grpc-web'
import { Explorer, type IExplorerClient } from '@injsight/injsight-v1'
import { createPlaces } from '@injsight/runtime'
import { slowMethods, withPlaces } from './slow-methods.ts'

test('every method that is said to be slow is one of a service', () => {
  const services = [
    Explorer,
    InjectiveExplorerRPC,
    InjectiveSpotExchangeRPC,
    InjectiveDerivativeExchangeRPC,
    InjectiveArchiverRPC,
  ]
  const known = new Set(
    services.flatMap(({ typeName, methods }) => methods.map(({ name }) => `/${typeName}/${name}`)),
  )
  assert.deepEqual(
    [...slowMethods].filter((path) => !known.has(path)),
    [],
  )
})

test('a slow question waits for a place, a quick one is answered beside it', async () => {
  const { promise: mayGo, resolve: go } = Promise.withResolvers<void>()
  const asked: string[] = []
  const service = serve<IExplorerClient>(Explorer, {
    search: async ({ text }) => {
      asked.push(text)
      await mayGo
      return { results: [], outcome: '' }
    },
    getHeads: async () => ({ heads: [] }),
  })
  const { methods } = withPlaces(service, createPlaces({ atOnce: 1, most: 2, mostOfOne: 2 }))
  const ask = (name: string, request: object) => {
    const served = methods.find(({ method }) => method.name === name)
    assert.ok(served !== undefined && 'unary' in served)
    return served.unary(request, { signal: new AbortController().signal, headers: {} })
  }
  const slow = ['a', 'b'].map(async (text) => ask('Search', { text }))
  await assert.rejects(async () => ask('Search', { text: 'c' }), {
    kind: 'unavailable',
    values: { retryAfter: 10 },
  })
  assert.deepEqual(await ask('GetHeads', {}), { heads: [] })
  assert.deepEqual(asked, ['a'])
  go()
  await Promise.all(slow)
  assert.deepEqual(asked, ['a', 'b'])
})
