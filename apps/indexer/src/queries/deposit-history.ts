import type { Pool } from 'pg'
import { unpackDeposits } from '#src/handlers/deposit-history/pack-deposits.ts'

export type DepositKey = { subaccount: bigint; denom: bigint }
export type DepositAmounts = { available: bigint; total: bigint }

type Found = Map<string, DepositAmounts>

/** Mostly the last blocks that changed a subaccount changed all of it; a denom that rests longer is looked for further. */
const depths = [4, 2000]

/** What subaccounts held before a block, in 10^-18ths; in the order of the keys, undefined where no block tells. */
export async function listDepositsBefore(
  pool: Pool,
  height: bigint,
  keys: DepositKey[],
): Promise<(DepositAmounts | undefined)[]> {
  const found: Found = new Map()
  for (const depth of depths) {
    const missing = keys.filter((key) => !found.has(nameOf(key)))
    const subaccounts = [...new Set(missing.map(({ subaccount }) => subaccount))]
    if (subaccounts.length > 0) await addFound(pool, found, { height, subaccounts, depth })
  }
  return keys.map((key) => found.get(nameOf(key)))
}

type Asked = { height: bigint; subaccounts: bigint[]; depth: number }

async function addFound(pool: Pool, found: Found, { height, subaccounts, depth }: Asked): Promise<void> {
  const { rows } = await pool.query<{ subaccount: string; deposits: Buffer }>({
    name: 'deposits_before',
    // The primary key of deposit_history, read backwards from the height, for each of the subaccounts.
    text: `select k.subaccount, h.deposits from unnest($2::int8[]) as k (subaccount)
      cross join lateral (
        select height, deposits from deposit_history as h
        where h.subaccount = k.subaccount and h.height < $1 order by h.height desc limit $3
      ) as h order by h.height`,
    values: [height, subaccounts, depth],
  })
  // From the oldest on, so that the newest counts.
  for (const { subaccount, deposits } of rows) {
    for (const { denom, available, total } of unpackDeposits(deposits)) {
      found.set(nameOf({ subaccount: BigInt(subaccount), denom }), { available, total })
    }
  }
}

function nameOf({ subaccount, denom }: DepositKey): string {
  return `${subaccount} ${denom}`
}
