import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { findFirstHeightSince } from '../../blocks/blocks.ts'
import { addDecimals } from '../decimals.ts'
import { listPaymentsOf } from './funding-payments.ts'
import { listSubaccounts } from './subaccounts.ts'

/** Blocks in which positions may have changed, and intervals, that are looked through. */
const [mostChanges, mostPayments] = [20_000, 3000]
const highest = 2n ** 47n - 1n

type Asked = { market: bigint; fromMs: number; stepMs: number }

/**
 * What the positions of an account in a market received (positive) or paid since a moment, by stretches of time, in the
 * market's units; undefined for who changed positions too often since to be told at once.
 */
export async function sumFunding(
  pool: Pool,
  address: Uint8Array,
  { market, fromMs, stepMs }: Asked,
): Promise<Map<number, string> | undefined> {
  const from = await findFirstHeightSince(pool, BigInt(fromMs))
  if (from === undefined) return new Map()
  if (!(await isFew(pool, accountKey(address), from))) return undefined
  const range = { markets: [market], from, to: highest, limit: mostPayments }
  const subaccounts = await listSubaccounts(pool, address)
  const payments = await Promise.all(subaccounts.map(({ id }) => listPaymentsOf(pool, id, range)))
  const startOf = ({ timeMs }: { timeMs: bigint }) => Number(timeMs) - (Number(timeMs) % stepMs)
  const stretches = Map.groupBy(payments.flat(), startOf)
  return new Map(
    [...stretches].map(([start, some]) => [start, addDecimals(some.map(({ amount }) => amount))]),
  )
}

async function isFew(pool: Pool, account: bigint, from: bigint): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'position_changes_since',
    // The primary key, so many entries at most; skipped, as to count them takes as long again.
    text: `select from position_changes where account = $1 and height >= $2 limit 1 offset ${mostChanges - 1}`,
    values: [account, from],
  })
  return rows.length === 0
}
