import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import type { Position } from '#src/handlers/exchange/positions.ts'
import { nonceOf, ownerOf } from '#src/handlers/exchange/read-values.ts'
import { parseDecimal } from '#src/state/columns.ts'
import { milliseconds } from '../milliseconds.ts'
import { positionName, readPositionChange } from './position-changes.ts'

/** An open position: decimal text as the chain told it. */
export type OpenPosition = {
  market: bigint
  subaccount: Buffer
  isLong: boolean
  quantity: string
  entryPrice: string
  margin: string
  cumulativeFundingEntry: string
  /** Height; 0 for before the index began. */
  changed: bigint
  /** When that was; 0 where it isn't known. */
  changedMs: bigint
}

export type PositionSearch = {
  markets: bigint[]
  /** Subaccounts from the first to the last of an account, or one; undefined for all. */
  range: [first: Buffer, last: Buffer] | undefined
  isLong: boolean | undefined
  /** Heights in which they last changed, both included. */
  from: bigint
  to: bigint
}

type Row = Omit<OpenPosition, 'market' | 'changed' | 'changedMs'> &
  Record<'market' | 'changed', string> & { changedMs: string | null }

const passing = `p.market = any($1::int8[]) and ($2::bool is null or p.is_long = $2) and p.changed between $3 and $4`
const inRange = 'and p.subaccount between $5 and $6'

/** By market and subaccount. */
export async function listOpenPositions(
  pool: Pool,
  search: PositionSearch,
  { skip, limit }: { skip: number; limit: number },
): Promise<OpenPosition[]> {
  const { rows } = await pool.query<Row>({
    name: search.range === undefined ? 'open_positions' : 'open_positions_in_range',
    // The primary key of positions, from a market's first subaccount on, or index positions_subaccount; then that of
    // blocks.
    text: `select p.market, p.subaccount, p.is_long as "isLong", p.quantity, p.entry_price as "entryPrice", p.margin,
        p.cumulative_funding_entry as "cumulativeFundingEntry", p.changed,
        ${milliseconds('b.time')} as "changedMs"
      from (select * from positions as p where ${passing} ${search.range === undefined ? '' : inRange}
        order by p.market, p.subaccount offset $${search.range === undefined ? 5 : 7} limit $${search.range === undefined ? 6 : 8}) as p
        left join blocks as b on b.height = p.changed order by p.market, p.subaccount`,
    values: [...valuesOf(search), skip, limit],
  })
  return rows.map(({ changedMs, ...row }) => ({
    ...row,
    market: BigInt(row.market),
    changed: BigInt(row.changed),
    changedMs: BigInt(changedMs ?? 0),
  }))
}

export async function countOpenPositions(pool: Pool, search: PositionSearch): Promise<number> {
  const { rows } = await pool.query<{ count: string }>({
    name: search.range === undefined ? 'open_positions_count' : 'open_positions_count_in_range',
    // Some thousands of a market, by the primary key; some tens of an account, by index positions_subaccount.
    text: `select count(*) as count from positions as p where ${passing} ${search.range === undefined ? '' : inRange}`,
    values: valuesOf(search),
  })
  return Number(rows[0]?.count ?? 0)
}

function valuesOf({ markets, isLong, from, to, range }: PositionSearch): unknown[] {
  return [markets, isLong, from, to, ...(range ?? [])]
}

/** What is open in markets: the quantities of all long positions, which are those of all short ones. */
export async function sumOpenInterest(pool: Pool, markets: bigint[]): Promise<Map<bigint, string>> {
  const { rows } = await pool.query<{ market: string; quantity: string }>({
    name: 'open_interest',
    // The primary key: all positions of these markets.
    text: `select market, sum(quantity)::text as quantity from positions
      where market = any($1::int8[]) and is_long group by market`,
    values: [markets],
  })
  return new Map(rows.map(({ market, quantity }) => [BigInt(market), quantity]))
}

/** What reduce-only orders of accounts would close at most, by `placeOf`. */
export async function sumReducing(pool: Pool, accounts: bigint[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ market: string; subaccount: string; quantity: string }>({
    name: 'reducing_orders',
    // Index open_orders_account: the chain limits what an account may have open.
    text: `select market, subaccount, sum(fillable)::text as quantity from open_orders
      where account = any($1::int8[]) and margin = 0 group by market, subaccount`,
    values: [accounts],
  })
  return new Map(rows.map(({ market, subaccount, quantity }) => [nameOfPlace(market, subaccount), quantity]))
}

/** How an open position began: after the block that made it out of nothing, or out of the other side. */
export type Opening = {
  height: bigint
  /** 0 where it isn't known: the index doesn't have that block any more. */
  timeMs: bigint
  /** Undefined where the index doesn't have that block any more. */
  first: Position | undefined
  /** What it received (negative: paid) of funding until it last changed; undefined where two generations told it since. */
  funded: bigint | undefined
  /** Of the exchange, as it was last told. */
  generation: number
  /** The height that it last changed in. */
  changed: bigint
}

type Place = Pick<OpenPosition, 'market' | 'subaccount'>

/** @param subaccount `0x…` in lower case */
function nameOfPlace(market: bigint | string, subaccount: string): string {
  return `${market}/${subaccount}`
}

export function placeOf({ market, subaccount }: Place): string {
  return nameOfPlace(market, toPrefixedHex(subaccount))
}

/** By `placeOf`; positions that were there before the index began have none. */
export async function findOpenings(pool: Pool, places: readonly Place[]): Promise<Map<string, Opening>> {
  const { rows } = await pool.query<{
    at: string
    height: string
    timeMs: string | null
    funded: string | null
    generation: number
    changed: string
    packed: Buffer | null
  }>({
    name: 'openings_of_positions',
    // The primary keys of positions, blocks and position_changes. Planned once, as in names.ts.
    text: `select k.at, p.opened as height, p.funded, p.generation, p.changed, ${milliseconds('b.time')} as "timeMs", c.changes as packed
      from unnest((select $1::int8[]), (select $2::bytea[]), (select $3::int8[]))
        with ordinality as k (market, subaccount, account, at)
      cross join lateral (
        select opened, funded, generation, changed from positions
        where market = k.market and subaccount = k.subaccount and opened > 0 offset 0
      ) as p left join lateral (select time from blocks where height = p.opened offset 0) as b on true
      left join lateral positions_of(k.account, p.opened, 1) as c on c.height = p.opened`,
    values: [
      places.map(({ market }) => market),
      places.map(({ subaccount }) => subaccount),
      places.map(({ subaccount }) => ownerOf(subaccount)),
    ],
  })
  return new Map(
    rows.flatMap(({ at, height, timeMs, funded, generation, changed, packed }) => {
      const place = places[Number(at) - 1]
      if (place === undefined) return []
      const owner = ownerOf(place.subaccount)
      const things = packed && readPositionChange({ owner, height, packed }).things
      const first = things?.get(positionName(place.market, nonceOf(place.subaccount)))
      const opening = {
        height: BigInt(height),
        timeMs: BigInt(timeMs ?? 0),
        first,
        funded: funded === null ? undefined : parseDecimal(funded),
        generation,
        changed: BigInt(changed),
      }
      return [[placeOf(place), opening] as const]
    }),
  )
}
