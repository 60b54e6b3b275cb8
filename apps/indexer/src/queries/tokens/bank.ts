import type { Pool } from 'pg'
import { accountKey, denomKey } from '#src/decode/values/keys.ts'

// Amounts are decimal text, as the chain writes them. What an account had and has no longer is a row with amount 0,
// and no holding.

export type Coin = { denom: string; amount: string }

/** A part of a list in the order of denoms, byte by byte, as the chain has it. */
export type DenomPage = {
  /** The first denom of the page, itself included; undefined for the beginning. */
  from: string | undefined
  skip: number
  limit: number
  reverse: boolean
}

/** What an account holds of a denom, '0' when it holds none. */
export async function findBalance(pool: Pool, address: Uint8Array, denom: string): Promise<string> {
  const { rows } = await pool.query<{ amount: string }>({
    name: 'balance',
    text: `select amount from balances where denom = $1 and account = $2`, // the primary key
    values: [denomKey(denom), accountKey(address)],
  })
  return rows[0]?.amount ?? '0'
}

export async function listBalances(pool: Pool, address: Uint8Array, page: DenomPage): Promise<Coin[]> {
  const { rows } = await pool.query<Coin>({
    name: page.reverse ? 'balances_reverse' : 'balances',
    // Index balances_account: the few hundred denoms of one account at most, named by the primary key of denoms.
    text: `select d.denom, b.amount from balances as b join denoms as d on d.id = b.denom
      where b.account = $1 and b.amount > 0 and ${inPage(page)}`,
    values: [accountKey(address), ...valuesOf(page)],
  })
  return rows
}

/** What an account holds of some denoms; those that it has nothing of are left out. */
export async function listBalancesOf(
  pool: Pool,
  address: Uint8Array,
  denoms: readonly string[],
): Promise<Coin[]> {
  const { rows } = await pool.query<Coin>({
    name: 'balances_of',
    // The primary key, once for each denom.
    text: `select k.name as denom, b.amount from unnest($1::int8[], $2::text[]) as k (denom, name)
      join balances as b on b.denom = k.denom and b.account = $3 where b.amount > 0`,
    values: [denoms.map(denomKey), denoms, accountKey(address)],
  })
  return rows
}

export async function countBalances(pool: Pool, address: Uint8Array): Promise<bigint> {
  const { rows } = await pool.query<{ n: string }>({
    name: 'balances_count',
    text: `select count(*) as n from balances where account = $1 and amount > 0`, // index balances_account
    values: [accountKey(address)],
  })
  return BigInt(rows[0]?.n ?? 0)
}

/** The supply of a denom, '0' when there is none. */
export async function findSupply(pool: Pool, denom: string): Promise<string> {
  const { rows } = await pool.query<{ amount: string }>({
    name: 'supply',
    text: `select amount from supplies where denom = $1`, // the primary key
    values: [denomKey(denom)],
  })
  return rows[0]?.amount ?? '0'
}

export async function listSupplies(pool: Pool, page: DenomPage): Promise<Coin[]> {
  const { rows } = await pool.query<Coin>({
    name: page.reverse ? 'supply_list_reverse' : 'supply_list',
    // Supplies and denoms are read whole: a few thousand rows, on mainnet some ten thousand.
    text: `select d.denom, s.amount from supplies as s join denoms as d on d.id = s.denom
      where s.amount > $1 and ${inPage(page)}`,
    values: [0, ...valuesOf(page)],
  })
  return rows
}

export async function countSupplies(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ n: string }>({
    name: 'supplies_count',
    text: `select count(*) as n from supplies where amount > 0`, // read whole
  })
  return BigInt(rows[0]?.n ?? 0)
}

/** A holder's place among all holders of a denom. */
export type HolderKey = { amount: string; account: bigint }
export type HolderRow = HolderKey & { address: Buffer }

/** Who holds a denom, the largest first; `from` is the first of the page, itself included. */
export async function listHolders(
  pool: Pool,
  denom: string,
  {
    from,
    skip,
    limit,
    reverse,
  }: { from: HolderKey | undefined; skip: number; limit: number; reverse: boolean },
): Promise<HolderRow[]> {
  const [order, compare] = reverse ? ['asc', '>='] : ['desc', '<=']
  const { rows } = await pool.query<{ amount: string; account: string; address: Buffer }>({
    name: `holders_${order}${from ? '_from' : ''}`,
    // Index balances_rank, from the page's first holder on: the last page is as near as the first.
    text: `select b.amount, b.account, a.address from balances as b join addresses as a using (account)
      where b.denom = $1 and b.amount > 0 ${from ? `and (b.amount, b.account) ${compare} ($4, $5)` : ''}
      order by b.amount ${order}, b.account ${order} limit $2 offset $3`,
    values: [denomKey(denom), limit, skip, ...(from ? [from.amount, from.account] : [])],
  })
  return rows.map(({ amount, account, address }) => ({ amount, account: BigInt(account), address }))
}

export async function countHolders(pool: Pool, denom: string): Promise<bigint> {
  const { rows } = await pool.query<{ n: string }>({
    name: 'holders_count',
    text: `select holders as n from denom_holders where denom = $1`, // the primary key
    values: [denomKey(denom)],
  })
  return BigInt(rows[0]?.n ?? 0)
}

// The chain orders by bytes; a database's own order may be that of a language.
function inPage({ reverse }: DenomPage): string {
  const [order, compare] = reverse ? ['desc', '<='] : ['asc', '>=']
  return `($2::text is null or d.denom collate "C" ${compare} $2) order by d.denom collate "C" ${order} limit $3 offset $4`
}

function valuesOf({ from, limit, skip }: DenomPage): unknown[] {
  return [from, limit, skip]
}
