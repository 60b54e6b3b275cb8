import type { Pool } from 'pg'
import { marketKey } from '#src/decode/keys.ts'
import { getBookReach } from './order-book.ts'

/** @property before, after the nearest blocks that changed a book; undefined for none */
export type BookSteps = {
  before: bigint | undefined
  after: bigint | undefined
  from: bigint
  head: bigint
}

/**
 * Which blocks changed the book of a market next to a height, and between which heights books are known.
 *
 * @throws Fault `not-found` when the state of the books isn't followed
 */
export async function findBookSteps(pool: Pool, marketId: string, height: bigint): Promise<BookSteps> {
  const { from, head } = await getBookReach(pool)
  const { rows } = await pool.query<{ before: string | null; after: string | null }>({
    name: 'book_steps',
    // The primary key of book_deltas, twice.
    text: `select
        (select height from book_deltas where market = $1 and height < $2 and height > $3
          order by height desc limit 1) as before,
        (select height from book_deltas where market = $1 and height > $2 order by height limit 1) as after`,
    values: [marketKey(marketId), height, from],
  })
  const [row] = rows
  const read = (told: string | null | undefined) => (told == null ? undefined : BigInt(told))
  return { before: read(row?.before), after: read(row?.after), from, head }
}
