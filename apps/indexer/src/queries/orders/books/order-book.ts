import type { Pool } from 'pg'
import { notFound } from '@injsight/errors'
import { decodeLevels, type Level } from '#src/handlers/orders/levels.ts'
import { parseDecimal } from '#src/state/columns.ts'
import { marketKey } from '#src/decode/values/keys.ts'
import { asGeneration } from '../amounts.ts'
import { findNames } from '../names.ts'
import type { OrderBook } from '../types.ts'

/** @property height the book is as it was after this block */
type Book = { height: bigint; sequence: bigint; generation: number; buys: Level[]; sells: Level[] }

/**
 * The book of a market as it is now, or as it was after a block; undefined when it never had one.
 *
 * @throws Fault `not-found` for a height that the index doesn't reach
 */
export async function getOrderBook(
  pool: Pool,
  marketId: string,
  height?: bigint,
): Promise<OrderBook | undefined> {
  const market = marketKey(marketId)
  const reach = await getBookReach(pool)
  if (height !== undefined && (height > reach.head || height < reach.from)) {
    throw notFound('height', `The index knows order books from ${reach.from} to ${reach.head}`, { height })
  }
  const book =
    height === undefined || height === reach.head
      ? await findBook(pool, market, reach.head)
      : await buildBook(pool, market, { from: reach.from, height })
  if (book === undefined) return undefined
  const names = await findNames(pool, { markets: [market], accounts: [], heights: [] })
  const amounts = names.amounts(market, book.generation)
  const read = ({ price, quantity }: Level) => ({
    price: amounts.price(price),
    quantity: amounts.quantity(quantity),
  })
  const { buys, sells, generation, ...rest } = book
  return {
    ...rest,
    marketId: marketId.toLowerCase(),
    generation: asGeneration(generation),
    buys: buys.toSorted((a, b) => compare(b.price, a.price)).map(read),
    sells: sells.toSorted((a, b) => compare(a.price, b.price)).map(read),
  }
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b)
}

/** @throws Fault `not-found` when the state of the books isn't followed */
export async function getBookReach(pool: Pool): Promise<{ from: bigint; head: bigint }> {
  const { rows } = await pool.query<{ height: string; head: string }>({
    name: 'book_reach',
    // One row each. The height before the first block counts while nothing was dropped.
    text: `select head, greatest(s.height, r.height, case when base > s.height + 1 then base end) as height
      from chain_state, module_sources as s left join book_reach as r on true
      where module = 'orders' and source <> 'none'`,
  })
  const [row] = rows
  if (row === undefined) throw notFound('books', 'The index does not know the order books')
  return { from: BigInt(row.height), head: BigInt(row.head) }
}

async function findBook(pool: Pool, market: bigint, height: bigint): Promise<Book | undefined> {
  const { rows } = await pool.query<{
    sequence: string
    generation: number
    levels: [boolean, string, string][] | null
  }>({
    name: 'book',
    // The primary keys of books and book_levels; together, so that no block comes between them.
    text: `select sequence, generation,
        (select json_agg(json_build_array(is_buy, price::text, quantity::text)) from book_levels where market = $1) as levels
      from books where market = $1`,
    values: [market],
  })
  const [row] = rows
  if (row === undefined) return undefined
  const side = (wanted: boolean) =>
    (row.levels ?? [])
      .filter(([is_buy]) => is_buy === wanted)
      .map(([, price, quantity]) => ({ price: parseDecimal(price), quantity: parseDecimal(quantity) }))
  return {
    height,
    sequence: BigInt(row.sequence),
    generation: row.generation,
    buys: side(true),
    sells: side(false),
  }
}

/** The last frame up to a height, and the deltas since. */
async function buildBook(
  pool: Pool,
  market: bigint,
  { from, height }: { from: bigint; height: bigint },
): Promise<Book | undefined> {
  const frame = await findFrame(pool, market, height)
  // The first frame has no height. Blocks before it may be filled in later: it knows what they led to.
  const start = frame === undefined || frame.height < from ? from : frame.height
  const { rows } = await pool.query<{ sequence: string; levels: Buffer }>({
    name: 'book_deltas',
    // The primary key; frames keep this to 256 rows.
    text: `select sequence, levels from book_deltas where market = $1 and height > $2 and height <= $3 order by height`,
    values: [market, start, height],
  })
  if (frame === undefined && rows.length === 0) return undefined
  let [sequence, generation] = [frame?.sequence ?? 0n, frame?.generation ?? 1]
  const [buys, sells] = [toMap(frame?.buys ?? []), toMap(frame?.sells ?? [])]
  for (const row of rows) {
    const delta = decodeLevels(row.levels)
    sequence = BigInt(row.sequence)
    generation = delta.generation
    apply(buys, delta.buys)
    apply(sells, delta.sells)
  }
  return { height, sequence, generation, buys: [...buys.values()], sells: [...sells.values()] }
}

async function findFrame(pool: Pool, market: bigint, height: bigint): Promise<Book | undefined> {
  const { rows } = await pool.query<{ height: string; sequence: string; levels: Buffer }>({
    name: 'book_frame',
    text: `select height, sequence, levels from book_frames
      where market = $1 and height <= $2 order by height desc limit 1`, // the primary key, backwards
    values: [market, height],
  })
  const [row] = rows
  if (row === undefined) return undefined
  return { height: BigInt(row.height), sequence: BigInt(row.sequence), ...decodeLevels(row.levels) }
}

function toMap(levels: Level[]): Map<bigint, Level> {
  return new Map(levels.map((level) => [level.price, level]))
}

function apply(side: Map<bigint, Level>, changed: Level[]): void {
  for (const level of changed) {
    if (level.quantity === 0n) side.delete(level.price)
    else side.set(level.price, level)
  }
}
