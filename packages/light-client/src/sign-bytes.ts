import type { Commit, CommitSignature } from './block.ts'
import { encodeBlockId, encodeTime } from './header.ts'
import { delimited, fixed, integer, nested, text } from './protobuf.ts'

const precommit = 2n
/** The vote of a `CommitSignature` is for the block; 1 is none, 3 is for no block. */
export const forBlock = 2n
export const forNone = 3n

/**
 * What a validator has signed that stands in a commit: its vote in the one form that all agree on. An extension of
 * the vote is signed apart, so the bytes are the same on chains with vote extensions and without.
 *
 * @param chainId of the header: a vote counts on its own chain only
 */
export function signBytes(
  chainId: string,
  { height, round, blockId }: Commit,
  vote: CommitSignature,
): Uint8Array {
  return delimited([
    integer(1, precommit),
    fixed(2, height),
    fixed(3, round),
    ...(vote.flag === forBlock ? [nested(4, encodeBlockId(blockId))] : []),
    nested(5, encodeTime(vote.timestamp)),
    text(6, chainId),
  ])
}
