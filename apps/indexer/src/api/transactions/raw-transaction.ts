import { notFound } from '@injsight/errors'
import type { GetRawTransactionResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import { heightOf, indexOf } from '#src/decode/values/keys.ts'
import { findSequenceOfHash } from '#src/queries/transactions/transactions.ts'
import { readHash } from '../read-place.ts'

/** @throws Fault `invalid-input`, `not-found` */
export async function getRawTransaction(
  { pool, cache }: { pool: Pool; cache: BlockCache },
  text: string,
): Promise<GetRawTransactionResponse> {
  const sequence = await findSequenceOfHash(pool, readHash(text))
  const block = sequence === undefined ? undefined : await cache.find(heightOf(sequence))
  const tx = sequence === undefined ? undefined : block?.txs[indexOf(sequence)]
  if (tx === undefined) throw notFound('transaction', `There is no transaction ${text} in the index`)
  return { tx: tx.raw.toString('base64') }
}
