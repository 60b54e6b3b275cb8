import type { ChainEvent } from '#src/decode/chain-event.ts'
import { marketKey } from '#src/decode/values/keys.ts'
import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import { readBoolean, readDecimal, readList, readObject } from '../read-json.ts'
import type { BlockContext } from '../module.ts'
import { onExchange } from './generations.ts'
import { readMarketId, readSubaccount, type Subaccount } from './read-values.ts'
import { createNotes } from '#src/handlers/notes.ts'

/** Open positions: what is closed has no row. */
export const positions = stateTable(
  'positions',
  { market: 'int8', subaccount: 'bytes' },
  {
    is_long: 'bool',
    quantity: 'decimal',
    entry_price: 'decimal',
    margin: 'decimal',
    cumulative_funding_entry: 'decimal',
    /** A height; 0 for before the index began. */
    changed: 'int8',
  },
)

export type Position = ReturnType<typeof readPosition>
export type NewPosition = { market: bigint; subaccount: Subaccount; position: Position }

/** The new positions of an EventBatchDerivativePosition: of all that changed in a market and a block. */
export function readPositions(event: ChainEvent): NewPosition[] {
  const market = marketKey(readMarketId(event.json('market_id')))
  return readList(event.json('positions'), 'positions').map((one) => {
    const { subaccount_id, position } = readObject(one, 'position of a subaccount')
    return { market, subaccount: readSubaccount(subaccount_id), position: readPosition(position) }
  })
}

export function readPosition(told: unknown) {
  const position = readObject(told, 'position')
  return {
    is_long: readBoolean(position['isLong'], 'direction'),
    quantity: readDecimal(position['quantity'], 'quantity'),
    entry_price: readDecimal(position['entry_price'], 'price'),
    margin: readDecimal(position['margin'], 'margin'),
    cumulative_funding_entry: readDecimal(position['cumulative_funding_entry'], 'funding'),
  }
}

/** @param changed height of the block that tells it; 0 for what was there before */
export function putPosition(
  state: State,
  { market, subaccount, position }: NewPosition,
  changed: bigint,
): void {
  if (position.quantity === 0n) state.remove(positions, { market, subaccount: subaccount.id })
  else state.put(positions, { market, subaccount: subaccount.id, ...position, changed })
}

type Place = Pick<NewPosition, 'market' | 'subaccount'>

const moved = createNotes<BlockContext, Set<string>>()

/** The block told this position, so far. */
export function isMoved(block: BlockContext, place: Place): boolean {
  return moved.get(block)?.has(nameOf(place)) ?? false
}

function nameOf({ market, subaccount }: Place): string {
  return `${market} ${subaccount.hex}`
}

export const positionEvents = onExchange('EventBatchDerivativePosition', (event, state, { block }) => {
  const names = moved.get(block) ?? new Set()
  moved.set(block, names)
  for (const position of readPositions(event)) {
    putPosition(state, position, block.height)
    names.add(nameOf(position))
  }
})
