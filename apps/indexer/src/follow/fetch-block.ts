import { constants, zstdCompress } from 'node:zlib'
import { promisify } from 'node:util'
import { badChainData, Fault } from '@injsight/errors'
import type { NodeClient, RpcBlock, RpcBlockResults } from '@injsight/node-client'
import type { BlockRows } from '#src/decode/block-rows.ts'
import { decodeBlock } from '#src/decode/decode-block.ts'
import type { IndexedBlock } from '#src/database/indexed-block.ts'

/** A block as it was fetched, not yet known to continue the chain. */
export type FetchedBlock = {
  rows: BlockRows
  blobs: IndexedBlock['blobs']
  /** Of the node's answers. */
  bytes: number
}

/** @throws Fault of the node client; `bad-chain-data` when what came is no block */
export async function fetchBlock(
  node: Pick<NodeClient, 'fetchBlock' | 'fetchBlockResults'>,
  height: bigint,
): Promise<FetchedBlock> {
  const [block, results] = await Promise.all([node.fetchBlock(height), node.fetchBlockResults(height)])
  // Compression runs beside the decoding, on threads of its own.
  const blobs = Promise.all([compress(block.raw, options), compress(results.raw, options)])
  blobs.catch(() => {}) // awaited below, unless decoding fails first
  const rows = readRows(height, block.value, results.value)
  const [compressedBlock, compressedResults] = await blobs
  return {
    rows,
    blobs: { block: compressedBlock, results: compressedResults },
    bytes: block.raw.length + results.raw.length,
  }
}

function readRows(height: bigint, block: RpcBlock, results: RpcBlockResults): BlockRows {
  try {
    return decodeBlock(block, results)
  } catch (error) {
    if (error instanceof Fault) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw badChainData(
      'node.unreadable',
      `The node's answer for block ${height} can't be read: ${why}`,
      { height },
      error,
    )
  }
}

const compress = promisify(zstdCompress)
const options = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
