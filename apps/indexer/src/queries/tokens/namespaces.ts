import type { Pool } from 'pg'

export type NamespaceRow = { denom: string; wasm_hook: string; evm_hook: string; evm_post_hook: string }

/** What is set in a namespace; who has which role is in {@link listNamespaceActors}. */
export type NamespaceRules = NamespaceRow & {
  roles: { role: number; name: string; permissions: number }[]
  managers: { manager: string; roles: number[] }[]
  policies: { action: number; is_disabled: boolean; is_sealed: boolean }[]
  capabilities: { manager: string; action: number; can_disable: boolean; can_seal: boolean }[]
}

// Primary keys; roles, managers and policies of a namespace are few.
const rules = `select n.*,
    (select coalesce(jsonb_agg(jsonb_build_object('role', role, 'name', name, 'permissions', permissions)
      order by role), '[]') from namespace_roles where denom = n.denom) as roles,
    (select coalesce(jsonb_agg(jsonb_build_object('manager', manager, 'roles', roles) order by manager), '[]')
      from (select manager, jsonb_agg(role order by role) as roles
        from namespace_managers where denom = n.denom group by manager) as m) as managers,
    (select coalesce(jsonb_agg(to_jsonb(p) - 'denom' order by action), '[]')
      from namespace_policies as p where denom = n.denom) as policies,
    (select coalesce(jsonb_agg(to_jsonb(c) - 'denom' order by manager, action), '[]')
      from namespace_capabilities as c where denom = n.denom) as capabilities
  from namespaces as n`

/** By their denoms, from one on. */
export async function listNamespaces(pool: Pool, after: string, limit: number): Promise<NamespaceRules[]> {
  const { rows } = await pool.query<NamespaceRules>({
    name: 'namespaces',
    text: `${rules} where denom > $1 order by denom limit $2`, // the primary key
    values: [after, limit],
  })
  return rows
}

export async function findNamespace(pool: Pool, denom: string): Promise<NamespaceRules | undefined> {
  const { rows } = await pool.query<NamespaceRules>({
    name: 'namespace',
    text: `${rules} where denom = $1`,
    values: [denom],
  })
  return rows[0]
}

export async function listNamespaceActors(
  pool: Pool,
  { denom, after, limit }: { denom: string; after: string; limit: number },
): Promise<{ actor: string; roles: number[] }[]> {
  const { rows } = await pool.query<{ actor: string; roles: number[] }>({
    name: 'namespace_actors',
    text: 'select actor, roles from namespace_actors where denom = $1 and actor > $2 order by actor limit $3', // the primary key
    values: [denom, after, limit],
  })
  return rows
}

export type VoucherRow = { denom: string; account: string; amount: string }

/** Coins that wait, by their denoms and accounts, from one on; of one denom where it is named. */
export async function listAllVouchers(
  pool: Pool,
  { denom, after, limit }: { denom: string; after: { denom: string; account: string }; limit: number },
): Promise<VoucherRow[]> {
  const { rows } = await pool.query<VoucherRow>({
    name: denom === '' ? 'vouchers' : 'vouchers_of_denom',
    // The primary key.
    text: `select denom, account, amount from permission_vouchers
      where ${denom === '' ? "$4 = ''" : 'denom = $4'} and (denom, account) > ($1, $2) order by denom, account limit $3`,
    values: [after.denom, after.account, limit, denom],
  })
  return rows
}
