import type { TxDetailData } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { encodeAddress, type Message } from '@injsight/chain'
import { Fault } from '@injsight/errors'
import {
  decodeEthereumResponses,
  decodeEthereumTransaction,
  type EthereumResponse,
  type EthereumTransaction,
} from '@injsight/evm'
import { readMessages } from '../../../sources/explorer-json.server.ts'
import { learnCalled } from '../../../sources/transactions/open-messages.server.ts'

/** What somebody signed for the EVM, and what the chain answered. */
export type EthereumRun = {
  transaction: EthereumTransaction
  /** `inj1…`; empty where the message doesn't tell. */
  sender: string
  /** undefined of one that failed. */
  response: EthereumResponse | undefined
}

const ethereumType = '/injective.evm.v1.MsgEthereumTx'

/** Whether there is more to be asked of a transaction than its own service tells. */
export function carriesEthereum({ messages }: Pick<TxDetailData, 'messages'>): boolean {
  return Buffer.from(messages).includes(`"${ethereumType}"`)
}

/**
 * The Ethereum transaction that a transaction of the chain carries; undefined for one of another kind, and where its
 * bytes are none: those are shown as they are.
 */
export function readEthereum(
  messages: readonly Message[],
  { data }: Pick<TxDetailData, 'data'>,
): EthereumRun | undefined {
  const [message] = messages
  const raw = message?.type === ethereumType && messages.length === 1 && readRlp(message)
  const transaction = raw && orUndefined(() => decodeEthereumTransaction(raw))
  if (!transaction) return undefined
  return {
    transaction,
    sender: readSender(message),
    response: orUndefined(() => decodeEthereumResponses(data))?.[0],
  }
}

/** Asks what the contracts declare that a transaction calls, or that wrote logs in it: before it is told. */
export async function learnContractsOf(detail: TxDetailData): Promise<void> {
  const messages = readMessages(detail.messages)
  const logs = readEthereum(messages, detail)?.response?.logs ?? []
  await learnCalled(
    messages,
    logs.map(({ address }) => address),
  )
}

/** Who signed a transaction, with which of their numbers, and how where that is known. */
export type Signed = { address: string; sequence: bigint; mode?: string }

/** An Ethereum transaction is signed as its own form has it; the chain tells of no signature. */
export function signatureOf({ sender, transaction: { nonce, type } }: EthereumRun): Signed {
  return { address: sender, sequence: nonce, mode: type.replace('eip', 'EIP-') }
}

/** The signed bytes of a MsgEthereumTx. */
export function readRlp({ value }: Message): Uint8Array | undefined {
  return readBytes((value as { raw?: unknown } | undefined)?.raw)
}

function readSender({ value }: Message): string {
  const bytes = readBytes((value as { from?: unknown } | undefined)?.from)
  return bytes?.length === 20 ? encodeAddress('inj', bytes) : ''
}

/** The chain's JSON writes some bytes as hex, the others as base64. */
function readBytes(text: unknown): Uint8Array | undefined {
  if (typeof text !== 'string') return undefined
  return new Uint8Array(
    text.startsWith('0x') ? Buffer.from(text.slice(2), 'hex') : Buffer.from(text, 'base64'),
  )
}

/** Bytes come from anybody; what can't be read is left unread. */
function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof Fault && error.kind === 'bug') throw error
    return undefined
  }
}
