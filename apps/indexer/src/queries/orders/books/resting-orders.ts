import type { Pool } from 'pg'

/** An open order as the index keeps it: decimal text in the units of `generation`. */
export type RestingOrder = {
  hash: Buffer
  market: bigint
  account: bigint
  /** `0x…` */
  subaccount: string
  /** 0 in a book, 1 a limit order that waits for its trigger, 2 a market order that does */
  kind: number
  type: number
  isBuy: boolean
  price: string
  quantity: string
  fillable: string
  margin: string | null
  trigger: string | null
  cid: Buffer
  feeRecipient: string
  generation: number
  /** Heights; 0 for before the index began. */
  placed: bigint
  changed: bigint
}

/** undefined for whatever; `null` in lists means all. */
export type OrderSearch = {
  markets: bigint[]
  account: bigint | undefined
  subaccount: string | undefined
  isBuy: boolean | undefined
  kinds: number[]
  types: number[] | undefined
  cid: string | undefined
  /** Heights that they were placed in, both included. */
  from: bigint
  to: bigint
}

type Row = Omit<RestingOrder, 'market' | 'account' | 'placed' | 'changed'> &
  Record<'market' | 'account' | 'placed' | 'changed', string>

/** Open orders, the newest first, and how many there are of them up to `countTo`. */
export async function listRestingOrders(
  pool: Pool,
  search: OrderSearch,
  { skip, limit, countTo }: { skip: number; limit: number; countTo: number },
): Promise<{ orders: RestingOrder[]; total: number }> {
  const isOfAccount = search.account !== undefined
  const where = `${isOfAccount ? 'account = $2 and market' : '$2::int8 is null and market'} = any($1::int8[])
      and ($3::text is null or subaccount = $3) and ($4::bool is null or is_buy = $4) and kind = any($5)
      and ($6::int4[] is null or type = any($6)) and ($7::text is null or cid = convert_to($7, 'UTF8'))
      and placed between $8 and $9`
  const { rows } = await pool.query<{ orders: Row[] | null; total: string }>({
    name: isOfAccount ? 'resting_orders_of_account' : 'resting_orders_of_markets',
    // Index open_orders_account, or open_orders_placed for each market. The chain limits what an account may have open;
    // of markets no more than the newest that are counted are read.
    text: `with found as materialized (
        select hash, placed from open_orders where ${where} order by placed desc, hash limit $12
      ), page as (select hash from found order by placed desc, hash offset $10 limit $11)
      select (select count(*) from found) as total, (
        select json_agg(json_build_object('hash', encode(o.hash, 'hex'), 'market', market::text, 'account', account::text,
          'subaccount', subaccount, 'kind', kind, 'type', type, 'isBuy', is_buy, 'price', price::text,
          'quantity', quantity::text, 'fillable', fillable::text, 'margin', margin::text,
          'trigger', trigger_price::text, 'cid', encode(cid, 'hex'), 'feeRecipient', fee_recipient,
          'generation', generation, 'placed', placed::text, 'changed', changed::text) order by placed desc, o.hash)
        from page join open_orders as o on o.hash = page.hash
      ) as orders`,
    values: [
      search.markets,
      search.account,
      search.subaccount,
      search.isBuy,
      search.kinds,
      search.types,
      search.cid,
      search.from,
      search.to,
      skip,
      limit,
      Math.max(countTo, skip + limit),
    ],
  })
  const [row] = rows
  return { orders: (row?.orders ?? []).map(readRow), total: Number(row?.total ?? 0) }
}

function readRow(row: Row): RestingOrder {
  const bytes = (hex: unknown) => Buffer.from(String(hex), 'hex')
  return {
    ...row,
    hash: bytes(row.hash),
    cid: bytes(row.cid),
    market: BigInt(row.market),
    account: BigInt(row.account),
    placed: BigInt(row.placed),
    changed: BigInt(row.changed),
  }
}
