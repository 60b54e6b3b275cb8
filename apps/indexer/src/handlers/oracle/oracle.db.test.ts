import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readOracle } from '../../../test/recorded/read-oracle.ts'

await forEachRecording((recording, test) => {
  test('prices, relayers and the latest records are what the node says', async () => {
    const { state } = readExpected(recording, 'oracle') as { state: Record<string, unknown> }
    const known = await readOracle((await indexedRecording(recording)).pool)
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
})
