import type { Pool } from 'pg'
import { milliseconds } from '../milliseconds.ts'

/** An open order as the index keeps it: decimal text in the units of `generation`. */
export type OrderState = {
  hash: Buffer
  market: bigint
  subaccount: string
  kind: number
  isBuy: boolean
  price: string
  quantity: string
  fillable: string
  margin: string | null
  generation: number
  /** Milliseconds since 1970; 0 for before the index began. */
  placedMs: bigint
  changedMs: bigint
}

type Row = Omit<OrderState, 'market' | 'placedMs' | 'changedMs'> &
  Record<'market', string> &
  Record<'placed' | 'changed', string | null>

const momentOf = (height: string) => `(select ${milliseconds('time')} from blocks where height = o.${height})`

/** Those orders of these hashes that are open. */
export async function listOrderStates(pool: Pool, hashes: Buffer[]): Promise<OrderState[]> {
  if (hashes.length === 0) return []
  const { rows } = await pool.query<Row>({
    name: 'order_states',
    // The primary keys of open_orders and of blocks.
    text: `select hash, market, subaccount, kind, is_buy as "isBuy", price, quantity, fillable, margin, generation,
        ${momentOf('placed')} as placed, ${momentOf('changed')} as changed
      from open_orders as o where hash = any($1::bytea[])`,
    values: [hashes],
  })
  return rows.map(({ market, placed, changed, ...row }) => ({
    ...row,
    market: BigInt(market),
    placedMs: BigInt(placed ?? 0),
    changedMs: BigInt(changed ?? 0),
  }))
}
