import type { Client } from 'pg'
import type { IndexedBlock } from './indexed-block.ts'

type Notes = { denoms: Map<bigint, string>; accounts: Map<bigint, Uint8Array> }

/**
 * Writes the names behind the keys that blocks hold, and those noted beside them.
 *
 * @returns how many addresses are new
 */
export async function writeNames(client: Client, all: IndexedBlock[], notes: Notes): Promise<number> {
  const { denoms, accounts } = notes
  for (const { rows } of all) {
    for (const [key, denom] of rows.history.denoms) denoms.set(key, denom)
    for (const [key, bytes] of rows.addresses) accounts.set(key, bytes)
  }
  await writeDenoms(client, denoms)
  return writeAddresses(client, accounts)
}

/** @returns how many of them are new */
export async function writeAddresses(client: Client, addresses: Map<bigint, Uint8Array>): Promise<number> {
  if (addresses.size === 0) return 0
  const { rowCount } = await client.query({
    name: 'write_addresses',
    text: `insert into addresses (account, address) select * from unnest($1::int8[], $2::bytea[])
      on conflict do nothing`,
    values: [[...addresses.keys()], [...addresses.values()].map((bytes) => Buffer.from(bytes))],
  })
  return rowCount ?? 0
}

export async function writeDenoms(client: Client, denoms: Map<bigint, string>): Promise<void> {
  if (denoms.size === 0) return
  await client.query({
    name: 'write_denoms',
    text: `insert into denoms (id, denom) select * from unnest($1::int8[], $2::text[]) on conflict do nothing`,
    values: [[...denoms.keys()], [...denoms.values()]],
  })
}
