import { badChainData } from '@injsight/errors'

/** A field as it stands in bytes: a varint or fixed number as bigint (unsigned), anything else as its bytes. */
export type Field = { number: number; value: bigint | Uint8Array }

/**
 * The fields of a protobuf message in the order of its bytes, read without knowing its type.
 *
 * @throws bad-chain-data `protobuf.bytes` at the first that is cut off or malformed
 * @example [...readFields(Uint8Array.of(8, 7))] // [{ number: 1, value: 7n }]
 */
export function* readFields(bytes: Uint8Array): Generator<Field, void> {
  const at = { position: 0 }
  while (at.position < bytes.length) {
    const tag = Number(readVarint(bytes, at))
    const number = tag >>> 3
    if (number === 0 || tag > 0xffffffff) throw malformed(at.position)
    yield { number, value: readValue(bytes, at, tag & 7) }
  }
}

/**
 * The numbers of a packed repeated field: varints (`size` 0) or fixed ones of 4 or 8 bytes.
 *
 * @throws bad-chain-data `protobuf.bytes`
 */
export function* readPacked(bytes: Uint8Array, size: 0 | 4 | 8): Generator<bigint, void> {
  const at = { position: 0 }
  while (at.position < bytes.length) yield size === 0 ? readVarint(bytes, at) : readFixed(bytes, at, size)
}

type Position = { position: number }

function readValue(bytes: Uint8Array, at: Position, wireType: number): bigint | Uint8Array {
  if (wireType === 0) return readVarint(bytes, at)
  if (wireType === 1) return readFixed(bytes, at, 8)
  if (wireType === 5) return readFixed(bytes, at, 4)
  if (wireType !== 2) throw malformed(at.position)
  return take(bytes, at, Number(readVarint(bytes, at)))
}

function readVarint(bytes: Uint8Array, at: Position): bigint {
  let low = 0
  for (let shift = 0; shift < 28; shift += 7) {
    const byte = nextByte(bytes, at)
    low |= (byte & 0x7f) << shift
    if (byte < 0x80) return BigInt(low)
  }
  let value = BigInt(low)
  for (let shift = 28n; shift < 70n; shift += 7n) {
    const byte = nextByte(bytes, at)
    value |= BigInt(byte & 0x7f) << shift
    if (byte < 0x80) return BigInt.asUintN(64, value)
  }
  throw malformed(at.position)
}

function readFixed(bytes: Uint8Array, at: Position, size: 4 | 8): bigint {
  return take(bytes, at, size).reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)
}

function take(bytes: Uint8Array, at: Position, length: number): Uint8Array {
  const start = at.position
  if (length > bytes.length - start) throw malformed(start)
  at.position += length
  return bytes.subarray(start, at.position)
}

function nextByte(bytes: Uint8Array, at: Position): number {
  const byte = bytes[at.position++]
  if (byte === undefined) throw malformed(bytes.length)
  return byte
}

function malformed(position: number) {
  return badChainData('protobuf.bytes', `Byte ${position} is not protobuf`, { position })
}
