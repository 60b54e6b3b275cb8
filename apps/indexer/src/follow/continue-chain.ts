import { badChainData, notFound } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import type { BlockRow } from '#src/decode/block-rows.ts'
import type { IndexedBlock } from '#src/database/indexed-block.ts'
import type { FetchedBlock } from './fetch-block.ts'

/** What the next block has to fit to. */
export type Parent = { height: bigint; hash: Buffer; validatorsHash: string | undefined }

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
  const validators = createValidatorSets(node)
  return async ({ rows, blobs, flaw }: FetchedBlock): Promise<IndexedBlock> => {
    checkContinues(rows.block, chainId, parent)
    if (flaw !== undefined) throw flaw
    // The commit in the very first block of an index is about a block that isn't in it.
    const votes = parent === undefined ? { present: [], absent: [] } : rows.votes
    const set = parent !== undefined && votes.absent.length > 0 ? await validators(parent) : []
    const { height, hash, validatorsHash } = rows.block
    parent = { height, hash, validatorsHash }
    return {
      rows: { ...rows, votes },
      blobs,
      absent: votes.absent.flatMap((place) => set[place] ?? []),
    }
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
  const [expected, came] = [formatHash(parent.hash), formatHash(block.parentHash)]
  throw badChainData(
    'block.parent',
    `Block ${height} does not continue the index: its parent should be ${expected}, the node says ${came}`,
    { height, expected, came },
  )
}

export function formatHash(hash: Buffer): string {
  return hash.toString('hex').toUpperCase()
}

/** Consensus addresses of a block's validators in their order, fetched again only when the set has changed. */
function createValidatorSets(node: Pick<NodeClient, 'fetchValidators'>) {
  let known: { hash: string; addresses: string[] } | undefined
  return async ({ height, validatorsHash }: Parent): Promise<string[]> => {
    if (known !== undefined && known.hash === validatorsHash) return known.addresses
    const addresses = (await node.fetchValidators(height)).map(({ address }) => address.toUpperCase())
    if (addresses.length === 0) throw notFound('validators', `The node has no validators of block ${height}`)
    known = validatorsHash === undefined ? undefined : { hash: validatorsHash, addresses }
    return addresses
  }
}
