import type { History } from '#src/state/history.ts'
import { historyTable, type HistoryRow } from '#src/state/tables.ts'
import { createByteReader } from '../../byte-reader.ts'
import { createByteWriter } from '../../byte-writer.ts'
import { noteEvent, type BlockContext } from '../../module.ts'
import { createNotes } from '../../notes.ts'
import { noteExchange } from '../generations.ts'
import { migrationEvent, readMigrated, readPositions, type NewPosition, type Position } from '../positions.ts'

/** The positions of an account after a block that changed them. */
export const positionChanges = historyTable('position_changes', 'height', {
  height: 'int8',
  account: 'int8',
  changes: 'bytes', // encodePositions
})

/** A position after a block; a quantity of 0 has been closed. */
export type PositionChange = { market: bigint; nonce: bigint; position: Position }

export function encodePositions(changes: PositionChange[]): Buffer {
  const writer = createByteWriter()
  for (const { market, nonce, position } of changes) {
    writer.key(market)
    writer.big(nonce)
    writer.byte(Number(position.is_long))
    writer.decimal(position.quantity)
    writer.decimal(position.entry_price)
    writer.decimal(position.margin)
    writer.decimal(position.cumulative_funding_entry)
  }
  return writer.finish()
}

export function decodePositions(bytes: Buffer): PositionChange[] {
  const reader = createByteReader(bytes)
  const changes: PositionChange[] = []
  while (!reader.isDone()) {
    changes.push({
      market: reader.key(),
      nonce: reader.big(),
      position: {
        is_long: reader.byte() === 1,
        quantity: reader.decimal(),
        entry_price: reader.decimal(),
        margin: reader.decimal(),
        cumulative_funding_entry: reader.decimal(),
      },
    })
  }
  return changes
}

export const positionNotes = [
  ...noteExchange('EventBatchDerivativePosition', (event, history, { block }) =>
    notePositions(readPositions(event), history, block),
  ),
  noteEvent(migrationEvent, (event, history, { block }) =>
    notePositions([readMigrated(event)], history, block),
  ),
]

/** An event is of one market, or of one position: an account's row of the block gathers them. */
function notePositions(told: NewPosition[], history: History, block: BlockContext): void {
  const rows = rowsByAccount(history)
  for (const { market, subaccount, position } of told) {
    const account = history.account(subaccount.account)
    const packed = encodePositions([{ market, nonce: subaccount.nonce, position }])
    const row = rows.get(account)
    if (row !== undefined) {
      row.changes = Buffer.concat([row.changes, packed])
      continue
    }
    const made = { height: block.height, account, changes: packed }
    history.append(positionChanges, made)
    rows.set(account, made)
  }
}

type Row = HistoryRow<typeof positionChanges>

const known = createNotes<History, Map<bigint, Row>>()

/** Made once for all events of a block, of which there may be thousands; anew where one failed and left no rows behind. */
function rowsByAccount(history: History): Map<bigint, Row> {
  const rows = history.rowsOf(positionChanges)
  const noted = known.get(history)
  if (noted?.size === rows.length) return noted
  const made = new Map(rows.map((row) => [row.account, row]))
  known.set(history, made)
  return made
}
