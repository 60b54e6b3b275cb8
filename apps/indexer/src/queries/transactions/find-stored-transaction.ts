import { zstdDecompressSync } from 'node:zlib'
import type { Pool } from 'pg'
import { listBlobs } from '../blocks/blobs.ts'
import { heightOf, indexOf } from '#src/decode/values/keys.ts'
import { readStoredBlock, type StoredBlock, type StoredTransaction } from '../blocks/stored-block.ts'

/** A transaction as the node told it, and its block; undefined when the index doesn't have it. */
export async function findStoredTransaction(
  pool: Pool,
  sequence: bigint,
): Promise<{ block: StoredBlock; transaction: StoredTransaction } | undefined> {
  const [blobs] = await listBlobs(pool, [heightOf(sequence)])
  if (blobs === undefined) return undefined
  const block = readStoredBlock(zstdDecompressSync(blobs.block), zstdDecompressSync(blobs.results))
  const transaction = block.txs[indexOf(sequence)]
  return transaction && { block, transaction }
}
