import { constants, zstdCompress } from 'node:zlib'
import { promisify } from 'node:util'
import type { Answer, NodeClient, RpcBlock, RpcBlockResults } from '@injsight/node-client'
import type { BlockRows } from '#src/decode/block-rows.ts'
import { decodeBlock } from '#src/decode/decode-block.ts'
import type { IndexedBlock } from '#src/database/indexed-block.ts'

/** A block as it was fetched, not yet known to continue the chain. */
export type FetchedBlock = { rows: BlockRows; blobs: IndexedBlock['blobs'] }

export async function fetchBlock(
  node: Pick<NodeClient, 'fetchBlock' | 'fetchBlockResults'>,
  height: bigint,
): Promise<FetchedBlock> {
  return readBlock(await Promise.all([node.fetchBlock(height), node.fetchBlockResults(height)]))
}

async function readBlock([block, results]: [
  Answer<RpcBlock>,
  Answer<RpcBlockResults>,
]): Promise<FetchedBlock> {
  // Compression runs beside the decoding, on threads of its own.
  const blobs = Promise.all([compress(block.raw, options), compress(results.raw, options)])
  blobs.catch(() => {}) // awaited below, unless decoding fails first
  const rows = decodeBlock(block.value, results.value)
  const [compressedBlock, compressedResults] = await blobs
  return { rows, blobs: { block: compressedBlock, results: compressedResults } }
}

const compress = promisify(zstdCompress)
const options = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
