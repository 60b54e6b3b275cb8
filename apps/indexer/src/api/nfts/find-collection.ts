import { decodeAddress, readAccount } from '@injsight/chain'
import type { Pool } from 'pg'
import { findCollectionRow, type CollectionRow } from '#src/queries/tokens/collections.ts'

/** A collection by its contract, however that is written. @throws Fault `invalid-input` */
export async function findCollection(pool: Pool, text: string): Promise<CollectionRow | undefined> {
  const account = readAccount(text.trim())
  return findCollectionRow(pool, { name: account, bytes: decodeAddress(account).bytes })
}

/** Whether a token is called as those of the EVM are: by a number of 256 bits. */
export function isNumbered(token: string): boolean {
  return /^\d{1,78}$/.test(token) && BigInt(token) < 1n << 256n
}
