import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

export type EvmNftRow = {
  /** Keys, to go on after it. */
  contract: string
  holder: string
  address: Buffer
  owner: Buffer
  token: string
  amount: string
  height: string
  name: string | null
}

export type EvmNftFilter = {
  standard: 'erc721' | 'erc1155'
  owner: Uint8Array | undefined
  contract: Uint8Array | undefined
  /** Its number; left out for all. */
  token?: string
}

type After = Pick<EvmNftRow, 'contract' | 'token' | 'holder'>

const typeOf = { contract: 'int8', token: 'numeric', holder: 'int8' }

/** Tokens by contract and number, and by owner where several have one; of contracts that are believed. */
export async function listEvmNfts(
  pool: Pool,
  { standard, owner, contract, token }: EvmNftFilter,
  { after, limit }: { after: After | undefined; limit: number },
): Promise<EvmNftRow[]> {
  const values: unknown[] = []
  const add = (value: unknown) => `$${values.push(value)}`
  const [table, holder, amount] =
    standard === 'erc721' ? ['evm_nfts', 'owner', `'1'`] : ['evm_items', 'holder', 'o.amount::text']
  // No more of them than tell lines apart: by what is one and the same no index is followed.
  const keys: (keyof After)[] = [
    ...(contract === undefined ? (['contract'] as const) : []),
    'token',
    ...(standard === 'erc1155' && owner === undefined ? (['holder'] as const) : []),
  ]
  const columns = { contract: 'o.contract', token: 'o.token', holder: `o.${holder}` }
  const order = keys.map((key) => columns[key]).join(', ')
  const where = [
    ...(owner === undefined ? [] : [`o.${holder} = ${add(accountKey(owner))}`]),
    ...(contract === undefined ? [] : [`o.contract = ${add(accountKey(contract))}`]),
    ...(token === undefined ? [] : [`o.token = ${add(token)}::numeric`]),
    ...(after === undefined
      ? []
      : [`(${order}) > (${keys.map((key) => `${add(after[key])}::${typeOf[key]}`).join(', ')})`]),
  ]
  const { rows } = await pool.query<EvmNftRow>({
    // The primary keys, evm_nfts_owner, evm_items_holder.
    text: `select o.contract, o.${holder} as holder, ca.address, oa.address as owner, o.token, ${amount} as amount,
        o.height, tn.name
      from ${table} as o join evm_tokens as t on t.contract = o.contract and t.lost is null
      join addresses as ca on ca.account = o.contract join addresses as oa on oa.account = o.${holder}
      left join evm_token_names as tn on tn.contract = o.contract
      where ${where.join(' and ')} order by ${order} limit ${add(limit)}`,
    values,
  })
  return rows
}
