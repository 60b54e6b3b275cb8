import type { Pool } from 'pg'
import { rangeOf } from './accounts/subaccounts.ts'

/** An open position; numbers are as the chain told them, see units.ts. */
export type Position = {
  market: string
  subaccount: Buffer
  isLong: boolean
  quantity: string
  entryPrice: string
  margin: string
  cumulativeFundingEntry: string
}

type PositionRow = {
  market: string
  subaccount: Buffer
  is_long: boolean
  quantity: string
  entry_price: string
  margin: string
  cumulative_funding_entry: string
}

const columns =
  'm.id as market, p.subaccount, p.is_long, p.quantity, p.entry_price, p.margin, p.cumulative_funding_entry'

export async function listPositionsOfAccount(pool: Pool, address: Uint8Array): Promise<Position[]> {
  const { rows } = await pool.query<PositionRow>({
    name: 'account_positions',
    // A range of index positions_subaccount: some tens of rows.
    text: `select ${columns} from positions as p join markets as m on m.key = p.market
      where p.subaccount between $1 and $2 order by m.id, p.subaccount`,
    values: rangeOf(address),
  })
  return rows.map(toPosition)
}

function toPosition(row: PositionRow): Position {
  return {
    market: row.market,
    subaccount: row.subaccount,
    isLong: row.is_long,
    quantity: row.quantity,
    entryPrice: row.entry_price,
    margin: row.margin,
    cumulativeFundingEntry: row.cumulative_funding_entry,
  }
}
