import { encodeBlock, readBlock } from '@injsight/light-client'
import type { Pool } from 'pg'
import { listTexts, readJson } from '#src/database/block-texts/list-texts.ts'

/** How many bytes a block has that validators pass around; undefined for one with evidence, which is not encoded here. */
export async function findBlockSize(pool: Pool, height: bigint): Promise<number | undefined> {
  const [texts] = await listTexts(pool, [height])
  if (texts === undefined) return undefined
  const block = readBlock((readJson(texts.block) as { block: unknown }).block)
  return block.hasEvidence ? undefined : encodeBlock(block).length
}
