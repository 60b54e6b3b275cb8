import { badChainData } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import type { BlockRow } from '#src/decode/block-rows.ts'
import type { IndexedBlock } from '#src/database/write/indexed-block.ts'
import { toNodeHex } from '#src/decode/values/hex.ts'
import type { FetchedBlock } from './fetch-block.ts'
import { findResultsFlaw } from './find-flaw.ts'
import { createVoteReader } from './read-votes.ts'

/** What the next block has to fit to. */
export type Parent = {
  height: bigint
  hash: Buffer
  validatorsHash: string | undefined
  /** What the header of the next block must say of its results; undefined when they aren't at hand. */
  resultsHash?: string | undefined
}

/**
 * Takes blocks in order, each of which must continue the one before it.
 *
 * @param parent the last block of the index, undefined where the next one begins it
 */
export function createContinuation(
  node: Pick<NodeClient, 'fetchValidators'>,
  chainId: string,
  parent: Parent | undefined,
) {
  const readVotes = createVoteReader(node)
  return async ({ rows, facts, added, flaw, results }: FetchedBlock): Promise<IndexedBlock> => {
    checkContinues(rows.block, chainId, parent)
    if (flaw !== undefined) throw flaw
    checkResults(parent, results.ofParent)
    // The commit in the very first block of an index is about a block that isn't in it.
    const votes = parent === undefined ? { present: [], absent: [] } : rows.votes
    const absent = parent === undefined ? [] : (await readVotes(parent, votes)).absent
    const { height, hash, validatorsHash } = rows.block
    parent = { height, hash, validatorsHash, resultsHash: results.own }
    return { rows: { ...rows, votes }, facts, added, absent }
  }
}

/** @throws Fault `bad-chain-data`, naming the height, what was expected and what came */
function checkContinues(block: BlockRow, chainId: string, parent: Parent | undefined): void {
  const { height } = block
  if (block.chainId !== chainId) {
    throw badChainData(
      'block.chain',
      `Block ${height} is of the chain "${block.chainId}", the index is of "${chainId}"`,
      { height, expected: chainId, came: block.chainId },
    )
  }
  if (parent === undefined || block.parentHash.equals(parent.hash)) return
  const [expected, came] = [toNodeHex(parent.hash), toNodeHex(block.parentHash)]
  throw badChainData(
    'block.parent',
    `Block ${height} does not continue the index: its parent should be ${expected}, the node says ${came}`,
    { height, expected, came },
  )
}

function checkResults(parent: Parent | undefined, told: string): void {
  if (parent?.resultsHash === undefined) return
  const flaw = findResultsFlaw(parent.height, parent.resultsHash, told)
  if (flaw !== undefined) throw flaw
}
