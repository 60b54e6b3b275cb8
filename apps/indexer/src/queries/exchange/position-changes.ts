import type { Pool } from 'pg'
import { decodePositions, type PositionChange } from '#src/handlers/exchange/history/position-changes.ts'
import type { Position } from '#src/handlers/exchange/positions.ts'
import type { Change, ReadChanges } from '../accounts/look-back.ts'
import { readChange, readPacked, type PackedChange } from '../accounts/packed-changes.ts'

/** The positions that a block changed, as they were after it, with the keys of their accounts. */
export async function listPositionChanges(
  pool: Pool,
  height: bigint,
): Promise<(PositionChange & { account: bigint })[]> {
  const { rows } = await pool.query<{ account: string; changes: Buffer }>({
    name: 'position_changes_of_block',
    text: `select account, changes from position_changes where height = $1 order by account`, // index position_changes_height
    values: [height],
  })
  return rows.flatMap(({ account, changes }) =>
    decodePositions(changes).map((change) => ({ ...change, account: BigInt(account) })),
  )
}

/** Positions of accounts, one of no quantity where it was closed. Owners are keys of accounts, things `positionName`. */
export function createReadPositions(pool: Pool): ReadChanges<Position> {
  return (looks, depth) =>
    readPacked(pool, looks, {
      name: `positions_looked_back_${depth}`,
      // The primary key of position_changes, read backwards from each height.
      text: `select l.at, l.owner, h.height, h.changes as packed
        from unnest((select $1::int8[]), (select $2::int8[])) with ordinality as l (owner, height, at)
        cross join lateral positions_of(l.owner, l.height, ${depth}) as h order by l.at, h.height desc`,
      unpack: unpackPositions,
    })
}

export function positionName(market: bigint, nonce: bigint): string {
  return `${market} ${nonce}`
}

/** Positions of an account as a block left them, out of a line of position_changes. */
export function readPositionChange(change: PackedChange): Change<Position> {
  return readChange(change, unpackPositions)
}

function unpackPositions(packed: Buffer): [name: string, position: Position][] {
  return decodePositions(packed).map(({ market, nonce, position }) => [positionName(market, nonce), position])
}
