import { invalidInput, notFound } from '@injsight/errors'
import type { Pool } from 'pg'
import { findStatus } from '#src/queries/status/status.ts'

/** @throws Fault `invalid-input`, code `transaction.hash` */
export function readHash(text: string): Buffer {
  const [, hex] = /^\s*(?:0x)?([0-9a-f]{64})\s*$/i.exec(text) ?? []
  if (hex === undefined) throw invalidInput('transaction.hash', 'the hash of a transaction has 64 hex digits')
  return Buffer.from(hex, 'hex')
}

/** Says which blocks there are where one is missing. */
export async function noBlock(pool: Pool, height: bigint) {
  const status = await findStatus(pool)
  const has = status === undefined ? 'is empty' : `has ${status.base} to ${status.head}`
  return notFound('block', `Block ${height} is not in the index, which ${has}`)
}
