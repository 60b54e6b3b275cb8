import type { Pool } from 'pg'
import { unpackDeposits } from '#src/handlers/deposit-history/pack-deposits.ts'
import type { ReadChanges } from '../../accounts/look-back.ts'
import { readPacked } from '../../accounts/packed-changes.ts'
import { accountKey, toSequence } from '#src/decode/values/keys.ts'
import { rangeOf } from './subaccounts.ts'

/** What subaccounts held by denom, with what orders held back, in 10^-18ths. Owners are keys of subaccounts, things of denoms. */
export function createReadDeposits(pool: Pool): ReadChanges<bigint> {
  return (looks, depth) =>
    readPacked(pool, looks, {
      name: `deposits_looked_back_${depth}`,
      // The primary key of deposit_history, read backwards from each height. As the depth stands in it, and nothing is known of
      // parameters that stand in selects, it is planned once.
      text: `select l.at, l.owner, h.height, h.deposits as packed
        from unnest((select $1::int8[]), (select $2::int8[])) with ordinality as l (owner, height, at)
        cross join lateral deposits_of(l.owner, l.height, ${depth}) as h order by l.at, h.height desc`,
      unpack: (packed) => unpackDeposits(packed).map(({ denom, total }) => [String(denom), total]),
    })
}

/** Where an account may have held something: ids of 32 bytes, with keys of denoms and of markets; and what is there now. */
export type Places = {
  denoms: { subaccount: Buffer; denom: bigint; total: string }[]
  markets: { subaccount: Buffer; market: bigint; margin: string }[]
}

const mostTransfers = 1000

/** Where something is now, was traded ever, or moved in or out since a block. */
export async function listPlaces(pool: Pool, address: Uint8Array, since: bigint): Promise<Places> {
  const range = rangeOf(address)
  const moved = (column: string, by: string) => `(select ${column} as subaccount, denom, 0 as total
    from subaccount_transfers where ${by} = $3 and seq >= $4 and ${column} is not null order by seq desc limit ${mostTransfers})`
  const { rows } = await pool.query<{
    subaccount: Buffer
    denom: string | null
    market: string | null
    held: string
  }>({
    name: 'places_of_subaccounts',
    // A range of the primary key of exchange_deposits; indexes subaccount_transfers_sender and _recipient, backwards. Ranges of
    // the primary key of subaccount_volumes and of index positions_subaccount.
    text: `select subaccount, denom, null::int8 as market, max(total) as held from (
          select subaccount, denom, total from exchange_deposits where subaccount between $1 and $2
          union all ${moved('from_subaccount', 'sender')} union all ${moved('to_subaccount', 'recipient')}
        ) as place where subaccount between $1 and $2 group by subaccount, denom
      union all select subaccount, null, market, max(margin) from (
          select subaccount, market, 0 as margin from subaccount_volumes where subaccount between $1 and $2
          union all select subaccount, market, margin from positions where subaccount between $1 and $2
        ) as place group by subaccount, market`,
    values: [...range, accountKey(address), toSequence(since, 0)],
  })
  return {
    denoms: rows.flatMap(({ subaccount, denom, held: total }) =>
      denom === null ? [] : [{ subaccount, denom: BigInt(denom), total }],
    ),
    markets: rows.flatMap(({ subaccount, market, held: margin }) =>
      market === null ? [] : [{ subaccount, market: BigInt(market), margin }],
    ),
  }
}
