import { count, list, message, optional, such, text, texts, whole, type Of } from '../../define.ts'

// Named as CometBFT names them, so that the JSON over REST is read by whatever reads a node's.

const hex = 'upper-case hex'

const Parts = message('BlockParts', 'the parts that a block is passed around in', {
  total: count(1, 'how many'),
  hash: text(2, `Merkle root over them, ${hex}`),
})

const BlockId = message('BlockId', 'names a block', {
  hash: text(1, `hash of its header, ${hex}; empty for what is before the first block`),
  parts: optional(2, 'what it is passed around in', Parts),
})

const Version = message('BlockVersion', 'versions that a block was made by', {
  block: text(1, 'of the block, digits'),
  app: text(2, 'of the application, digits'),
})

export type SealedHeader = Of<typeof SealedHeader>
export const SealedHeader = message('SealedHeader', 'everything that the hash of a block is of', {
  version: optional(1, 'versions of the block', Version),
  chainId: text(2, 'name of the chain'),
  height: text(3, 'digits'),
  time: text(4, 'RFC 3339, to the nanosecond'),
  lastBlockId: optional(5, 'the block before', BlockId),
  lastCommitHash: text(6, `over the votes for the block before, ${hex}`),
  dataHash: text(7, `over the hashes of the transactions, ${hex}`),
  validatorsHash: text(8, `over those who sign this block, ${hex}`),
  nextValidatorsHash: text(9, `over those who sign the next, ${hex}`),
  consensusHash: text(10, `over the parameters of the consensus, ${hex}`),
  appHash: text(11, `of the state after the block before, ${hex}`),
  lastResultsHash: text(12, `over the results of the block before, ${hex}`),
  evidenceHash: text(13, `over what validators are accused of, ${hex}`),
  proposerAddress: text(14, `consensus address of who proposed it, ${hex}`),
})

const Vote = message('CommitVote', 'what a validator said of a block', {
  blockIdFlag: count(1, '1 nothing, 2 that this is the block, 3 that there is none'),
  validatorAddress: text(2, `consensus address, ${hex}; empty when it said nothing`),
  timestamp: text(3, 'RFC 3339, to the nanosecond'),
  signature: text(4, 'base64; empty when it said nothing'),
})

export type BlockCommit = Of<typeof BlockCommit>
export const BlockCommit = message('BlockCommit', 'the votes for a block, in the order of its validators', {
  height: text(1, 'digits'),
  round: count(2, 'of the vote, from 0'),
  blockId: optional(3, 'what they voted for', BlockId),
  signatures: list(4, 'the votes', Vote),
})

const ValidatorKey = message('ValidatorKey', 'what a validator signs with', {
  type: text(1, 'kind of key, as CometBFT names it'),
  value: text(2, 'base64'),
})

export type ProofValidator = Of<typeof ProofValidator>
export const ProofValidator = message('ProofValidator', 'a validator of a height', {
  address: text(1, `consensus address, ${hex}`),
  pubKey: optional(2, 'its key', ValidatorKey),
  votingPower: text(3, 'digits'),
})

export type SignedBlock = Of<typeof SignedBlock>
export const SignedBlock = message('SignedBlock', 'a header, and what shows who signed it', {
  hash: text(1, `hash of the block as the node told it, ${hex}`),
  header: optional(2, 'its header', SealedHeader),
  commit: optional(3, 'the votes for it; absent when they are not known', BlockCommit),
  validators: list(
    4,
    "validators of its height in the node's order; none when they are not known",
    ProofValidator,
  ),
})

export type MerklePath = Of<typeof MerklePath>
export const MerklePath = message('MerklePath', 'the way from a leaf to the root of its tree', {
  index: count(1, 'place of the leaf, from 0'),
  total: count(2, 'how many leaves there are'),
  aunts: texts(3, 'hashes that are joined in, from the bottom up, base64'),
})

const ProvenResult = message('ProvenResult', 'what of a result all nodes agree on', {
  code: count(1, '0 for success'),
  data: text(2, 'base64'),
  gasWanted: text(3, 'digits'),
  gasUsed: text(4, 'digits'),
})

export type Unshown = Of<typeof Unshown>
export const Unshown = message('Unshown', 'a step that cannot be shown', {
  step: text(1, 'commit or result'),
  why: text(2, 'next: there is no next block in the index yet; node: the node did not say it'),
  reason: text(3, 'in words'),
})

const steps = list(9, 'steps that cannot be shown, and why', Unshown)

export type GetBlockProofRequest = Of<typeof GetBlockProofRequest>
export const GetBlockProofRequest = message('GetBlockProofRequest', 'names a block', {
  height: such('859', whole(1, 'height of the block')),
})

export type GetBlockProofResponse = Of<typeof GetBlockProofResponse>
export const GetBlockProofResponse = message(
  'GetBlockProofResponse',
  'all that it takes to check a block without trusting who tells it, but for the keys of the validators',
  { block: optional(1, 'the block', SignedBlock), unshown: steps },
)

export type GetTransactionProofRequest = Of<typeof GetTransactionProofRequest>
export const GetTransactionProofRequest = message('GetTransactionProofRequest', 'names a transaction', {
  hash: such(
    'D44440385D3299FADAB223DE5B45E5E03753862F62D3EDA1568A990258F8F5E4',
    text(1, 'hash of the transaction, 64 hex digits, with or without 0x'),
  ),
})

export type GetTransactionProofResponse = Of<typeof GetTransactionProofResponse>
export const GetTransactionProofResponse = message(
  'GetTransactionProofResponse',
  'all that it takes to check a transaction without trusting who tells it, but for the keys of the validators',
  {
    block: optional(1, 'the block that it is in', SignedBlock),
    next: optional(
      2,
      'the block after, whose header seals the results; absent when there is none yet',
      SignedBlock,
    ),
    tx: text(3, 'the transaction, base64'),
    txPath: optional(4, 'from the hash of the transaction to data_hash of the header', MerklePath),
    result: optional(5, 'what it led to', ProvenResult),
    resultPath: optional(6, 'from the result to last_results_hash of the next header', MerklePath),
    unshown: steps,
  },
)
