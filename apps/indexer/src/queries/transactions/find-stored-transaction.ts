import type { Pool } from 'pg'
import { listTexts } from '#src/database/block-texts/list-texts.ts'
import { heightOf, indexOf } from '#src/decode/values/keys.ts'
import { readStoredBlock, type StoredBlock, type StoredTransaction } from '../blocks/stored-block.ts'

/** A transaction as the node told it, and its block; undefined when the index doesn't have it. */
export async function findStoredTransaction(
  pool: Pool,
  sequence: bigint,
): Promise<{ block: StoredBlock; transaction: StoredTransaction } | undefined> {
  const [texts] = await listTexts(pool, [heightOf(sequence)])
  if (texts === undefined) return undefined
  const block = readStoredBlock(texts)
  const transaction = block.txs[indexOf(sequence)]
  return transaction && { block, transaction }
}
