import type { Pool } from 'pg'
import { decodeLevels, type Levels } from '#src/handlers/orders/levels.ts'

/** What a block changed in a book: new quantities of levels, 0 for those that are gone. */
export type BookChange = Levels & { market: bigint; sequence: bigint }

type Row = { market: string; sequence: string; levels: Buffer }

export async function listBookChanges(pool: Pool, markets: bigint[], height: bigint): Promise<BookChange[]> {
  const { rows } = await pool.query<Row>({
    name: 'book_changes_of_block',
    // The primary key of book_deltas, once for each of the few hundred markets.
    text: `select d.market, d.sequence, d.levels from unnest($1::int8[]) as k (market)
      join book_deltas as d on d.market = k.market and d.height = $2 order by d.market`,
    values: [markets, height],
  })
  return rows.map(readChange)
}

/** Of all markets. */
export async function listBookChangesOfBlock(pool: Pool, height: bigint): Promise<BookChange[]> {
  const { rows } = await pool.query<Row>({
    name: 'book_changes_of_all',
    // The primary key of book_deltas, once for each of the few hundred markets.
    text: `select d.market, d.sequence, d.levels from books as b
      join book_deltas as d on d.market = b.market and d.height = $1 order by d.market`,
    values: [height],
  })
  return rows.map(readChange)
}

function readChange({ market, sequence, levels }: Row): BookChange {
  return { market: BigInt(market), sequence: BigInt(sequence), ...decodeLevels(levels) }
}
