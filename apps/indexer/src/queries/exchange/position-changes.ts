import type { Pool } from 'pg'
import { decodePositions, type PositionChange } from '#src/handlers/exchange/history/position-changes.ts'

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
