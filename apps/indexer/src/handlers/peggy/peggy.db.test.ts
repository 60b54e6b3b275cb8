import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readState } from '../../../test/recorded/read-peggy.ts'

await forEachRecording((recording, test) => {
  test('everything that the bridge keeps is what the node says', async () => {
    const { state } = readExpected(recording, 'peggy') as { state: Record<string, unknown> }
    const known = await readState((await indexedRecording(recording)).pool)
    for (const name of Object.keys(state)) assert.deepEqual(known[name], state[name], name)
  })
})
