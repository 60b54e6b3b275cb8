import type { Commit, CommitSignature } from './block.ts'
import { headerHash, type Header } from './header.ts'
import { findMismatch, type Mismatch } from './mismatch.ts'
import { forBlock, forNone, signBytes } from './sign-bytes.ts'
import { addressOfKey, validatorsHash, type Validator } from './validators.ts'
import { verifySignature } from './verify-signature.ts'

export type VerifiedCommit = {
  /** How many validators have signed this block, of how many. */
  signed: number
  validators: number
  /** Voting power of those who have, and of all. */
  power: bigint
  totalPower: bigint
  /** The first thing that is wrong; undefined when everything fits and more than two thirds have signed. */
  mismatch: Mismatch | undefined
}

/**
 * Verifies that more than two thirds of the voting power have signed a block. Every signature is checked, those for
 * no block too: one that isn't its validator's makes the commit wrong, whatever the others say.
 *
 * @param validators of the block's height, in the node's order
 * @example const { signed, mismatch } = await verifyCommit(header, commit, validators)
 */
export async function verifyCommit(
  header: Header,
  commit: Commit,
  validators: readonly Validator[],
): Promise<VerifiedCommit> {
  const votes = await Promise.all(
    commit.signatures.map((vote, place) => checkVote(header.chainId, commit, vote, validators[place])),
  )
  const signers = validators.filter(
    (_, place) => commit.signatures[place]?.flag === forBlock && votes[place] === undefined,
  )
  const [power, totalPower] = [sumPower(signers), sumPower(validators)]
  const needed = (totalPower * 2n) / 3n + 1n
  const mismatch =
    findMismatch([
      ['height', header.height, commit.height],
      ['commit', headerHash(header), commit.blockId.hash],
      ['validators', header.validatorsHash, validatorsHash(validators)],
      ['votes', validators.length, commit.signatures.length],
      ...validators.flatMap((one) => (one.keyType === 'ed25519' ? [addressPair(one)] : [])),
    ]) ??
    votes.find((wrong) => wrong !== undefined) ??
    findMismatch([['power', needed, power < needed ? power : needed]])
  return { signed: signers.length, validators: validators.length, power, totalPower, mismatch }
}

function addressPair({ key, address }: Validator): ['address', Uint8Array, Uint8Array] {
  return ['address', addressOfKey(key), address]
}

/** What is wrong with a vote; who was absent has said nothing. */
async function checkVote(
  chainId: string,
  commit: Commit,
  vote: CommitSignature,
  validator: Validator | undefined,
): Promise<Mismatch | undefined> {
  if (validator === undefined || (vote.flag !== forBlock && vote.flag !== forNone)) return undefined
  const another = findMismatch([['validator', validator.address, vote.validator]])
  if (another !== undefined) return another
  const holds =
    validator.keyType === 'ed25519' &&
    (await verifySignature(validator.key, signBytes(chainId, commit, vote), vote.signature))
  return holds ? undefined : findMismatch([['signature', validator.address, vote.signature]])
}

function sumPower(validators: readonly Validator[]): bigint {
  return validators.reduce((sum, { power }) => sum + power, 0n)
}
