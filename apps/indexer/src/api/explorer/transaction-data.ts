import { createHash } from 'node:crypto'
import type {
  GasFee,
  Signature,
  TxData,
  TxDataRPC,
  TxDetailData,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { type AnyMessage, decodeTx, type JsonObject, type Tx } from '@injsight/chain/decode'
import { keccak256 } from '@injsight/evm'
import { toSequence } from '#src/decode/values/keys.ts'
import { ethereumType } from '#src/handlers/evm/read-run.ts'
import type { Event, StoredTransaction } from '#src/queries/blocks/stored-block.ts'
import { formatHash, formatTime } from './format.ts'

/** All that is said of a transaction: what a reply has no field for stays behind when it's written. */
export type TransactionData = TxDetailData & TxData

/** A transaction in the words of the public service. */
export function toTransactionData(stored: StoredTransaction): TransactionData {
  const known = told.get(stored)
  if (known) return known
  const made = createTransactionData(stored)
  told.set(stored, made)
  return made
}

/** A transaction for a live feed. */
export function toStreamed(stored: StoredTransaction): TxDataRPC {
  const { messages, ...data } = toTransactionData(stored)
  return { ...data, messages: Buffer.from(messages).toString('utf8') }
}

// Kept as long as the stored one is, so a second reader costs nothing.
const told = new WeakMap<StoredTransaction, TransactionData>()

function createTransactionData(stored: StoredTransaction): TransactionData {
  const { result, height, timeMs } = stored
  const tx = findTx(stored)
  return {
    id: '',
    blockNumber: height,
    blockTimestamp: formatTime(timeMs),
    blockUnixTimestamp: timeMs,
    hash: formatHash(createHash('sha256').update(stored.raw).digest()),
    txNumber: toSequence(height, stored.index),
    code: result.code ?? 0,
    codespace: result.codespace ?? '',
    errorLog: result.log ?? '',
    data: Buffer.from(result.data ?? '', 'base64'),
    info: result.info ?? '',
    gasWanted: BigInt(result.gas_wanted ?? 0),
    gasUsed: BigInt(result.gas_used ?? 0),
    gasFee: tx ? feeOf(tx) : { amount: [], gasLimit: 0n, payer: '', granter: '' },
    txType: typeOf(tx),
    memo: tx?.memo ?? '',
    messages: encodeJson(tx?.messages.map(toTold) ?? []),
    txMsgTypes: encodeJson(tx?.messages.map(({ type }) => type) ?? []),
    signatures: tx ? signaturesOf(tx) : [],
    claimIds: claimsOf(tx),
    ethereumTxHashHex: ethereumHashOf(tx),
    ...divideEvents(result.events ?? []),
  }
}

/** A proposer may put bytes into a block that are no transaction: the chain refuses them with a code, we show that. */
function findTx({ raw }: StoredTransaction): Tx | undefined {
  try {
    return decodeTx(raw)
  } catch {
    return undefined
  }
}

/**
 * What the messages left behind goes into the logs, message by message, as the public service does it. What belongs
 * to no message (fee, sequence, signature) stands in `events`, which it leaves empty.
 */
function divideEvents(all: Event[]): { logs: Uint8Array; events: TxDetailData['events'] } {
  const groups: { msg_index: string; events: Event[] }[] = []
  const others: Event[] = []
  for (const event of all) {
    const of = event.attributes.findLast(({ key }) => key === 'msg_index')?.value
    const group = groups.at(-1)
    if (of === undefined) others.push(event)
    else if (group?.msg_index === of) group.events.push(event)
    else groups.push({ msg_index: of, events: [event] })
  }
  return {
    logs: groups.length === 0 ? new Uint8Array() : encodeJson(groups),
    events: others.map(({ type, attributes }) => ({
      type,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value])),
    })),
  }
}

/** Transactions signed by an Ethereum wallet in the old way (EIP-712 as an extension) have a type of their own. */
function typeOf(tx: Tx | undefined): string {
  const isWeb3 = tx?.extensionOptions.some(({ '@type': type }) =>
    textOf(type).endsWith('.ExtensionOptionsWeb3Tx'),
  )
  return isWeb3 ? 'injective-web3' : 'injective'
}

/** Readers expect every message to have a value: that of one we can't read is its bytes. */
function toTold(message: AnyMessage): { type: string; value: JsonObject } {
  return 'value' in message ? message : { type: message.type, value: { raw: message.raw } }
}

/** Deposits of the bridge are told apart by their nonce. */
function claimsOf(tx: Tx | undefined): bigint[] {
  const claims = tx?.messages.filter(({ type }) => type === '/injective.peggy.v1.MsgDepositClaim') ?? []
  return claims.map((claim) => BigInt(textOf(toTold(claim).value['event_nonce']) || 0))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function feeOf({ fee, web3Payer, signers }: Tx): GasFee {
  return { ...fee, payer: fee.payer || web3Payer || (signers[0]?.address ?? '') }
}

function signaturesOf({ signers, signatures }: Tx): Signature[] {
  return signers.map(({ publicKey, address, sequence }, at) => ({
    pubkey: keysOf(publicKey).join(','),
    address,
    sequence,
    signature: signatures[at] ?? '',
  }))
}

/** A key in hex; those of several who sign together one after the other. */
function keysOf(key: JsonObject | null): string[] {
  const single = textOf(key?.['key'])
  if (single) return [Buffer.from(single, 'base64').toString('hex')]
  const keys = key?.['public_keys']
  return Array.isArray(keys) ? keys.flatMap((one) => keysOf(one as JsonObject)) : []
}

/** The hash that a transaction has in the EVM: what was signed says it, whether it failed or not. */
function ethereumHashOf(tx: Tx | undefined): string {
  const message = tx?.messages.find(({ type }) => type === ethereumType)
  const { raw, deprecated_hash } = message === undefined ? {} : toTold(message).value
  const signed = Buffer.from(textOf(raw).slice(2), 'hex') // after `0x`
  return signed.length === 0 ? textOf(deprecated_hash) : `0x${Buffer.from(keccak256(signed)).toString('hex')}`
}

function encodeJson(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value), 'utf8')
}
