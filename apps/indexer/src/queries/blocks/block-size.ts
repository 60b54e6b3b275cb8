import { encodeBlock, readBlock } from '@injsight/light-client'
import type { Pool } from 'pg'
import { listBlobs, readBlob } from './blobs.ts'

/** How many bytes a block has that validators pass around; undefined for one with evidence, which is not encoded here. */
export async function findBlockSize(pool: Pool, height: bigint): Promise<number | undefined> {
  const [blobs] = await listBlobs(pool, [height])
  if (blobs === undefined) return undefined
  const block = readBlock((readBlob(blobs.block) as { block: unknown }).block)
  return block.hasEvidence ? undefined : encodeBlock(block).length
}
