import { zstdDecompressSync } from 'node:zlib'
import { badChainData } from '@injsight/errors'
import type { RpcBlock, RpcBlockResults } from '@injsight/node-client'
import type { Pool } from 'pg'
import { listBlobs } from './block-cache.ts'

/** A block and its results with all that the node said of them. */
export type ToldBlock = { block: RpcBlock; results: RpcBlockResults }

/** The blocks of these heights that the index has, by height. */
export async function listToldBlocks(pool: Pool, heights: bigint[]): Promise<Map<bigint, ToldBlock>> {
  const told = (await listBlobs(pool, heights)).map(({ block, results }) => ({
    block: read(block) as RpcBlock,
    results: read(results) as RpcBlockResults,
  }))
  return new Map(told.map((one) => [BigInt(one.block.block.header.height), one]))
}

function read(blob: Buffer): unknown {
  try {
    return JSON.parse(zstdDecompressSync(blob).toString('utf8'))
  } catch (error) {
    throw badChainData('block.stored', 'A stored block is not JSON', {}, error)
  }
}
