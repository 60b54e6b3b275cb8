import type { ChainEvent } from '#src/decode/chain-event.ts'
import { marketKey } from '#src/decode/values/keys.ts'
import type { State } from '#src/state/state.ts'
import { stateTable, type StateRow } from '#src/state/tables.ts'
import { multiply } from '../staking/decimals.ts'
import { readBoolean, readDecimal, readList, readObject } from '../read-json.ts'
import { onEvent, type BlockContext } from '../module.ts'
import { onExchange, type Generation } from './generations.ts'
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
    /** In which form of the exchange it was told, 1 or 2; 0 where that isn't known. */
    generation: 'int4',
    /** A height; 0 for before the index began. */
    changed: 'int8',
    /** The height that made it out of nothing, or out of the other side; 0 for before the index began. */
    opened: 'int8',
    /**
     * What it received (negative: paid) of funding from then until it last changed; null where that isn't known: not of
     * what was there before the index began, nor of what two generations told since, which count in other units.
     */
    funded: 'decimal?',
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

/** The upgrade to v2 tells every position anew, in the units of people: each has an event of its own. */
export const migrationEvent = 'injective.exchange.v2.EventDerivativePositionV2Migration'

export function readMigrated(event: ChainEvent): NewPosition {
  const told = readObject(event.json('position'), 'position of a subaccount')
  return {
    market: marketKey(readMarketId(told['market_id'])),
    subaccount: readSubaccount(told['subaccount_id']),
    position: readPosition(told['position']),
  }
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

/** A position that is there before the index begins. */
export function beginPosition(
  state: State,
  { market, subaccount, position }: NewPosition,
  generation: Generation,
): void {
  if (position.quantity === 0n) return
  state.put(positions, {
    market,
    subaccount: subaccount.id,
    ...position,
    generation,
    changed: 0n,
    opened: 0n,
    funded: null,
  })
}

async function movePosition(
  state: State,
  { market, subaccount, position }: NewPosition,
  { height, generation }: { height: bigint; generation: Generation },
): Promise<void> {
  const key = { market, subaccount: subaccount.id }
  if (position.quantity === 0n) return state.remove(positions, key)
  const before = await state.find(positions, key)
  const isNew = before === undefined || before.is_long !== position.is_long
  const now = { ...key, ...position, generation }
  const [opened, funded] = isNew ? [height, 0n] : [before.opened, addFunding(before, now)]
  state.put(positions, { ...now, changed: height, opened, funded })
}

/** What it received until it changed: for each contract what the market's cumulative funding has grown by, which long ones pay. */
function addFunding(
  before: StateRow<typeof positions>,
  now: Position & { generation: Generation },
): bigint | null {
  if (before.funded === null || before.generation !== now.generation) return null
  const grown = multiply(before.quantity, now.cumulative_funding_entry - before.cumulative_funding_entry)
  return before.funded + (before.is_long ? -grown : grown)
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

const migrated = createNotes<BlockContext, true>()

const migrations = [
  onEvent(migrationEvent, async (event, state, { block }) => {
    // All are told anew, each by an event of its own: they are read at once.
    if (!migrated.get(block)) await state.list(positions, {})
    migrated.set(block, true)
    await movePosition(state, readMigrated(event), { height: block.height, generation: 2 })
  }),
]

const batches = onExchange('EventBatchDerivativePosition', async (event, state, { block }, generation) => {
  const names = moved.get(block) ?? new Set()
  moved.set(block, names)
  const told = readPositions(event)
  await state.prefetch(
    positions,
    // What is closed is removed, whatever it was.
    told.flatMap(({ market, subaccount, position }) =>
      position.quantity === 0n ? [] : [{ market, subaccount: subaccount.id }],
    ),
  )
  for (const position of told) {
    await movePosition(state, position, { height: block.height, generation })
    names.add(nameOf(position))
  }
})

export const positionEvents = [...batches, ...migrations]
