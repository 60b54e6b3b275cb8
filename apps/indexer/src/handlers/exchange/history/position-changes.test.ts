import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEvent } from '#src/decode/chain-event.ts'
import { createHistory } from '#src/state/history.ts'
import type { BlockContext, EventContext } from '../../module.ts'
import { migrationEvent } from '../positions.ts'
import { decodePositions, positionChanges, positionNotes } from './position-changes.ts'

const market = `0x${'a2'.repeat(32)}`

function migrated(owner: number, nonce: number, quantity: string) {
  const id = Buffer.alloc(32)
  id.writeUInt32BE(owner, 16)
  id.writeUInt32BE(nonce, 28)
  const position = {
    subaccount_id: id.toString('base64'),
    market_id: market,
    position: { isLong: true, quantity, entry_price: '25', margin: '5', cumulative_funding_entry: '1' },
  }
  const attributes = [{ key: 'position', value: JSON.stringify(position), index: true }]
  return createEvent({ type: migrationEvent, attributes }, { ordinal: 0 })
}

function noteAll(history: ReturnType<typeof createHistory>, events: ReturnType<typeof migrated>[]): void {
  const context: Omit<EventContext, 'run'> = { block: { height: 7n } as BlockContext, tx: undefined }
  const note = positionNotes.find(({ type }) => type === migrationEvent)
  for (const event of events) note?.handle(event, history, context)
}

test('an account’s row of a block gathers what several events tell, also after one that left nothing behind', () => {
  const history = createHistory(() => {})
  noteAll(history, [migrated(1, 0, '1'), migrated(2, 0, '2')])
  const before = history.count()
  noteAll(history, [migrated(3, 0, '3')])
  history.backTo(before)
  noteAll(history, [migrated(3, 1, '4'), migrated(1, 1, '5')])
  const told = history
    .rowsOf(positionChanges)
    .map(({ changes }) => decodePositions(changes).map(({ position }) => position.quantity / 10n ** 18n))
  assert.deepEqual(told, [[1n, 5n], [2n], [4n]])
})

test('the rows of a block are looked through once for all of its events', (t) => {
  const { mock } = t.mock.method(Map.prototype, 'set')
  const history = createHistory(() => {})
  noteAll(
    history,
    Array.from({ length: 500 }, (_, owner) => migrated(owner, 0, '1')),
  )
  assert.equal(history.rowsOf(positionChanges).length, 500)
  assert.ok(mock.callCount() < 10_000, String(mock.callCount()))
})
