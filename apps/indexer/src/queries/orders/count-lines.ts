import type { Pool } from 'pg'
import { nonceKey } from '#src/decode/values/keys.ts'

/** Whose orders or trades, and where; `from` and `to` are heights, both included. */
export type CountSearch = {
  markets: bigint[]
  /** Accounts, or subaccounts of theirs by their nonces; undefined for all. */
  owners: { account: bigint; nonce?: bigint }[] | undefined
  from: bigint
  to: bigint
}

/** Rows that are read at first: who places orders places several at once, mostly; fills come one by one. */
const fewRows = { placed: 500, filled: 1000 }

/**
 * How many orders were placed, or filled, so many at most; undefined where the index does not count them, as of
 * subaccounts with a large nonce, which share their counts.
 */
export async function countLines(
  pool: Pool,
  what: 'placed' | 'filled',
  { search, most }: { search: CountSearch; most: number },
): Promise<number | undefined> {
  const rows = Math.min(fewRows[what], most)
  const few = await sumRows(pool, what, { search, rows })
  const isEnough = few === undefined || few >= most || rows === most
  const all = isEnough ? few : await sumRows(pool, what, { search, rows: most })
  return all && Math.min(all, most)
}

/** The sum of so many rows, none of which is 0. */
async function sumRows(
  pool: Pool,
  what: 'placed' | 'filled',
  { search: { markets, owners, from, to }, rows: limit }: { search: CountSearch; rows: number },
): Promise<number | undefined> {
  const nonces = owners?.map(({ nonce }) => (nonce === undefined ? null : nonceKey(nonce)))
  if (nonces?.includes(-1)) return undefined
  const { rows } = await pool.query<{ n: string }>(
    owners === undefined
      ? {
          name: `${what}_of_markets`,
          // The primary key of order_counts, without its rows, once for each market. Planned once, as in names.ts.
          text: `select coalesce(sum(${what}), 0) as n from (
              select ${what} from unnest((select $1::int8[])) as m (market) cross join lateral (
                select ${what} from order_counts where market = m.market and ${what} > 0
                  and height between (select $2::int8) and (select $3::int8)
                order by height desc limit (select $4::int8)
              ) as c limit (select $4::int8)
            ) as part`,
          values: [markets, from, to, limit],
        }
      : {
          name: `${what}_of_owners`,
          // Index order_counts_account, without its rows, once for each of them. Planned once, as above.
          text: `select coalesce(sum(${what}), 0) as n from (
              select ${what} from unnest((select $5::int8[]), (select $6::int4[])) as k (account, nonce) cross join lateral (
                select ${what} from order_counts where account = k.account and market = any((select $1::int8[])::int8[])
                  and (k.nonce is null or nonce = k.nonce) and ${what} > 0 and height between (select $2::int8) and (select $3::int8)
                order by height desc limit (select $4::int8)
              ) as c limit (select $4::int8)
            ) as part`,
          values: [markets, from, to, limit, owners.map(({ account }) => account), nonces],
        },
  )
  return Number(rows[0]?.n ?? 0)
}
