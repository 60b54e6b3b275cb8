import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readExpected } from '../../../test/expected.ts'
import { indexedDemo } from '../../../test/indexed-demo.ts'
import { readOracle } from '../../../test/read-oracle.ts'

test('prices, relayers and the latest records are what the node says', async () => {
  const { state } = readExpected('oracle') as { state: Record<string, unknown> }
  const known = await readOracle((await indexedDemo()).pool)
  const sorted = (list: unknown) =>
    Array.isArray(list) ? list.map((one) => JSON.stringify(one)).toSorted() : list
  for (const name of Object.keys(state)) {
    // The chain orders pairs by a hash of their names.
    const [found, told] =
      name === 'price_feed_price_states'
        ? [sorted(known[name]), sorted(state[name])]
        : [known[name], state[name]]
    assert.deepEqual(found, told, name)
  }
})
