import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unavailable } from '@injsight/errors'
import { silentLogger as log } from '@injsight/runtime'
import { indexMade } from '../../../../test/made/made-chain.ts'
import { createValidatorMethods } from './validators.ts'

test('what validators were punished for is looked for once a minute, however often they are asked for', async (t) => {
  const { pool } = await indexMade([{}])
  const node = { queryAbci: () => Promise.reject(unavailable('node.down', 'The node is away')) }
  const { getValidators } = createValidatorMethods({ pool, node, log })
  const asked = t.mock.method(pool, 'query').mock
  const count = (name: string) =>
    asked.calls.filter(({ arguments: [query] }) => (query as { name?: string }).name === name).length
  // Nobody knows of any here: such an answer is not kept.
  const ask = () => assert.rejects(getValidators(), { code: 'validators.unknown' })
  await ask()
  await ask()
  assert.deepEqual([count('validators'), count('newest_slashes')], [2, 1])
  const now = performance.now()
  t.mock.method(performance, 'now', () => now + 61_000)
  await ask()
  assert.deepEqual([count('validators'), count('newest_slashes')], [3, 2])
})
