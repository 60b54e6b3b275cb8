import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listEchoes } from './echoes.ts'

const counts = (...types: string[]) => new Map(types.map((type) => [type, 1] as const))

test('what a block tells of its exchange in both generations is read in the newer words', () => {
  const [older, newer] = [
    'injective.exchange.v1beta1.EventCancelSpotOrder',
    'injective.exchange.v2.EventCancelSpotOrder',
  ]
  assert.deepEqual([...listEchoes(counts(older, newer, 'transfer'))], [older])
  assert.equal(listEchoes(counts(older)).size, 0)
  assert.equal(listEchoes(counts(newer, 'injective.exchange.v1beta1.EventNewSpotOrders')).size, 0)
})
