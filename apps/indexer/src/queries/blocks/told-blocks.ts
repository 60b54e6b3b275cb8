import type { RpcBlock, RpcBlockResults } from '@injsight/node-client'
import type { Pool } from 'pg'
import { listTexts, readJson } from '#src/database/block-texts/list-texts.ts'

/** A block and its results with all that the node said of them. */
export type ToldBlock = { block: RpcBlock; results: RpcBlockResults }

/** The blocks of these heights that the index has, by height. */
export async function listToldBlocks(pool: Pool, heights: bigint[]): Promise<Map<bigint, ToldBlock>> {
  const texts = await listTexts(pool, heights)
  return new Map(
    texts.map(({ height, block, results }) => [
      height,
      { block: readJson(block) as RpcBlock, results: readJson(results) as RpcBlockResults },
    ]),
  )
}
