import { fetchBlock } from '#src/follow/fetch-block.ts'
import { packBlock, unpackBlock } from '#src/follow/reader/pack-block.ts'
import type { ReadBlock } from '#src/follow/reader/start-reader.ts'

/** Reads blocks on this thread, and as they would come from another. */
export function readPacked(node: Parameters<typeof fetchBlock>[0]): ReadBlock {
  return async (height) => unpackBlock(packBlock(await fetchBlock(node, height)))
}
