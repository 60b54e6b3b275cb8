import { notFound } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import type { CountedVotes } from '#src/database/write/write-counts.ts'
import type { Votes } from '#src/decode/block-rows.ts'

/** A block that was voted for. */
export type Voted = { height: bigint; validatorsHash: string | undefined }

/** Names who was absent, whom a commit tells by nothing but their place among the validators. */
export function createVoteReader(node: Pick<NodeClient, 'fetchValidators'>) {
  const setOf = createValidatorSets(node)
  return async (voted: Voted, { present, absent }: Votes): Promise<CountedVotes> => {
    const set = absent.length > 0 ? await setOf(voted) : []
    return { present, absent: absent.flatMap((place) => set[place] ?? []) }
  }
}

/** Consensus addresses of a block's validators in their order, fetched again only when the set has changed. */
function createValidatorSets(node: Pick<NodeClient, 'fetchValidators'>) {
  let known: { hash: string; addresses: string[] } | undefined
  return async ({ height, validatorsHash }: Voted): Promise<string[]> => {
    if (known !== undefined && known.hash === validatorsHash) return known.addresses
    const addresses = (await node.fetchValidators(height)).map(({ address }) => address.toUpperCase())
    if (addresses.length === 0) throw notFound('validators', `The node has no validators of block ${height}`)
    known = validatorsHash === undefined ? undefined : { hash: validatorsHash, addresses }
    return addresses
  }
}
