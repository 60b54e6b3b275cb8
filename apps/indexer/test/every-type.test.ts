import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { messageTypesOf } from '@injsight/chain/decode'
import { sharedFolder, forEachRecording } from '@injsight/testing'
import { isKeptRaw } from '#src/handlers/kept-raw.ts'
import { historyEvents, historyMessages, stateEvents, stateMessages } from '#src/handlers/modules.ts'
import { readRecordedBlocks } from './recorded/recorded-blocks.ts'

// Each type of message and event is handled, or kept raw for a reason that handlers/kept-raw.ts gives.

const isHandled = {
  messages: (type: string) => stateMessages.has(type) || historyMessages.has(type),
  events: (type: string) => stateEvents.has(type) || historyEvents.has(type),
}

await forEachRecording((recording, test) => {
  test('[TX-03] every event and message of the recording is handled, or kept raw on purpose', () => {
    const [events, messages] = [new Set<string>(), new Set<string>()]
    for (const { block, block_results: results } of readRecordedBlocks(recording)) {
      const ofTransactions = (results.txs_results ?? []).flatMap(({ events: told }) => told ?? [])
      for (const { type } of [...ofTransactions, ...(results.finalize_block_events ?? [])]) events.add(type)
      for (const raw of block.block.data.txs) {
        for (const type of messageTypesOf(Buffer.from(raw, 'base64')).types) messages.add(type)
      }
    }
    assert.ok(events.size > 100 && messages.size > 130)
    assert.deepEqual(listUnknown('events', events), [])
    assert.deepEqual(listUnknown('messages', messages), [])
  })
})

const types = sharedFolder('reference/msg-types.json')

test(
  '[TX-04] every message that Injective has is handled, or kept raw on purpose',
  { skip: types === undefined ? 'the list of all types is not here' : false },
  () => {
    const { labels } = JSON.parse(readFileSync(types ?? '', 'utf8')) as { labels: Record<string, string> }
    assert.deepEqual(listUnknown('messages', Object.keys(labels)), [])
  },
)

test('nothing is both handled and kept raw', () => {
  for (const type of [...stateMessages.keys(), ...historyMessages.keys()]) {
    assert.equal(isKeptRaw('messages', type), false, type)
  }
  for (const type of [...stateEvents.keys(), ...historyEvents.keys()]) {
    assert.equal(isKeptRaw('events', type), false, type)
  }
})

function listUnknown(what: 'messages' | 'events', all: Iterable<string>): string[] {
  return [...all].filter((type) => !isHandled[what](type) && !isKeptRaw(what, type))
}
