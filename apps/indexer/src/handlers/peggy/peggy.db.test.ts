import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readExpected } from '../../../test/expected.ts'
import { indexedDemo } from '../../../test/indexed-demo.ts'
import { readState } from '../../../test/read-peggy.ts'

test('everything that the bridge keeps is what the node says', async () => {
  const { state } = readExpected('peggy') as { state: Record<string, unknown> }
  const known = await readState((await indexedDemo()).pool)
  for (const name of Object.keys(state)) assert.deepEqual(known[name], state[name], name)
})
