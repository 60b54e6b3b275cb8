import { constants, zstdCompressSync } from 'node:zlib'
import { badChainData, Fault } from '@injsight/errors'
import type { NodeClient, RpcBlock, RpcBlockResults } from '@injsight/node-client'
import type { BlockRows } from '#src/decode/block-rows.ts'
import { decodeBlock } from '#src/decode/decode-block.ts'
import type { IndexedBlock } from '#src/database/indexed-block.ts'
import { findFlaw } from './find-flaw.ts'

/** A block as it was fetched, not yet known to continue the chain. */
export type FetchedBlock = {
  rows: BlockRows
  blobs: IndexedBlock['blobs']
  /** Of the node's answers. */
  bytes: number
  /** What keeps it from being a block of any chain. */
  flaw: Fault | undefined
}

/** @throws Fault of the node client; `bad-chain-data` when what came is no block */
export async function fetchBlock(
  node: Pick<NodeClient, 'fetchBlock' | 'fetchBlockResults'>,
  height: bigint,
): Promise<FetchedBlock> {
  const [block, results] = await Promise.all([node.fetchBlock(height), node.fetchBlockResults(height)])
  const { rows, flaw } = readRows(height, block.value, results.value)
  return {
    rows,
    flaw,
    blobs: { block: compress(block.raw), results: compress(results.raw) },
    bytes: block.raw.length + results.raw.length,
  }
}

function readRows(height: bigint, block: RpcBlock, results: RpcBlockResults) {
  try {
    const rows = decodeBlock(block, results)
    return { rows, flaw: findFlaw(block, rows) }
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

// On this thread: a busy block takes a quarter of a millisecond, and handing it to another takes three times that.
function compress(raw: Buffer): Buffer {
  return zstdCompressSync(raw, options)
}

const options = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
