import { MsgEthereumTx } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import {
  createdAddress,
  decodeEthereumResponse,
  decodeEthereumTransaction,
  keccak256,
  type EthereumLog,
  type EthereumResponse,
  type EthereumTransaction,
} from '@injsight/evm'
import { unreadable } from '../read-json.ts'

export const ethereumType = '/injective.evm.v1.MsgEthereumTx'

/**
 * The hash of a transaction in the EVM: keccak256 of what was signed.
 *
 * @throws Fault `invalid-input` when that is no transaction
 */
export function readEthereumHash(value: Uint8Array): Buffer {
  const { raw, deprecatedHash } = MsgEthereumTx.fromBinary(value)
  if (raw.length > 0) return readHex(decodeEthereumTransaction(raw).hash)
  // As chains wrote it before they kept what was signed.
  if (/^0x[0-9a-f]{64}$/i.test(deprecatedHash)) return readHex(deprecatedHash)
  throw unreadable('hash of a transaction', deprecatedHash)
}

/** A transaction of the EVM that ran through, and what the chain answered. */
export type EthereumRun = {
  transaction: EthereumTransaction
  response: EthereumResponse
  /** 20 bytes. */
  from: Buffer
  logs: RunLog[]
  /** The contract that it created: 20 bytes, and the code that it has. */
  created: { address: Buffer; code: Buffer } | undefined
}

export type RunLog = {
  /** Among the logs of the block. */
  place: number
  /** 20 bytes. */
  address: Buffer
  /** 32 bytes each. */
  topics: Buffer[]
  data: Buffer
}

/**
 * Reads a message of the EVM together with its answer.
 *
 * @throws Fault `bad-chain-data`, `invalid-input`, or an Error of protobuf-ts when a part of either can't be read
 */
export function readRun(value: Uint8Array, answer: Uint8Array): EthereumRun {
  const message = MsgEthereumTx.fromBinary(value)
  const transaction = decodeEthereumTransaction(message.raw)
  const response = decodeEthereumResponse(answer)
  if (response.hash !== transaction.hash) throw unreadable('answer to the transaction', response.hash)
  const from = Buffer.from(message.from)
  if (from.length !== 20) throw unreadable('sender', from.toString('hex'))
  const hasCreated = transaction.to === undefined && response.vmError === ''
  return {
    transaction,
    response,
    from,
    logs: response.logs.map(readLog),
    created: hasCreated
      ? { address: addressOf(from, transaction.nonce), code: readHex(response.returned) }
      : undefined,
  }
}

export function codeHashOf(code: Buffer): Buffer {
  return Buffer.from(keccak256(code))
}

function addressOf(creator: Buffer, nonce: bigint): Buffer {
  return Buffer.from(createdAddress(creator, nonce))
}

function readLog({ index, address, topics, data }: EthereumLog): RunLog {
  if (!/^0x[0-9a-f]{40}$/.test(address)) throw unreadable('address of a contract', address)
  if (topics.length > 4) throw unreadable('list of topics', topics)
  return { place: index, address: readHex(address), topics: topics.map(readTopic), data: readHex(data) }
}

function readTopic(topic: string): Buffer {
  if (/^0x[0-9a-f]{64}$/.test(topic)) return readHex(topic)
  throw unreadable('topic', topic)
}

function readHex(hex: string): Buffer {
  return Buffer.from(hex.slice(2), 'hex')
}
