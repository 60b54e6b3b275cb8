import type { EvmCall, Message } from '@injsight/chain'
import type { Hex } from 'viem'
import { bytesToHex, getContractAddress } from 'viem/utils'
import { decodeCall } from '../decoding/decode-call.ts'
import type { KnownAbis } from '../abis/known-abis.ts'
import type { ChainMessage } from '../precompiles/given.ts'
import { toChainMessages } from './to-chain-messages.ts'
import { readSigned } from './transaction.ts'

const ethereumType = '/injective.evm.v1.MsgEthereumTx'

/** What is added to the fields of a message that carries an Ethereum transaction. */
export type OpenedFields = {
  /** In the words of Ethereum's JSON-RPC, but for its hash, which the chain tells; amounts as decimal text. */
  transaction: ReturnType<typeof writeTransaction>
  /** What a contract is asked, where one is. */
  call?: EvmCall & { messages?: ChainMessage[] }
}

/**
 * A message with its Ethereum transaction beside its bytes, and what a contract is asked by it: so that sentences,
 * fields and files can tell it. A message of another type, or whose bytes are no transaction, stays as it is.
 *
 * @example openMessage({ type: '/injective.evm.v1.MsgEthereumTx', value: { from, raw } }, abis).value.transaction.to
 */
export function openMessage(message: Message, abis: KnownAbis): Message {
  if (message.type !== ethereumType) return message
  const { from, raw } = (message.value ?? {}) as Record<string, unknown>
  const transaction = typeof raw === 'string' && raw.startsWith('0x') ? findTransaction(raw) : undefined
  if (!transaction) return message
  const sender = readSender(from)
  const call = transaction.to && findCall(transaction.to, transaction.input, sender, abis)
  const opened: OpenedFields = { transaction: writeTransaction(transaction, sender), ...(call && { call }) }
  return { ...message, value: { ...(message.value as object), ...opened } }
}

/** What somebody may sign: addresses and bytes `0x…`, `value` in the smallest unit of INJ, in decimal. */
export type UnsignedCall = { from: Hex; to: Hex; input: Hex; value: string }

/**
 * A call that nobody has signed yet, as the opened message that would carry it: so that it can be told before.
 *
 * @example messageOfCall({ from, to, input: '0xa9059cbb…', value: '0' }, abis)
 */
export function messageOfCall({ from, to, input, value }: UnsignedCall, abis: KnownAbis): Message {
  const call = findCall(to, input, from, abis)
  const transaction = { to: to.toLowerCase(), value, input }
  const sender = Uint8Array.fromHex(from.slice(2)).toBase64()
  return { type: ethereumType, value: { from: sender, transaction, ...(call && { call }) } }
}

/** What was found in a message that has been opened. */
export function findOpened(message: Message | undefined): OpenedFields | undefined {
  const value = message?.value as Partial<OpenedFields> | undefined
  return message?.type === ethereumType && value?.transaction ? (value as OpenedFields) : undefined
}

type Signed = ReturnType<typeof readSigned>

function findTransaction(raw: string): Signed | undefined {
  try {
    return readSigned(raw as Hex)
  } catch {
    return undefined
  }
}

function findCall(to: Hex, input: Hex, sender: Hex | undefined, abis: KnownAbis): OpenedFields['call'] {
  const call = decodeCall(to, input, abis)
  const messages = call && sender ? toChainMessages(to, call, sender) : []
  return call && { ...call, ...(messages.length > 0 && { messages }) }
}

function readSender(from: unknown): Hex | undefined {
  try {
    const bytes = Uint8Array.fromBase64(typeof from === 'string' ? from : '')
    return bytes.length === 20 ? bytesToHex(bytes) : undefined
  } catch {
    return undefined
  }
}

function writeTransaction(transaction: Signed, from: Hex | undefined) {
  const { type, chainId, nonce, to, value, gasLimit, input, accessList } = transaction
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = transaction
  return {
    type,
    ...(chainId !== undefined && { chain_id: chainId.toString() }),
    nonce: nonce.toString(),
    ...(to !== undefined && { to }),
    // The address of what is created follows from who creates it.
    ...(to === undefined && from && { creates: getContractAddress({ from, nonce }).toLowerCase() }),
    value: value.toString(),
    gas: gasLimit.toString(),
    ...(gasPrice !== undefined && { gas_price: gasPrice.toString() }),
    ...(maxFeePerGas !== undefined && { max_fee_per_gas: maxFeePerGas.toString() }),
    ...(maxPriorityFeePerGas !== undefined && { max_priority_fee_per_gas: maxPriorityFeePerGas.toString() }),
    input,
    access_list: accessList,
  }
}
