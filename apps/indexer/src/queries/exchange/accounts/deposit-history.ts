import type { Pool } from 'pg'
import { unpackDeposits } from '#src/handlers/deposit-history/pack-deposits.ts'
import { findBeginning } from '../../blocks/beginning.ts'

export type DepositKey = { subaccount: bigint; denom: bigint }
export type DepositAmounts = { available: bigint; total: bigint }

/** With the block that told it. */
export type FoundDeposit = DepositAmounts & { height: bigint }

type Found = {
  deposits: Map<string, FoundDeposit>
  /** Subaccounts of which no block tells more. */
  exhausted: Set<bigint>
}

/** Mostly the last blocks that changed a subaccount changed all of it; a denom that rests longer is looked for further. */
const depths = [4, 2000]

/**
 * What subaccounts held before a block, in 10^-18ths; in the order of the keys. What no block tells was nothing where the
 * index begins with the chain, and is undefined elsewhere.
 */
export async function listDepositsBefore(
  pool: Pool,
  height: bigint,
  keys: DepositKey[],
): Promise<(FoundDeposit | undefined)[]> {
  const { deposits, exhausted }: Found = { deposits: new Map(), exhausted: new Set() }
  const listMissing = () => keys.filter((key) => !deposits.has(nameOf(key)))
  for (const depth of depths) {
    const open = listMissing().filter(({ subaccount }) => !exhausted.has(subaccount))
    const subaccounts = [...new Set(open.map(({ subaccount }) => subaccount))]
    if (subaccounts.length === 0) break
    await addFound(pool, { deposits, exhausted }, { height, subaccounts, depth })
  }
  const begun = listMissing().length === 0 ? undefined : await findBeginning(pool)
  return keys.map((key) => {
    const found = deposits.get(nameOf(key))
    if (found !== undefined || begun === undefined || !exhausted.has(key.subaccount)) return found
    return { available: 0n, total: 0n, height: begun }
  })
}

type Asked = { height: bigint; subaccounts: bigint[]; depth: number }

async function addFound(
  pool: Pool,
  { deposits, exhausted }: Found,
  { height, subaccounts, depth }: Asked,
): Promise<void> {
  const { rows } = await pool.query<{ subaccount: string; height: string; deposits: Buffer }>({
    name: 'deposits_before',
    // The primary key of deposit_history, read backwards from the height, for each of the subaccounts.
    text: `select k.subaccount, h.height, h.deposits from unnest($2::int8[]) as k (subaccount)
      cross join lateral deposits_of(k.subaccount, $1::int8 - 1, $3) as h order by h.height`,
    values: [height, subaccounts, depth],
  })
  const counts = new Map<bigint, number>()
  // From the oldest on, so that the newest counts.
  for (const row of rows) {
    const subaccount = BigInt(row.subaccount)
    counts.set(subaccount, (counts.get(subaccount) ?? 0) + 1)
    for (const { denom, ...amounts } of unpackDeposits(row.deposits)) {
      deposits.set(nameOf({ subaccount, denom }), { ...amounts, height: BigInt(row.height) })
    }
  }
  for (const one of subaccounts) if ((counts.get(one) ?? 0) < depth) exhausted.add(one)
}

function nameOf({ subaccount, denom }: DepositKey): string {
  return `${subaccount} ${denom}`
}
