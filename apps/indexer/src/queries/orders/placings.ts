import type { Pool } from 'pg'
import { decodeEntries } from '#src/handlers/orders/entries.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listHashes } from '../transactions/transactions.ts'
import { transactionOf } from './order-history.ts'

type Placed = { hash: Buffer; account: bigint; placed: bigint }

/** Hashes of the transactions that placed orders, by the orders' hashes; what the chain placed by itself has none. */
export async function findPlacings(pool: Pool, orders: Placed[]): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map()
  const { rows } = await pool.query<{ height: string; entries: Buffer }>({
    name: 'placings',
    // The primary key of order_packs.
    text: `select p.height, p.entries
      from (select distinct * from unnest($1::int8[], $2::int8[]) as k (account, height)) as k
      join order_packs as p using (account, height)`,
    values: [orders.map(({ account }) => account), orders.map(({ placed }) => placed)],
  })
  const wanted = new Set(orders.map(({ hash }) => toPrefixedHex(hash)))
  const found = rows.flatMap(({ height, entries }) =>
    decodeEntries(entries).flatMap(({ entry }) => {
      if (entry.kind !== 'placed' || !wanted.has(toPrefixedHex(entry.hash))) return []
      const transaction = transactionOf(BigInt(height), entry.cause)
      return transaction === null ? [] : [{ hash: toPrefixedHex(entry.hash), transaction }]
    }),
  )
  const hashes = await listHashes(
    pool,
    found.map(({ transaction }) => transaction),
  )
  return new Map(
    found.flatMap(({ hash, transaction }) => {
      const txHash = hashes.get(transaction)
      return txHash === undefined ? [] : [[hash, txHash] as const]
    }),
  )
}
