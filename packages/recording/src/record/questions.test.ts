import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JsonValue } from '@protobuf-ts/runtime'
import { loadMethod } from '../node/grpc/load-method.ts'
import {
  generalQuestions,
  questionsAboutContracts,
  questionsAboutNamed,
  questionsAboutSubjects,
} from './questions.ts'

const account = 'inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx6'
const all = [
  ...generalQuestions,
  ...questionsAboutNamed({
    validators: ['injvaloper1n55fledhz7gnt7hp9tw3qa7rukzuzd90xemjyf'],
    proposals: ['1'],
    denoms: ['inj'],
    spotMarkets: ['0x01'],
    derivativeMarkets: ['0x02'],
    codes: ['1'],
  }),
  ...questionsAboutContracts([account]),
  ...questionsAboutSubjects({
    accounts: [account],
    subaccounts: ['0x03'],
    pairs: [{ subaccount: '0x03', market: '0x01' }],
  }),
]

test('every question is one that the chain knows, with parameters that it has', async () => {
  assert.ok(all.length > 100)
  for (const { path, request } of all) {
    const method = await loadMethod(path)
    assert.ok(method, path)
    const parameters = { ignoreUnknownFields: false }
    assert.doesNotThrow(() => method.I.fromJson(request as JsonValue, parameters), path)
  }
})

test('no question is asked twice', () => {
  const asked = all.map((question) => JSON.stringify(question))
  assert.equal(new Set(asked).size, asked.length)
})

test('lists are asked for whole, so that any page can be cut out of them later', async () => {
  for (const { path, request } of all) {
    const method = await loadMethod(path)
    const hasPages = method?.I.fields.some(({ localName }) => localName === 'pagination')
    if (hasPages === true && !path.includes('ModuleAccounts')) {
      assert.deepEqual(request.pagination, { limit: '1000' }, path)
    }
  }
})
