import { rootHash } from './merkle.ts'
import { bytes, integer, message, nested, text } from './protobuf.ts'
import { readBytes, readInteger, readObject, readText, readTime, type Time } from './read-json.ts'

export type BlockId = { hash: Uint8Array; parts: { total: bigint; hash: Uint8Array } }

/** What a block is known by: everything that its hash is of. */
export type Header = {
  version: { block: bigint; app: bigint }
  chainId: string
  height: bigint
  time: Time
  lastBlockId: BlockId
  lastCommitHash: Uint8Array
  dataHash: Uint8Array
  validatorsHash: Uint8Array
  nextValidatorsHash: Uint8Array
  consensusHash: Uint8Array
  appHash: Uint8Array
  lastResultsHash: Uint8Array
  evidenceHash: Uint8Array
  proposerAddress: Uint8Array
}

/**
 * Reads the header in a node's JSON.
 *
 * @throws Fault `bad-chain-data`, code `header.unreadable`, naming the field
 * @example const header = readHeader((await node.fetchBlock(7n)).value.block.header)
 */
export function readHeader(json: unknown): Header {
  const header = readObject(json, 'header')
  const version = readObject(header.version, 'version')
  return {
    version: { block: readInteger(version, 'block'), app: readInteger(version, 'app') },
    chainId: readText(header, 'chain_id'),
    height: readInteger(header, 'height'),
    time: readTime(header, 'time'),
    lastBlockId: readBlockId(header.last_block_id),
    lastCommitHash: readBytes(header, 'last_commit_hash'),
    dataHash: readBytes(header, 'data_hash'),
    validatorsHash: readBytes(header, 'validators_hash'),
    nextValidatorsHash: readBytes(header, 'next_validators_hash'),
    consensusHash: readBytes(header, 'consensus_hash'),
    appHash: readBytes(header, 'app_hash'),
    lastResultsHash: readBytes(header, 'last_results_hash'),
    evidenceHash: readBytes(header, 'evidence_hash'),
    proposerAddress: readBytes(header, 'proposer_address'),
  }
}

/**
 * The hash of a block: the Merkle root over the fields of its header.
 *
 * @example headerHash(readHeader(header))  // the bytes of block_id.hash
 */
export function headerHash(header: Header): Uint8Array {
  return rootHash([
    encodeVersion(header),
    text(1, header.chainId),
    integer(1, header.height),
    encodeTime(header.time),
    encodeBlockId(header.lastBlockId),
    bytes(1, header.lastCommitHash),
    bytes(1, header.dataHash),
    bytes(1, header.validatorsHash),
    bytes(1, header.nextValidatorsHash),
    bytes(1, header.consensusHash),
    bytes(1, header.appHash),
    bytes(1, header.lastResultsHash),
    bytes(1, header.evidenceHash),
    bytes(1, header.proposerAddress),
  ])
}

/** The header as the protobuf message that stands in a block. */
export function encodeHeader(header: Header): Uint8Array {
  return message([
    nested(1, encodeVersion(header)),
    text(2, header.chainId),
    integer(3, header.height),
    nested(4, encodeTime(header.time)),
    nested(5, encodeBlockId(header.lastBlockId)),
    bytes(6, header.lastCommitHash),
    bytes(7, header.dataHash),
    bytes(8, header.validatorsHash),
    bytes(9, header.nextValidatorsHash),
    bytes(10, header.consensusHash),
    bytes(11, header.appHash),
    bytes(12, header.lastResultsHash),
    bytes(13, header.evidenceHash),
    bytes(14, header.proposerAddress),
  ])
}

export function readBlockId(json: unknown): BlockId {
  const id = readObject(json, 'block_id')
  const parts = readObject(id.parts, 'parts')
  return {
    hash: readBytes(id, 'hash'),
    parts: { total: readInteger(parts, 'total'), hash: readBytes(parts, 'hash') },
  }
}

export function encodeBlockId({ hash, parts }: BlockId): Uint8Array {
  return message([bytes(1, hash), nested(2, message([integer(1, parts.total), bytes(2, parts.hash)]))])
}

export function encodeTime({ seconds, nanos }: Time): Uint8Array {
  return message([integer(1, seconds), integer(2, BigInt(nanos))])
}

function encodeVersion({ version }: Header): Uint8Array {
  return message([integer(1, version.block), integer(2, version.app)])
}
