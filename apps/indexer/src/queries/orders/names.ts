import type { Pool } from 'pg'
import { toNodeHex } from '#src/decode/values/hex.ts'
import { milliseconds } from '../milliseconds.ts'
import { createAmounts, type Scale } from './amounts.ts'

/** What rows have keys of, by those keys. Of an account or a block that nobody asked for it tells nothing: it throws. */
export type Names = {
  /** The market's id; its key in hex where the index doesn't know more. */
  marketId(key: bigint): string
  amounts(key: bigint, generation: number): ReturnType<typeof createAmounts>
  /** @param nonce of the account's subaccount */
  subaccountId(account: bigint, nonce: bigint): string
  address(account: bigint): Buffer
  timeMs(height: bigint): bigint
  /** As a node writes it; undefined where the index doesn't have it. */
  transactionHash(sequence: bigint): string | undefined
}

type Wanted = {
  markets: Iterable<bigint>
  accounts: Iterable<bigint>
  heights: Iterable<bigint>
  /** Of transactions. */
  sequences?: Iterable<bigint>
}

export async function findNames(pool: Pool, wanted: Wanted): Promise<Names> {
  const asked = { accounts: new Set(wanted.accounts), heights: new Set(wanted.heights) }
  const rows = await listNamed(pool, { ...wanted, ...asked })
  const named = <Thing>(what: keyof Wanted, read: (row: Row) => Thing) =>
    new Map(rows.flatMap((row) => (row.what === what ? [[BigInt(row.key), read(row)]] : [])))
  const markets = named('markets', ({ market }) => market && { id: market.id, scale: scaleOf(market) })
  const addresses = named('accounts', ({ bytes }) => bytes)
  const times = named('heights', ({ ms }) => BigInt(ms ?? 0))
  const hashes = named('sequences', ({ bytes }) => bytes && toNodeHex(bytes))
  const address = (account: bigint) => {
    if (!asked.accounts.has(account)) throw new Error(`the address of account ${account} was not asked for`)
    return addresses.get(account) ?? Buffer.alloc(20)
  }
  return {
    marketId: (key) => markets.get(key)?.id ?? `0x${BigInt.asUintN(64, key).toString(16).padStart(16, '0')}`,
    amounts: (key, generation) => createAmounts(markets.get(key)?.scale, generation),
    address,
    subaccountId: (account, nonce) => subaccountId(address(account), nonce),
    timeMs(height) {
      if (!asked.heights.has(height)) throw new Error(`the time of block ${height} was not asked for`)
      return times.get(height) ?? 0n
    },
    transactionHash: (sequence) => hashes.get(sequence) ?? undefined,
  }
}

type MarketRow = { id: string; kind: string; base_decimals: number | null; quote_decimals: number }
type Row = {
  what: keyof Wanted
  key: string
  bytes: Buffer | null
  ms: string | null
  market: MarketRow | null
}

async function listNamed(pool: Pool, wanted: Wanted): Promise<Row[]> {
  const keys = [wanted.markets, wanted.accounts, wanted.heights, wanted.sequences ?? []].map((some) => [
    ...new Set(some),
  ])
  if (keys.every((some) => some.length === 0)) return []
  const { rows } = await pool.query<Row>({
    name: 'names_of_keys',
    // A few hundred markets by their unique index; the primary keys of addresses, blocks and txs. As nothing is known of what
    // stands in a select when it is planned, it is planned once; each key is looked up on its own (offset 0).
    text: `select 'markets' as what, m.key, null::bytea as bytes, null::int8 as ms, json_build_object('id', m.id, 'kind', m.kind,
          'base_decimals', m.base_decimals, 'quote_decimals', m.quote_decimals) as market
        from unnest((select $1::int8[])) as k (key) join markets as m using (key)
      union all select 'accounts', k.account, a.address, null, null from unnest((select $2::int8[])) as k (account)
        cross join lateral (select address from addresses where account = k.account offset 0) as a
      union all select 'heights', k.height, null, ${milliseconds('b.time')}, null from unnest((select $3::int8[])) as k (height)
        cross join lateral (select time from blocks where height = k.height offset 0) as b
      union all select 'sequences', k.seq, t.hash, null, null from unnest((select $4::int8[])) as k (seq)
        cross join lateral (select hash from txs where tx_seq = k.seq offset 0) as t`,
    values: keys,
  })
  return rows
}

function scaleOf({ kind, base_decimals: base, quote_decimals: quote }: MarketRow): Scale {
  return { isSpot: kind === 'spot', base: base ?? 0, quote }
}

/** @param nonce of the subaccount of the account with this address */
export function subaccountId(address: Buffer, nonce: bigint): string {
  return `0x${address.toString('hex')}${nonce.toString(16).padStart(24, '0')}`
}

export async function findMarkets(
  pool: Pool,
  keys: bigint[],
): Promise<Map<bigint, { id: string; scale: Scale }>> {
  if (keys.length === 0) return new Map()
  const { rows } = await pool.query<MarketRow & { key: string }>({
    name: 'markets_by_key',
    text: `select key, id, kind, base_decimals, quote_decimals from markets where key = any($1::int8[])`, // a few hundred rows
    values: [keys],
  })
  return new Map(rows.map((row) => [BigInt(row.key), { id: row.id, scale: scaleOf(row) }]))
}
