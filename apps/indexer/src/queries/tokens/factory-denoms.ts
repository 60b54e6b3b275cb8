import type { Pool } from 'pg'
import { denomKey } from '#src/decode/values/keys.ts'

export type FactoryDenom = {
  denom: string
  creator: string
  admin: string
  admin_burn_allowed: boolean
  name: string
  symbol: string
  decimals: string
  supply: string
}

/** Denoms that an account created or rules over. */
export async function listFactoryDenoms(
  pool: Pool,
  { by, address, after, limit }: { by: 'creator' | 'admin'; address: string; after: string; limit: number },
): Promise<FactoryDenom[]> {
  const { rows } = await pool.query<Omit<FactoryDenom, 'supply'>>({
    name: `factory_denoms_of_${by}`,
    // The index that begins with the account; then the primary key of denom_metadata.
    text: `select f.denom, f.creator, f.admin, f.admin_burn_allowed,
        coalesce(m.name, '') as name, coalesce(m.symbol, '') as symbol, coalesce(m.decimals, 0) as decimals
      from factory_denoms as f left join denom_metadata as m using (denom)
      where f.${by} = $1 and f.denom > $2 order by f.denom limit $3`,
    values: [address, after, limit],
  })
  const supplies = await findSupplies(
    pool,
    rows.map(({ denom }) => denom),
  )
  return rows.map((row) => ({ ...row, supply: supplies.get(denomKey(row.denom).toString()) ?? '0' }))
}

async function findSupplies(pool: Pool, denoms: string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ denom: string; amount: string }>({
    name: 'supplies_of_denoms',
    text: 'select denom, amount from supplies where denom = any($1::int8[])', // the primary key
    values: [denoms.map(denomKey)],
  })
  return new Map(rows.map(({ denom, amount }) => [denom, amount]))
}

export type FactoryFlow = { seq: string; ordinal: number; actor: Buffer; account: Buffer; amount: string }

/** Mints and, with negative amounts, burns of a denom, newest first. */
export async function listFactoryFlows(
  pool: Pool,
  denom: string,
  { before, limit }: { before: { seq: bigint; ordinal: number } | undefined; limit: number },
): Promise<FactoryFlow[]> {
  const { rows } = await pool.query<FactoryFlow>({
    name: 'factory_flows',
    text: `select f.seq, f.ordinal, a.address as actor, b.address as account, f.amount
      from factory_flows as f join addresses as a on a.account = f.actor join addresses as b on b.account = f.account
      where f.denom = $1
        and (f.seq, f.ordinal) < (coalesce($2, 9223372036854775807::int8), coalesce($3, 2147483647::int4))
      order by f.seq desc, f.ordinal desc limit $4`, // its index
    values: [denomKey(denom), before?.seq ?? null, before?.ordinal ?? null, limit],
  })
  return rows
}
