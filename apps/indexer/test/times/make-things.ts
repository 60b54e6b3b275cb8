import { encodeAddress } from '@injsight/chain'
import type { Client, Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

const delegators = 1_000_000
const tokens = 1_000_000
const collections = 5000
const contracts = 10_000

/** An address of its own for each number. */
function numbered(n: number): Uint8Array {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, n)
  return bytes
}

/** Collections of many tokens. */
export const cw721 = 'inj1made1'
export const erc721 = new Uint8Array(20).fill(0x5d)

/** The one that a million delegate to. */
export async function findValidator(client: Client | Pool): Promise<string> {
  const { rows } = await client.query<{ validator: string }>('select min(validator) as validator from stakes')
  return rows[0]?.validator ?? ''
}

/** What the copies of blocks do not bring: many contracts, collections, owners and delegators. Accounts of makeMarkets own them. */
export async function makeThings(client: Client): Promise<void> {
  const validator = await findValidator(client)
  await client.query(
    `insert into delegations (delegator, validator, shares) select 'inj1made' || n, $1, 1 + n % 1000
      from generate_series(1, ${delegators}) as n`,
    [validator],
  )
  const addresses = Array.from({ length: contracts }, (_, n) => encodeAddress('inj', numbered(n)))
  await client.query(
    `insert into contracts (address, code_id, creator, admin, label, created_height, created_gas, ibc_port, entries)
      select address, 1, 'inj1made' || n % 100, '', 'made ' || n, 1 + n % 100, n, '', 1
      from unnest($1::text[]) with ordinality as t (address, n)`,
    [addresses],
  )
  await client.query(
    `insert into nft_contracts (contract, code_id, name, symbol, tokens)
      select 'inj1made' || n, 1, 'made ' || n, 'MADE', case n when 1 then ${tokens} else n % 900 end
      from generate_series(1, ${collections}) as n`,
  )
  await client.query(
    `insert into nft_owners (contract, token, owner, height) select '${cw721}', n::text, 'inj1made' || n % 1000, 1
      from generate_series(1, ${tokens}) as n`,
  )
  const key = accountKey(erc721)
  await client.query('insert into addresses (account, address) values ($1, $2)', [key, erc721])
  await client.query(
    `insert into evm_tokens (contract, standard, supply, since) values ($1, 'erc721', ${tokens}, 1)`,
    [key],
  )
  await client.query(
    `insert into evm_nfts (contract, token, owner, height) select $1, n, 1 + n % 1000, 1
      from generate_series(1, ${tokens}) as n`,
    [key],
  )
  await client.query('vacuum analyze')
}
