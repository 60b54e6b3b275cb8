import type { Pool } from 'pg'
import { milliseconds } from '../../milliseconds.ts'

/** A book as it is now. Levels are decimal text in the units of `generation`, the best first. */
export type CurrentBook = {
  market: bigint
  sequence: bigint
  generation: number
  /** Of its last change; 0 is before the index begins, and then the time is 0 too. */
  height: bigint
  timeMs: bigint
  buys: BookLevel[]
  sells: BookLevel[]
}
export type BookLevel = { price: string; quantity: string }

type Row = {
  market: string
  sequence: string
  generation: number
  height: string
  time: string | null
  levels: [isBuy: boolean, price: string, quantity: string][] | null
}

/** The books of markets; those that never had one are left out. */
export async function listCurrentBooks(pool: Pool, keys: bigint[]): Promise<CurrentBook[]> {
  const { rows } = await pool.query<Row>({
    name: 'current_books',
    // The primary keys of books, book_levels (which has the order) and blocks; together, so that no block comes between.
    text: `select b.market, b.sequence, b.generation, b.height, ${milliseconds('t.time')} as time,
        (select json_agg(json_build_array(is_buy, price::text, quantity::text) order by is_buy, price)
          from book_levels as l where l.market = b.market) as levels
      from books as b left join blocks as t on t.height = b.height where b.market = any($1::int8[])`,
    values: [keys],
  })
  return rows.map(({ market, sequence, height, time, levels, generation }) => {
    const side = (wanted: boolean) =>
      (levels ?? []).flatMap(([isBuy, price, quantity]) => (isBuy === wanted ? [{ price, quantity }] : []))
    return {
      market: BigInt(market),
      sequence: BigInt(sequence),
      generation,
      height: BigInt(height),
      timeMs: BigInt(time ?? 0),
      buys: side(true).toReversed(),
      sells: side(false),
    }
  })
}
