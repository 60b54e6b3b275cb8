import { zstdDecompressSync } from 'node:zlib'
import { badChainData } from '@injsight/errors'
import type { Pool } from 'pg'

/** What the node said of a block, as it is stored: JSON, compressed. */
export type Blobs = { block: Buffer; results: Buffer }

/** The blobs of those of the heights that the index has, in no order. */
export async function listBlobs(pool: Pool, heights: bigint[]): Promise<Blobs[]> {
  const { rows } = await pool.query<Blobs>({
    name: 'block_blobs',
    text: `select block, results from block_blobs where height = any($1::int8[])`, // primary key
    values: [heights],
  })
  return rows
}

/** @throws Fault `bad-chain-data`, code `block.stored` */
export function readBlob(blob: Buffer): unknown {
  return readJson(zstdDecompressSync(blob))
}

/** @throws Fault `bad-chain-data`, code `block.stored` */
export function readJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'))
  } catch (error) {
    throw badChainData('block.stored', 'A stored block is not JSON', {}, error)
  }
}
