import { badChainData } from '@injsight/errors'
import { ScalarType } from '@protobuf-ts/runtime'
import { readText } from './any.ts'
import type { Json } from './json.ts'

/** What a scalar reads when it isn't set. Bytes are null: Go tells nothing from empty. */
export function emptyScalar(type: ScalarType): Json {
  if (type === ScalarType.STRING) return ''
  if (type === ScalarType.BOOL) return false
  if (type === ScalarType.BYTES) return null
  return isLong(type) ? '0' : 0
}

/**
 * A scalar as the chain's JSON writes it: integers of 64 bits as text, bytes as base64.
 *
 * @throws bad-chain-data `protobuf.bytes` when the bytes hold another kind of value
 */
export function writeScalar(type: ScalarType, value: bigint | Uint8Array): Json {
  if (type === ScalarType.STRING) return readText(asBytes(value))
  if (type === ScalarType.BYTES) return asBytes(value).toBase64()
  return writeNumber(type, asNumber(value))
}

/** Bytes that one number of a packed list takes; 0 when it varies. */
export function sizeOf(type: ScalarType): 0 | 4 | 8 {
  const { DOUBLE, FIXED64, SFIXED64, FLOAT, FIXED32, SFIXED32 } = ScalarType
  if (type === DOUBLE || type === FIXED64 || type === SFIXED64) return 8
  return type === FLOAT || type === FIXED32 || type === SFIXED32 ? 4 : 0
}

export function asBytes(value: bigint | Uint8Array): Uint8Array {
  if (typeof value === 'bigint') throw otherKind()
  return value
}

export function asNumber(value: bigint | Uint8Array): bigint {
  if (typeof value !== 'bigint') throw otherKind()
  return value
}

function writeNumber(type: ScalarType, value: bigint): Json {
  switch (type) {
    case ScalarType.BOOL:
      return value !== 0n
    case ScalarType.UINT64:
    case ScalarType.FIXED64:
      return value.toString()
    case ScalarType.INT64:
    case ScalarType.SFIXED64:
      return BigInt.asIntN(64, value).toString()
    case ScalarType.SINT64:
      return zigzag(value).toString()
    case ScalarType.SINT32:
      return Number(BigInt.asIntN(32, zigzag(value)))
    case ScalarType.UINT32:
    case ScalarType.FIXED32:
      return Number(BigInt.asUintN(32, value))
    case ScalarType.DOUBLE:
    case ScalarType.FLOAT:
      return writeFloat(type, value)
    default:
      return Number(BigInt.asIntN(32, value))
  }
}

function writeFloat(type: ScalarType, bits: bigint): Json {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, type === ScalarType.FLOAT ? bits << 32n : bits)
  const number = type === ScalarType.FLOAT ? view.getFloat32(0) : view.getFloat64(0)
  return Number.isFinite(number) ? number : String(number)
}

function zigzag(value: bigint): bigint {
  return (value >> 1n) ^ -(value & 1n)
}

function isLong(type: ScalarType): boolean {
  const { INT64, UINT64, SINT64, FIXED64, SFIXED64 } = ScalarType
  return [INT64, UINT64, SINT64, FIXED64, SFIXED64].includes(type)
}

function otherKind() {
  return badChainData('protobuf.bytes', 'A field holds a value of another kind than its definition says')
}
