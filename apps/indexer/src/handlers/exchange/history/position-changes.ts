import { historyTable } from '#src/state/tables.ts'
import { createByteReader } from '../../byte-reader.ts'
import { createByteWriter } from '../../byte-writer.ts'
import { noteExchange } from '../generations.ts'
import { readPositions, type Position } from '../positions.ts'

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

/** An event is of one market: an account's row of the block gathers them. */
export const positionNotes = noteExchange('EventBatchDerivativePosition', (event, history, { block }) => {
  const rows = new Map(history.rowsOf(positionChanges).map((row) => [row.account, row]))
  for (const { market, subaccount, position } of readPositions(event)) {
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
})
