import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEvent } from './chain-event.ts'

test('the place of an event is what the chain adds to it, not what a contract says', () => {
  const said = { mode: 'EndBlock', msg_index: '999' }
  const added = { msg_index: '0', mode: 'BeginBlock' }
  const attributes = [said, added].flatMap((values) =>
    Object.entries(values).map(([key, value]) => ({ key, value, index: true })),
  )
  const { mode, message } = createEvent({ type: 'wasm', attributes }, { ordinal: 0 })
  assert.deepEqual({ mode, message }, { mode: 'BeginBlock', message: 0 })
})
