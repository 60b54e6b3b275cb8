import type { FieldInfo } from '@protobuf-ts/runtime'
import { decodeAddress, encodeAddress } from '#src/addresses/addresses.ts'
import { scaleDecimal } from '#src/amounts/decimals.ts'
import { decodeHex, encodeHex } from '#src/hex.ts'
import { readText } from './any.ts'
import type { Json } from './json.ts'

// What a field's Go type makes of its bytes when the chain writes JSON, and of JSON when it reads it. The definitions
// name it as gogoproto options.

type Write = (bytes: Uint8Array) => Json

const customTypes: Record<string, Write> = {
  'cosmossdk.io/math.LegacyDec': writeDecimal,
  'cosmossdk.io/math.Int': readText,
  EthereumTx: (bytes) => `0x${encodeHex(bytes)}`,
}

const castTypes: Record<string, Write> = {
  RawContractMessage: writeContractMessage,
  'encoding/json.RawMessage': writeContractMessage,
  'github.com/cosmos/cosmos-sdk/types.ConsAddress': (bytes) => encodeAddress('injvalcons', bytes),
  'github.com/cosmos/cosmos-sdk/types.AccAddress': (bytes) => encodeAddress('inj', bytes),
  'github.com/cometbft/cometbft/libs/bytes.HexBytes': (bytes) => encodeHex(bytes).toUpperCase(),
}

/** How the bytes of a string or bytes field are written, where its Go type has its own way. */
export function findWriter(field: FieldInfo): Write | undefined {
  return customTypes[optionOf(field, 'customtype')] ?? castTypes[optionOf(field, 'casttype')]
}

type Read = (json: Json) => Uint8Array

const readers: Record<string, Read> = {
  'cosmossdk.io/math.LegacyDec': readDecimal,
  'cosmossdk.io/math.Int': readInteger,
  EthereumTx: (json) => decodeHex(textOf(json)),
  RawContractMessage: (json) => utf8.encode(json === null ? '' : JSON.stringify(json)),
  'encoding/json.RawMessage': (json) => utf8.encode(json === null ? '' : JSON.stringify(json)),
  'github.com/cosmos/cosmos-sdk/types.ConsAddress': (json) => decodeAddress(textOf(json)).bytes,
  'github.com/cosmos/cosmos-sdk/types.AccAddress': (json) => decodeAddress(textOf(json)).bytes,
  'github.com/cometbft/cometbft/libs/bytes.HexBytes': (json) => decodeHex(textOf(json)),
}
const utf8 = new TextEncoder()

/** How the bytes of a string or bytes field are read again, where its Go type has its own way. Throws in words. */
export function findReader(field: FieldInfo): Read | undefined {
  return readers[optionOf(field, 'customtype')] ?? readers[optionOf(field, 'casttype')]
}

/** True for numbers that Go keeps as text on the wire: unset they read "0". */
export function isNumberText(field: FieldInfo): boolean {
  return optionOf(field, 'customtype').startsWith('cosmossdk.io/math.')
}

/** True for a field that Go can't leave out: unset it shows the default of its type. */
export function isAlwaysSet(field: FieldInfo): boolean {
  return field.options?.['gogoproto.nullable'] === false
}

/** True for times that Go keeps as time.Time, whose zero is the year 1. */
export function isGoTime(field: FieldInfo): boolean {
  return field.options?.['gogoproto.stdtime'] === true
}

function optionOf(field: FieldInfo, name: string): string {
  const option = field.options?.[`gogoproto.${name}`]
  return typeof option === 'string' ? option : ''
}

/** On the wire a decimal is an integer in units of 10^-18. */
function writeDecimal(bytes: Uint8Array): string {
  const text = readText(bytes)
  const [, sign, digits] = /^(-?)(\d+)$/.exec(text) ?? []
  if (digits === undefined) return text
  const padded = digits.padStart(19, '0')
  return `${sign}${padded.slice(0, -18)}.${padded.slice(-18)}`
}

function readDecimal(json: Json): Uint8Array {
  if (json === null) return new Uint8Array()
  const text = textOf(json)
  if (!/^-?\d+(\.\d{1,18})?$/.test(text)) throw new Error(`"${text.slice(0, 60)}" is no decimal of the chain`)
  return utf8.encode(scaleDecimal(text, 18).toString())
}

function readInteger(json: Json): Uint8Array {
  if (json === null) return new Uint8Array()
  const text = textOf(json)
  if (!/^-?\d+$/.test(text)) throw new Error(`"${text.slice(0, 60)}" is no whole number`)
  return utf8.encode(text)
}

function textOf(json: Json): string {
  if (typeof json !== 'string') throw new Error('it is no text')
  return json
}

/** Contract messages are JSON already. An integer that JavaScript can't hold becomes its digits as text. */
function writeContractMessage(bytes: Uint8Array): Json {
  const text = readText(bytes)
  try {
    return JSON.parse(text, exactNumber) as Json
  } catch {
    return text === '' ? null : bytes.toBase64()
  }
}

function exactNumber(_name: string, value: unknown, context?: { source?: string }): unknown {
  const isLost = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
  return isLost ? (context?.source ?? value) : value
}
