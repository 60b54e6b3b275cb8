import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryParamsResponse } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/mint/v1beta1/query_pb.js'
import { askParams, knownModules } from '@injsight/chain/parameters'
import { badChainData, invalidInput, notFound, unavailable } from '@injsight/errors'
import { createNodeTransport } from '../node-transport.ts'

const mint = knownModules.find(({ module }) => module === 'mint') ?? assert.fail()

const ask = (queryAbci: () => Promise<Buffer>) => askParams(mint, createNodeTransport({ queryAbci }, 7n))

test('a chain that refuses the question has no such module', async () => {
  for (const fault of [notFound('query', 'unknown query path'), invalidInput('query.refused', 'no')])
    assert.equal(await ask(() => Promise.reject(fault)), undefined)
})

test('a node that fails is no chain without the module', async () => {
  for (const fault of [unavailable('node.gone', 'It has gone'), badChainData('node.unreadable', 'No JSON')])
    await assert.rejects(
      ask(() => Promise.reject(fault)),
      fault,
    )
  await assert.rejects(ask(() => Promise.resolve(Buffer.from('ff', 'hex'))))
})

test('what a node answers are the parameters, in the JSON of the chain', async () => {
  const params = {
    mintDenom: 'inj',
    inflationRateChange: '',
    inflationMax: '',
    inflationMin: '',
    goalBonded: '',
    blocksPerYear: 7n,
  }
  const told = await ask(() => Promise.resolve(Buffer.from(QueryParamsResponse.toBinary({ params }))))
  assert.ok(told !== undefined && 'mint_denom' in told && told.mint_denom === 'inj')
})
