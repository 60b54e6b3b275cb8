export { headerHash, readHeader, type BlockId, type Header } from './header.ts'
export { dataHash, txHash } from './data-hash.ts'
export {
  innerHash,
  leafHash,
  proveInclusion,
  rootHash,
  verifyInclusion,
  type InclusionProof,
} from './merkle.ts'
export {
  readBlock,
  commitHash,
  encodeBlock,
  readCommit,
  partSetHeader,
  type Block,
  type Commit,
  type CommitSignature,
} from './block.ts'
export { encodeResult, readResult, resultsHash, type TxResult } from './results.ts'
export { signBytes } from './sign-bytes.ts'
export { readValidators, validatorsHash, type Validator } from './validators.ts'
export { verifyCommit, type VerifiedCommit } from './verify-commit.ts'
export type { Mismatch } from './mismatch.ts'
export { verifyBlockEvidence, verifyTransactionEvidence, type Shown, type Step } from './evidence.ts'
