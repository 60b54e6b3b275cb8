import type { Pool } from 'pg'
import { marketKey } from '#src/decode/values/keys.ts'
import { getBookReach } from './order-book.ts'

/** The nearest blocks that changed a book, and that traded; undefined for none. */
export type BookSteps = {
  before: bigint | undefined
  after: bigint | undefined
  tradedBefore: bigint | undefined
  tradedAfter: bigint | undefined
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
  const { rows } = await pool.query<
    Record<'before' | 'after' | 'traded_before' | 'traded_after', string | null>
  >({
    name: 'book_steps',
    // The primary keys of book_deltas and of trade_packs, twice each.
    text: `select
        (select height from book_deltas where market = $1 and height < $2 and height > $3
          order by height desc limit 1) as before,
        (select height from book_deltas where market = $1 and height > $2 order by height limit 1) as after,
        (select height from trade_packs where market = $1 and height < $2 and height > $3
          order by height desc limit 1) as traded_before,
        (select height from trade_packs where market = $1 and height > $2 order by height limit 1) as traded_after`,
    values: [marketKey(marketId), height, from],
  })
  const [row] = rows
  const read = (told: string | null | undefined) => (told == null ? undefined : BigInt(told))
  return {
    before: read(row?.before),
    after: read(row?.after),
    tradedBefore: read(row?.traded_before),
    tradedAfter: read(row?.traded_after),
    from,
    head,
  }
}
