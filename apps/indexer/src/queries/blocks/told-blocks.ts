import type { RpcBlock, RpcBlockResults } from '@injsight/node-client'
import type { Pool } from 'pg'
import { listBlobs, readBlob } from './blobs.ts'

/** A block and its results with all that the node said of them. */
export type ToldBlock = { block: RpcBlock; results: RpcBlockResults }

/** The blocks of these heights that the index has, by height. */
export async function listToldBlocks(pool: Pool, heights: bigint[]): Promise<Map<bigint, ToldBlock>> {
  const told = (await listBlobs(pool, heights)).map(({ block, results }) => ({
    block: readBlob(block) as RpcBlock,
    results: readBlob(results) as RpcBlockResults,
  }))
  return new Map(told.map((one) => [BigInt(one.block.block.header.height), one]))
}
