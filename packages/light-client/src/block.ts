import {
  encodeBlockId,
  encodeHeader,
  encodeTime,
  readBlockId,
  readHeader,
  type BlockId,
  type Header,
} from './header.ts'
import { rootHash } from './merkle.ts'
import { bytes, integer, message, nested } from './protobuf.ts'
import {
  readBase64,
  readBytes,
  readInteger,
  readObject,
  readTime,
  type Fields,
  type Time,
} from './read-json.ts'

export type CommitSignature = {
  /** 1 absent, 2 for the block, 3 for nil */
  flag: bigint
  validator: Uint8Array
  timestamp: Time
  signature: Uint8Array
}
export type Commit = { height: bigint; round: bigint; blockId: BlockId; signatures: CommitSignature[] }

/** A block without evidence; one with evidence can't be encoded yet. */
export type Block = { header: Header; txs: Uint8Array[]; lastCommit: Commit; hasEvidence: boolean }

/**
 * Reads the block in a node's JSON.
 *
 * @throws Fault `bad-chain-data`, code `header.unreadable`, naming the field
 * @example const block = readBlock((await node.fetchBlock(7n)).value.block)
 */
export function readBlock(json: unknown): Block {
  const block = readObject(json, 'block')
  const { txs } = readObject(block.data, 'data')
  const { evidence } = readObject(block.evidence, 'evidence')
  return {
    header: readHeader(block.header),
    txs: listOf(txs).map((tx) => readBase64(tx, 'txs')),
    lastCommit: readCommit(block.last_commit),
    hasEvidence: listOf(evidence).length > 0,
  }
}

/** The block as the bytes that validators pass around. */
export function encodeBlock({ header, txs, lastCommit }: Block): Uint8Array {
  return message([
    nested(1, encodeHeader(header)),
    nested(2, message(txs.map((tx) => nested(1, tx)))),
    nested(3, new Uint8Array()),
    nested(4, encodeCommit(lastCommit)),
  ])
}

/**
 * The parts that a block's bytes are cut into, as its `block_id.parts` names them.
 *
 * @param block of `encodeBlock`
 */
export function partSetHeader(block: Uint8Array): BlockId['parts'] {
  const parts = Array.from({ length: Math.ceil(block.length / partSize) }, (_, index) =>
    block.subarray(index * partSize, (index + 1) * partSize),
  )
  return { total: BigInt(parts.length), hash: rootHash(parts) }
}

const partSize = 65_536

/**
 * Reads a commit in a node's JSON: the `last_commit` of the next block, or that of /commit.
 *
 * @throws Fault `bad-chain-data`, code `header.unreadable`, naming the field
 */
export function readCommit(json: unknown): Commit {
  const commit = readObject(json, 'commit')
  return {
    height: readInteger(commit, 'height'),
    round: readInteger(commit, 'round'),
    blockId: readBlockId(commit.block_id),
    signatures: listOf(commit.signatures).map(readSignature),
  }
}

function readSignature(json: unknown): CommitSignature {
  const signature: Fields = readObject(json, 'signature')
  return {
    flag: readInteger(signature, 'block_id_flag'),
    validator: readBytes(signature, 'validator_address'),
    timestamp: readTime(signature, 'timestamp'),
    signature: readBase64(signature.signature, 'signature'),
  }
}

/** What the next header's `last_commit_hash` is of: the Merkle root over all votes, those of the absent too. */
export function commitHash({ signatures }: Commit): Uint8Array {
  return rootHash(signatures.map(encodeSignature))
}

function encodeCommit({ height, round, blockId, signatures }: Commit): Uint8Array {
  return message([
    integer(1, height),
    integer(2, round),
    nested(3, encodeBlockId(blockId)),
    ...signatures.map((one) => nested(4, encodeSignature(one))),
  ])
}

function encodeSignature({ flag, validator, timestamp, signature }: CommitSignature): Uint8Array {
  return message([
    integer(1, flag),
    bytes(2, validator),
    nested(3, encodeTime(timestamp)),
    bytes(4, signature),
  ])
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}
