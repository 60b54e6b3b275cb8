import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEvent } from './chain-event.ts'

test('the place of an event is what the chain adds to it, not what a contract says', () => {
  const said = { mode: 'EndBlock', msg_index: '999', authz_msg_index: '7' }
  const added = { authz_msg_index: '1', msg_index: '0', mode: 'BeginBlock' }
  const attributes = [said, added].flatMap((values) =>
    Object.entries(values).map(([key, value]) => ({ key, value, index: true })),
  )
  const { mode, message, authorised } = createEvent({ type: 'wasm', attributes }, { ordinal: 0 })
  assert.deepEqual({ mode, message, authorised }, { mode: 'BeginBlock', message: 0, authorised: 1 })
})
