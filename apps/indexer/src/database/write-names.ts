import type { Client } from 'pg'
import type { IndexedBlock } from './indexed-block.ts'
import { pipelined } from './pipelined.ts'

type Notes = { denoms: Map<bigint, string>; accounts: Map<bigint, Uint8Array> }

/** Keys whose names are known to be there, so that most blocks need not say them again. */
export type WrittenNames = { denoms: Set<bigint>; accounts: Set<bigint> }

const mostRemembered = 100_000

/**
 * Writes the names behind the keys that blocks hold, and those noted beside them.
 *
 * @returns how many addresses are new
 */
export async function writeNames(
  client: Client,
  all: IndexedBlock[],
  notes: Notes,
  written: WrittenNames = { denoms: new Set(), accounts: new Set() },
): Promise<number> {
  const { denoms, accounts } = notes
  for (const { rows } of all) {
    for (const [key, denom] of rows.denoms) denoms.set(key, denom)
    for (const [key, bytes] of rows.addresses) accounts.set(key, bytes)
  }
  keepNew(denoms, written.denoms)
  keepNew(accounts, written.accounts)
  const [, added] = await pipelined(client, () =>
    Promise.all([writeDenoms(client, denoms), writeAddresses(client, accounts)]),
  )
  return added
}

function keepNew(names: Map<bigint, unknown>, written: Set<bigint>): void {
  if (written.size > mostRemembered) written.clear()
  for (const key of names.keys()) {
    if (written.has(key)) names.delete(key)
    else written.add(key)
  }
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
