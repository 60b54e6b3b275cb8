import { Fee, SignerInfo } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { ExtensionOptionsWeb3Tx } from '@injectivelabs/core-proto-ts-v2/generated/injective/types/v1beta1/tx_ext_pb.js'
import { accountOfKey } from './account-of-key.ts'
import { findBytes, readAny, readText, type Any } from './any.ts'
import { decodeAny, decodeMessage, readMessage } from './decode-message.ts'
import type { JsonObject } from './json.ts'
import type { Coin } from './message-types-of.ts'
import { asBytes, asNumber } from './scalars.ts'
import { readFields } from './wire.ts'

/** A message as the chain's REST server shows its fields, or its bytes in base64 where they can't be read. */
export type AnyMessage = { type: string; value: JsonObject } | { type: string; raw: string }

export type Signer = {
  /** As JSON with "@type"; null when the transaction leaves it out. */
  publicKey: JsonObject | null
  /** `inj1…`; '' when the key is left out or of a kind that has no account. */
  address: string
  /** `SIGN_MODE_DIRECT` and so on; `MULTI` for several keys together. */
  mode: string
  sequence: bigint
}

export type Tx = {
  messages: AnyMessage[]
  memo: string
  /** 0 when the transaction never gets too old. */
  timeoutHeight: bigint
  fee: { amount: Coin[]; gasLimit: bigint; payer: string; granter: string }
  /** Who pays the fee of typed data that another signed for, `inj1…`, which the fee doesn't tell; else ''. */
  web3Payer: string
  signers: Signer[]
  /** Base64. */
  signatures: string[]
  extensionOptions: JsonObject[]
}

/**
 * A whole transaction, from the bytes of a TxRaw. A message of a kind that this version doesn't know, or that its
 * definition doesn't fit, keeps its bytes.
 *
 * @throws bad-chain-data `protobuf.bytes` when the bytes are no transaction
 * @example decodeTx(bytes).messages[0] // { type: '/cosmos.bank.v1beta1.MsgSend', value: { from_address: 'inj1…', … } }
 */
export function decodeTx(txRaw: Uint8Array): Tx {
  const authInfo = findBytes(txRaw, 2) ?? none
  return {
    ...decodeBody(findBytes(txRaw, 1) ?? none),
    fee: decodeFee(findBytes(authInfo, 2) ?? none),
    signers: decodeSigners(txRaw),
    signatures: listBytes(txRaw, 3).map((bytes) => bytes.toBase64()),
  }
}

/**
 * Who signs a transaction and how, from the bytes of a TxRaw, without reading its messages.
 *
 * @throws bad-chain-data `protobuf.bytes` when the bytes are no transaction
 */
export function decodeSigners(txRaw: Uint8Array): Signer[] {
  return listBytes(findBytes(txRaw, 2) ?? none, 1).map(decodeSigner)
}

/**
 * What the messages of a transaction answered, in their order, from the `data` of its result.
 *
 * @throws bad-chain-data `protobuf.bytes`
 * @example decodeTxMsgData(data)[0] // { type: '/cosmos.bank.v1beta1.MsgSendResponse', value: {} }
 */
export function decodeTxMsgData(data: Uint8Array): AnyMessage[] {
  const responses = listBytes(data, 2)
  if (responses.length > 0) return responses.map((response) => decodeAnyMessage(readAny(response)))
  // Until Cosmos SDK 0.46: the type of the message, and its response without a type.
  return listBytes(data, 1).map((answer) => {
    const { type, value } = readAny(answer)
    return decodeAnyMessage({ type: `${type}Response`, value })
  })
}

type Body = Pick<Tx, 'messages' | 'memo' | 'timeoutHeight' | 'extensionOptions' | 'web3Payer'>

function decodeBody(body: Uint8Array): Body {
  const messages: AnyMessage[] = []
  const extensionOptions: JsonObject[] = []
  let memo = ''
  let timeoutHeight = 0n
  let web3Payer = ''
  for (const { number, value } of readFields(body)) {
    if (number === 1) messages.push(decodeAnyMessage(readAny(asBytes(value))))
    if (number === 2) memo = readText(asBytes(value))
    if (number === 3) timeoutHeight = asNumber(value)
    if (number !== 1023 && number !== 2047) continue
    const option = decodeAny(asBytes(value))
    extensionOptions.push(option)
    // The chain heeds those alone that it may not pass over.
    const { '@type': type, feePayer } = option
    if (number === 1023 && type === web3Type && typeof feePayer === 'string') web3Payer = feePayer
  }
  return { messages, memo, timeoutHeight, extensionOptions, web3Payer }
}

function decodeAnyMessage({ type, value }: Any): AnyMessage {
  const read = readMessage(type, value)
  return read === undefined ? { type, raw: value.toBase64() } : { type, value: read }
}

function decodeFee(bytes: Uint8Array): Tx['fee'] {
  const fee = decodeMessage(Fee, bytes)
  const { amount, gas_limit, payer, granter } = fee as {
    amount: Coin[]
    gas_limit: string
    payer: string
    granter: string
  }
  return { amount, gasLimit: BigInt(gas_limit), payer, granter }
}

function decodeSigner(bytes: Uint8Array): Signer {
  const key = findBytes(bytes, 1)
  const { mode_info, sequence } = decodeMessage(SignerInfo, bytes) as {
    mode_info: ModeInfo | null
    sequence: string
  }
  return {
    publicKey: key?.length ? decodeAny(key) : null,
    address: (key?.length && accountOfKey(readAny(key))) || '',
    mode: mode_info?.single
      ? String(mode_info.single.mode)
      : mode_info?.multi
        ? 'MULTI'
        : 'SIGN_MODE_UNSPECIFIED',
    sequence: BigInt(sequence),
  }
}

type ModeInfo = { single?: { mode: string | number }; multi?: object }

function listBytes(message: Uint8Array, field: number): Uint8Array[] {
  return [...readFields(message)].filter(({ number }) => number === field).map(({ value }) => asBytes(value))
}

const none = new Uint8Array()
const web3Type = `/${ExtensionOptionsWeb3Tx.typeName}`
