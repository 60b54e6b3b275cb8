import { historyTable } from '#src/state/tables.ts'
import { noteExchange } from '../generations.ts'
import { readPositions, type Position } from '../positions.ts'
import { createPacker, createUnpacker, padNonce, trimZeros } from './pack.ts'

/** The positions of an account after a block that changed them. */
export const positionChanges = historyTable('position_changes', 'height', {
  height: 'int8',
  account: 'int8',
  changes: 'bytes', // encodePositions
})

/** A position after a block; a quantity of 0 has been closed. */
export type PositionChange = { market: bigint; nonce: Buffer; position: Position }

export function encodePositions(changes: PositionChange[]): Buffer {
  const packer = createPacker()
  for (const { market, nonce, position } of changes) {
    packer.whole(BigInt.asUintN(64, market))
    packer.raw(trimZeros(nonce))
    packer.whole(position.is_long ? 1n : 0n)
    packer.decimal(position.quantity)
    packer.decimal(position.entry_price)
    packer.decimal(position.margin)
    packer.decimal(position.cumulative_funding_entry)
  }
  return packer.take()
}

export function decodePositions(bytes: Uint8Array): PositionChange[] {
  const unpacker = createUnpacker(bytes)
  const changes: PositionChange[] = []
  while (!unpacker.isAtEnd()) {
    changes.push({
      market: BigInt.asIntN(64, unpacker.whole()),
      nonce: padNonce(unpacker.raw()),
      position: {
        is_long: unpacker.whole() === 1n,
        quantity: unpacker.decimal(),
        entry_price: unpacker.decimal(),
        margin: unpacker.decimal(),
        cumulative_funding_entry: unpacker.decimal(),
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
    const packed = encodePositions([{ market, nonce: subaccount.id.subarray(20), position }])
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
