import type { Pool } from 'pg'
import { decodeEntries, type Entry } from '#src/handlers/orders/entries.ts'
import { decodeFills, type Fill } from '#src/handlers/orders/fills.ts'
import { ofOlderMessage, ofPrecompile } from '#src/handlers/orders/generations.ts'
import { toHumanTerms, toHumanTermsOfPrecompile } from './amounts.ts'
import { findMarkets } from './names.ts'

/** What happened to an account's orders in a block, in the order in which it did. */
export type OrderPack = { height: bigint; account: bigint; entries: { market: bigint; entry: Entry }[] }
export type TradePack = { height: bigint; market: bigint; fills: Fill[] }

type OrderRow = { height: string; account: string; entries: Buffer }

/** What a chain that speaks v2 was asked for otherwise is read in the units of v2, as what became of it is told. */
export async function readOrderPacks(pool: Pool, rows: OrderRow[]): Promise<OrderPack[]> {
  const packs = rows.map(({ height, account, entries }) => ({
    height: BigInt(height),
    account: BigInt(account),
    entries: decodeEntries(entries),
  }))
  const asked = packs.flatMap(({ entries }) => entries.flatMap(findTermsOfOtherUnits))
  const markets = await findMarkets(
    pool,
    asked.map(({ market }) => market),
  )
  for (const { market, terms, toHuman } of asked) {
    const known = markets.get(market)
    if (known !== undefined) Object.assign(terms, toHuman(terms, known.scale), { generation: 2 })
  }
  return packs
}

function findTermsOfOtherUnits({ market, entry }: { market: bigint; entry: Entry }) {
  const terms = 'terms' in entry ? entry.terms : null
  if (terms?.generation === ofPrecompile) return [{ market, terms, toHuman: toHumanTermsOfPrecompile }]
  return terms?.generation === ofOlderMessage ? [{ market, terms, toHuman: toHumanTerms }] : []
}

/** The newest first, from a height on. */
export async function listOrderPacks(
  pool: Pool,
  { account, to, limit }: { account: bigint; to: bigint; limit: number },
): Promise<OrderPack[]> {
  const { rows } = await pool.query<OrderRow>({
    name: 'order_packs',
    text: `select height, account, entries from order_packs
      where account = $1 and height <= $2 order by height desc limit $3`, // the primary key, backwards
    values: [account, to, limit],
  })
  return readOrderPacks(pool, rows)
}

/** As `listOrderPacks`, of blocks with trades of the account. */
export async function listTradingPacks(
  pool: Pool,
  {
    account,
    from = 0n,
    to,
    bit = -1n,
    limit,
  }: { account: bigint; from?: bigint; to: bigint; bit?: bigint; limit: number },
): Promise<OrderPack[]> {
  const { rows } = await pool.query<OrderRow>({
    name: 'order_packs_trades',
    // Index order_packs_trades, backwards. With the bit of one order: of seven rows one is read, until there are enough.
    text: `select height, account, entries from order_packs
      where account = $1 and height between $2 and $3 and trades > 0 and ended & $4 <> 0
      order by height desc limit $5`,
    values: [account, from, to, bit, limit],
  })
  return readOrderPacks(pool, rows)
}

/** Of each account from a height on what may tell how its orders ended, the oldest first, and so many at most. */
export async function listEndingPacks(
  pool: Pool,
  wanted: { account: bigint; from: bigint; bit: bigint }[],
  limit: number,
): Promise<OrderPack[]> {
  const { rows } = await pool.query<OrderRow>({
    name: `order_packs_ending_${limit}`,
    // The primary key from a height on; of seven rows without the order one is read, until there are enough.
    // As the limit stands in it, and as in names.ts, it is planned once.
    text: `select p.height, p.account, p.entries
      from unnest((select $1::int8[]), (select $2::int8[]), (select $3::int8[])) as k (account, height, bit)
      cross join lateral endings_of(k.account, k.height, k.bit, ${limit}) as p order by p.height`,
    values: [
      wanted.map(({ account }) => account),
      wanted.map(({ from }) => from),
      wanted.map(({ bit }) => bit),
    ],
  })
  return readOrderPacks(pool, rows)
}

export async function listOrderPacksOfBlock(pool: Pool, height: bigint): Promise<OrderPack[]> {
  const { rows } = await pool.query<OrderRow>({
    name: 'order_packs_block',
    text: `select height, account, entries from order_packs where height = $1 order by account`, // index order_packs_height
    values: [height],
  })
  return readOrderPacks(pool, rows)
}

type TradeRow = { height: string; market: string; fills: Buffer }

function readTradePack({ height, market, fills }: TradeRow): TradePack {
  return { height: BigInt(height), market: BigInt(market), fills: decodeFills(fills) }
}

export async function listTradePacksOfBlock(pool: Pool, height: bigint): Promise<TradePack[]> {
  const { rows } = await pool.query<TradeRow>({
    name: 'trade_packs_block',
    text: `select height, market, fills from trade_packs where height = $1 order by market`, // index trade_packs_height
    values: [height],
  })
  return rows.map(readTradePack)
}

/** The trades of markets and blocks, by `market/height`. */
export async function findTradePacks(
  pool: Pool,
  wanted: { market: bigint; height: bigint }[],
): Promise<Map<string, Fill[]>> {
  const keys = new Map(wanted.map((one) => [`${one.market}/${one.height}`, one]))
  if (keys.size === 0) return new Map()
  const all = [...keys.values()]
  const { rows } = await pool.query<TradeRow>({
    name: 'trade_packs_of',
    // The primary key. Planned once, as in names.ts.
    text: `select t.height, t.market, t.fills from unnest((select $1::int8[]), (select $2::int8[])) as k (market, height)
      join trade_packs as t using (market, height)`,
    values: [all.map(({ market }) => market), all.map(({ height }) => height)],
  })
  return new Map(rows.map((row) => [`${row.market}/${row.height}`, readTradePack(row).fills]))
}
