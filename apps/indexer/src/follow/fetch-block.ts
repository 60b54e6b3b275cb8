import { setTimeout as sleep } from 'node:timers/promises'
import { constants, zstdCompressSync } from 'node:zlib'
import { badChainData, Fault } from '@injsight/errors'
import type { Answer, NodeClient, RpcBlock, RpcBlockResults } from '@injsight/node-client'
import { decodeBlock } from '#src/decode/decode-block.ts'
import { copyBlock } from '#src/database/write/copy-block.ts'
import type { IndexedBlock } from '#src/database/write/indexed-block.ts'
import { findFlaw, hashOfResults } from './find-flaw.ts'

/** A block as it was fetched, not yet known to continue the chain. */
export type FetchedBlock = Omit<IndexedBlock, 'absent'> & {
  /** Of the node's answers. */
  bytes: number
  /** What keeps it from being a block of any chain. */
  flaw: Fault | undefined
  results: ResultsHashes
}

/** Upper-case hex: what a block's own results hash to, and what its header says of those of its parent. */
export type ResultsHashes = { own: string; ofParent: string }

type Node = Pick<NodeClient, 'fetchBlock' | 'fetchBlockResults'>

/** @throws Fault of the node client; `bad-chain-data` when what came is no block */
export async function fetchBlock(node: Node, height: bigint): Promise<FetchedBlock> {
  const [block, results] = await fetchAnswers(node, height)
  const { history, facts, rows, flaw, hashes } = read(height, block.value, results.value)
  const blobs = { block: compress(block.raw), results: compress(results.raw) }
  return {
    rows,
    facts: () => facts,
    added: copyBlock(rows, history, blobs),
    flaw,
    results: hashes,
    bytes: block.raw.length + results.raw.length,
  }
}

// Many nodes may stand behind one address: what one has announced, another may get a moment later.
const latenessMs = [50, 150, 450]

async function fetchAnswers(
  node: Node,
  height: bigint,
  pausesMs = latenessMs,
): Promise<[Answer<RpcBlock>, Answer<RpcBlockResults>]> {
  try {
    return await Promise.all([node.fetchBlock(height), node.fetchBlockResults(height)])
  } catch (error) {
    const [pauseMs, ...laterMs] = pausesMs
    if (pauseMs === undefined || !isNotThere(error)) throw error
    await sleep(pauseMs)
    return fetchAnswers(node, height, laterMs)
  }
}

function isNotThere(error: unknown): boolean {
  return error instanceof Fault && error.code === 'block.not_found'
}

function read(height: bigint, block: RpcBlock, results: RpcBlockResults) {
  try {
    const { history, facts, ...rows } = decodeBlock(block, results)
    const hashes = { own: hashOfResults(results), ofParent: block.block.header.last_results_hash }
    return { history, facts, rows, flaw: findFlaw(block, rows), hashes }
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

function compress(raw: Buffer): Buffer {
  return zstdCompressSync(raw, options)
}

const options = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
