import type { Pool } from 'pg'
import { rangeOf } from '../exchange/accounts/subaccounts.ts'
import { accountKey } from '#src/decode/values/keys.ts'

/** How many of what an account has. */
export type Counts = {
  /** It has placed an order, or moved coins to or from a subaccount. */
  hasTraded: boolean
  /** It has done something with a stake, or was paid for one. */
  hasStaked: boolean
  balances: number
  subaccounts: number
  positions: number
  openOrders: number
  delegations: number
  unbondings: number
  redelegations: number
  grantsGiven: number
  grantsReceived: number
  allowancesGiven: number
  allowancesReceived: number
  cw20: number
  nfts: number
  denoms: number
  evmBalances: number
  evmNfts: number
  approvalsGiven: number
  approvalsReceived: number
}

type Flags = Pick<Counts, 'hasTraded' | 'hasStaked'>

/** @param name the account as `inj1…`, whose bytes `address` are */
export async function countThings(pool: Pool, name: string, address: Uint8Array): Promise<Counts> {
  const { rows } = await pool.query<Record<keyof Omit<Counts, keyof Flags>, string> & Flags>({
    name: 'account_counts',
    // Each by an index that begins with the account: balances_account, the primary key of exchange_deposits,
    // positions_subaccount, open_orders_account, the primary keys of delegations and what follows it, both of
    // authz_grants and of fee_allowances, cw20_balances_holder, nft_owners_owner, that of factory_denoms' admins,
    // evm_balances_holder, evm_nfts_owner, evm_items_holder, those of evm_allowances, evm_operators and evm_nft_approvals (a
    // contract may be a spender for all); the primary key of order_packs, both of subaccount_transfers,
    // staking_moves_delegator, payouts_delegator.
    text: `select
      (select count(*) from balances where account = $1 and amount > 0) as balances,
      (select count(distinct subaccount) from exchange_deposits where subaccount between $3 and $4 and total <> 0)
        as subaccounts,
      (select count(*) from positions where subaccount between $3 and $4) as positions,
      (select count(*) from open_orders where account = $1) as "openOrders",
      (select count(*) from delegations where delegator = $2) as delegations,
      (select coalesce(sum(jsonb_array_length(entries)), 0) from unbondings where delegator = $2) as unbondings,
      (select coalesce(sum(jsonb_array_length(entries)), 0) from redelegations where delegator = $2) as redelegations,
      (select count(*) from authz_grants where granter = $2) as "grantsGiven",
      (select count(*) from authz_grants where grantee = $2) as "grantsReceived",
      (select count(*) from fee_allowances where granter = $2) as "allowancesGiven",
      (select count(*) from fee_allowances where grantee = $2) as "allowancesReceived",
      (select count(*) from cw20_balances as b join cw20_tokens as k using (contract)
        where b.holder = $2 and b.amount > 0 and k.lost is null) as cw20,
      (select count(*) from nft_owners as o join nft_contracts as k using (contract)
        where o.owner = $2 and k.lost is null) as nfts,
      (select count(*) from factory_denoms where admin = $2) as denoms,
      (select count(*) from evm_balances as b join evm_tokens as t using (contract)
        left join evm_faces as f using (contract)
        where b.holder = $1 and t.lost is null and t.denom is null and f.denom is null) as "evmBalances",
      (select count(*) from evm_nfts as n join evm_tokens as t using (contract)
        where n.owner = $1 and t.lost is null)
        + (select count(*) from evm_items as i join evm_tokens as t using (contract)
        where i.holder = $1 and t.lost is null) as "evmNfts",
      (select count(*) from (
          select contract from evm_allowances where owner = $1
          union all select contract from evm_operators where owner = $1
          union all select contract from evm_nft_approvals where owner = $1 limit 10000
        ) as given) as "approvalsGiven",
      (select count(*) from (
          select contract from evm_allowances where spender = $1
          union all select contract from evm_operators where operator = $1
          union all select contract from evm_nft_approvals where spender = $1 limit 10000
        ) as received) as "approvalsReceived",
      exists (select from order_packs where account = $1)
        or exists (select from subaccount_transfers where sender = $1)
        or exists (select from subaccount_transfers where recipient = $1) as "hasTraded",
      exists (select from staking_moves where delegator = $1)
        or exists (select from payouts where delegator = $1) as "hasStaked"`,
    values: [accountKey(address), name, ...rangeOf(address)],
  })
  const { hasTraded = false, hasStaked = false, ...counted } = rows[0] ?? {}
  const counts = Object.entries(counted).map(([of, n]) => [of, Number(n)])
  return { ...(Object.fromEntries(counts) as Omit<Counts, keyof Flags>), hasTraded, hasStaked }
}

export type FirstSeen = {
  /** Of the first transaction that names it or the first change of a balance; undefined for none. */
  height: bigint | undefined
  /** It held something before the first block of the index. */
  isOlder: boolean
}

/** Since when the index knows an account. */
export async function findFirstSeen(pool: Pool, address: Uint8Array): Promise<FirstSeen> {
  const { rows } = await pool.query<{ height: string | null; is_older: boolean }>({
    name: 'account_first_seen',
    // The primary key of account_txs; for each denom of the account, by index balances_account, that of
    // balance_history. Ten thousand denoms are more than anybody holds.
    text: `with firsts as (
        select b.amount as now, h.told as height, h.amount - h.change as before
        from (select denom, amount from balances where account = $1 limit 10000) as b
        left join lateral balance_from($1, b.denom, 1) as h on true
      )
      select
        least(
          (select tx_seq >> 16 from account_txs where account = $1 order by tx_seq limit 1),
          (select min(height) from firsts)
        ) as height,
        coalesce((select bool_or(case when height is null then now > 0 else before > 0 end) from firsts), false)
          as is_older`,
    values: [accountKey(address)],
  })
  const { height = null, is_older: isOlder = false } = rows[0] ?? {}
  return { height: height === null ? undefined : BigInt(height), isOlder }
}

export type ContractFacts = { codeId: bigint; label: string; creator: string; admin: string }

/** The contract whose account this is; undefined for all others. */
export async function findContractOf(pool: Pool, address: string): Promise<ContractFacts | undefined> {
  const { rows } = await pool.query<Omit<ContractFacts, 'codeId'> & { code_id: string }>({
    name: 'contract_of_account',
    text: 'select code_id, label, creator, admin from contracts where address = $1', // the primary key
    values: [address],
  })
  return rows.map(({ code_id, ...facts }) => ({ ...facts, codeId: BigInt(code_id) }))[0]
}
