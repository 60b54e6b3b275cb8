import type { Sender } from './batch.ts'
import type { IndexedBlock } from './indexed-block.ts'
import { asRows, encodeRows } from './row-parameters.ts'

type Notes = { denoms: Map<bigint, string>; accounts: Map<bigint, Uint8Array> }

/** Keys whose names are known to be there, so that most blocks need not say them again. */
export type WrittenNames = { denoms: Set<bigint>; accounts: Set<bigint> }

const mostRemembered = 100_000

/** Writes the names behind the keys that blocks hold, and those noted beside them. */
export async function writeNames(
  to: Sender,
  all: IndexedBlock[],
  notes: Notes,
  written: WrittenNames = { denoms: new Set(), accounts: new Set() },
): Promise<void> {
  const { denoms, accounts } = notes
  for (const { rows } of all) {
    for (const [key, denom] of rows.denoms) denoms.set(key, denom)
    for (const [key, bytes] of rows.addresses) accounts.set(key, bytes)
  }
  keepNew(denoms, written.denoms)
  keepNew(accounts, written.accounts)
  await Promise.all([writeDenoms(to, denoms), writeAddresses(to, accounts)])
}

function keepNew(names: Map<bigint, unknown>, written: Set<bigint>): void {
  if (written.size > mostRemembered) written.clear()
  for (const key of names.keys()) {
    if (written.has(key)) names.delete(key)
    else written.add(key)
  }
}

const addressColumns = { account: 'int8', address: 'bytes' } as const
const denomColumns = { id: 'int8', denom: 'text' } as const

/** Writes addresses, and counts those that are new. */
async function writeAddresses(to: Sender, addresses: Map<bigint, Uint8Array>): Promise<void> {
  if (addresses.size === 0) return
  await to.query({
    name: 'write_addresses',
    text: `with added as (
        insert into addresses (account, address) select * from ${asRows(addressColumns)}
        on conflict do nothing returning account
      ) update chain_state set addresses = addresses + (select count(*) from added)`,
    values: encodeRows(
      addressColumns,
      [...addresses].map(([account, address]) => ({ account, address: Buffer.from(address) })),
    ),
  })
}

async function writeDenoms(to: Sender, denoms: Map<bigint, string>): Promise<void> {
  if (denoms.size === 0) return
  await to.query({
    name: 'write_denoms',
    text: `insert into denoms (id, denom) select * from ${asRows(denomColumns)} on conflict do nothing`,
    values: encodeRows(
      denomColumns,
      [...denoms].map(([id, denom]) => ({ id, denom })),
    ),
  })
}
