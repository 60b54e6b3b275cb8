import type { Pool } from 'pg'
import { toSequence } from '#src/decode/values/keys.ts'
import { toNodeHex } from '#src/decode/values/hex.ts'

/** Beyond all heights and sequences. */
const last = '9223372036854775807'

/** Keys of accounts, and the height above which is looked. */
type Asked = { accounts: readonly bigint[]; after: bigint; limit: number }

/** The newest transactions of each account above a height: their hashes in upper-case hex, the newest first. */
export async function listNewTransactions(
  pool: Pool,
  { accounts, after, limit }: Asked,
): Promise<Map<bigint, string[]>> {
  const { rows } = await pool.query<{ account: string; hash: Buffer }>({
    name: 'new_transactions',
    // The primary key of account_txs, read backwards for each account, and that of txs.
    text: `select k.account, x.hash from unnest($1::int8[]) as k (account)
      cross join lateral transactions_of(k.account, $2, ${last}, $3) as found
      cross join lateral (select t.hash from txs as t where t.tx_seq = found.tx_seq) as x
      order by found.tx_seq desc`,
    values: [accounts, toSequence(after + 1n, 0), limit],
  })
  return gather(rows.map(({ account, hash }) => [BigInt(account), toNodeHex(hash)]))
}

/** The newest blocks above a height in which orders of each account were filled, the newest first. */
export async function listNewTrading(
  pool: Pool,
  { accounts, after, limit }: Asked,
): Promise<Map<bigint, bigint[]>> {
  const { rows } = await pool.query<{ account: string; height: string }>({
    name: 'new_trading',
    // Index order_packs_trades, read backwards for each account.
    text: `select k.account, found.height from unnest($1::int8[]) as k (account)
      cross join lateral trading_of(k.account, $2::int8 + 1, ${last}, $3) as found
      order by found.height desc`,
    values: [accounts, after, limit],
  })
  return gather(rows.map(({ account, height }) => [BigInt(account), BigInt(height)]))
}

function gather<Key, Value>(pairs: [Key, Value][]): Map<Key, Value[]> {
  const byKey = Map.groupBy(pairs, ([key]) => key)
  return new Map([...byKey].map(([key, all]) => [key, all.map(([, value]) => value)]))
}
