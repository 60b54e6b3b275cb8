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
  encodeBlock,
  partSetHeader,
  type Block,
  type Commit,
  type CommitSignature,
} from './block.ts'
