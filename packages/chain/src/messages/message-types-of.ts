import { badChainData, Fault } from '@injsight/errors'
import { execCompatType, execType } from '../kinds.ts'
import { readJson } from '../sentences/fields.ts'
import { accountOfKey } from './account-of-key.ts'
import { findBytes, readAny, readText, type Any } from './any.ts'
import { signerOfMessage } from './signer-of-message.ts'
import { readFields } from './wire.ts'

export type Coin = { denom: string; amount: string }

/** What an index needs to know of a transaction, without its messages being decoded. */
export type TxOutline = {
  /** Types of all messages in order; those inside an authorisation or a proposal follow the one that holds them. */
  types: string[]
  /** Messages of the transaction itself, without the ones inside others. */
  messageCount: number
  /** Account of the first signer, `inj1…`; undefined when nothing in the transaction tells. */
  signer: string | undefined
  fee: Coin[]
  gasLimit: bigint
  /** Account that pays the fee when it isn't the signer; else ''. */
  payer: string
  /** Account whose allowance pays the fee; else ''. */
  granter: string
  memo: string
  /** False when a part could not be read: the rest is what could. */
  isWhole: boolean
}

const deepest = 16
const holders = new Map([
  [execType, 2],
  ['/cosmos.gov.v1.MsgSubmitProposal', 1],
  ['/cosmos.group.v1.MsgSubmitProposal', 4],
])

/**
 * What a transaction does and who signed it, read from the bytes of a TxRaw in a few microseconds. Never throws: a
 * chain may include transactions that can't be read, and what can be read of them is told.
 *
 * @example messageTypesOf(bytes).types // ['/cosmos.authz.v1beta1.MsgExec', '/cosmos.bank.v1beta1.MsgSend']
 */
export function messageTypesOf(txRaw: Uint8Array): TxOutline {
  const outline: TxOutline = {
    types: [],
    messageCount: 0,
    signer: undefined,
    fee: [],
    gasLimit: 0n,
    payer: '',
    granter: '',
    memo: '',
    isWhole: true,
  }
  let firstMessage: Any | undefined
  let firstKey: Uint8Array | undefined
  const readMessage = (bytes: Uint8Array) => {
    const message = readAny(bytes)
    firstMessage ??= message
    outline.messageCount += 1
    addTypes(outline, message, 0)
  }
  // A signer whose key the chain knows already may leave it out: an empty one then.
  const readSigner = (bytes: Uint8Array) => {
    firstKey ??= findBytes(bytes, 1) ?? new Uint8Array()
  }
  readParts(outline, txRaw, {
    1: (body) => readParts(outline, body, { 1: readMessage, 2: (memo) => (outline.memo = readText(memo)) }),
    2: (authInfo) => readParts(outline, authInfo, { 1: readSigner, 2: (fee) => readFee(outline, fee) }),
  })
  attempt(outline, () => {
    if (firstKey?.length) outline.signer = accountOfKey(readAny(firstKey))
    if (firstMessage) outline.signer ??= signerOfMessage(firstMessage)
  })
  return outline
}

function addTypes(outline: TxOutline, { type, value }: Any, depth: number): void {
  outline.types.push(type)
  if (depth === deepest) return
  if (type === execCompatType) {
    return readParts(outline, value, {
      2: (json) => addJsonTypes(outline, readJson(readText(json)), depth + 1),
    })
  }
  const held = holders.get(type)
  if (held === undefined) return
  readParts(outline, value, { [held]: (inner) => addTypes(outline, readAny(inner), depth + 1) })
}

/** Of a message as JSON, with those that it runs for somebody. */
function addJsonTypes(outline: TxOutline, json: unknown, depth: number): void {
  const { '@type': type, msgs } = (json ?? {}) as { '@type'?: unknown; msgs?: unknown }
  if (typeof type !== 'string') throw badChainData('message.format', 'A message has no type')
  outline.types.push(type)
  if (type !== execType || !Array.isArray(msgs) || depth === deepest) return
  for (const inner of msgs) attempt(outline, () => addJsonTypes(outline, inner, depth + 1))
}

function readFee(outline: TxOutline, bytes: Uint8Array): void {
  for (const { number, value } of readFields(bytes)) {
    if (typeof value === 'bigint') {
      if (number === 2) outline.gasLimit = value
      continue
    }
    if (number === 1) outline.fee.push(readCoin(value))
    if (number === 3) outline.payer = readText(value)
    if (number === 4) outline.granter = readText(value)
  }
}

function readCoin(bytes: Uint8Array): Coin {
  return {
    denom: readText(findBytes(bytes, 1) ?? bytes.subarray(0, 0)),
    amount: readText(findBytes(bytes, 2) ?? bytes.subarray(0, 0)),
  }
}

type Readers = Record<number, (bytes: Uint8Array) => unknown>

/** Gives each field to its reader. One that can't be read doesn't keep those after it from being read. */
function readParts(outline: TxOutline, bytes: Uint8Array, readers: Readers): void {
  attempt(outline, () => {
    for (const { number, value } of readFields(bytes)) {
      const reader = readers[number]
      if (reader && typeof value !== 'bigint') attempt(outline, () => reader(value))
    }
  })
}

function attempt(outline: TxOutline, read: () => void): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    outline.isWhole = false
  }
}
