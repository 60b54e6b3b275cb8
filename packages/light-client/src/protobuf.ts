// The few fields of protobuf that CometBFT hashes. Left out where they have their default value, as Go writes them;
// messages that are not nullable there are written even when empty.

/** Fields of one message, written one after the other. */
export type Field = Uint8Array

export function encodeVarint(value: bigint): Uint8Array {
  if (value >= 0n && value < 128n) return Uint8Array.of(Number(value))
  const bytes: number[] = []
  // Negative numbers are written as their two's complement of 64 bits.
  let rest = BigInt.asUintN(64, value)
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80)
    rest >>= 7n
  }
  bytes.push(Number(rest))
  return Uint8Array.from(bytes)
}

export function integer(number: number, value: bigint): Field {
  return value === 0n ? nothing : message([key(number, 0), encodeVarint(value)])
}

/** `sfixed64`: eight bytes, the lowest first. */
export function fixed(number: number, value: bigint): Field {
  if (value === 0n) return nothing
  const eight = new Uint8Array(8)
  new DataView(eight.buffer).setBigInt64(0, value, true)
  return message([key(number, 1), eight])
}

export function bytes(number: number, value: Uint8Array): Field {
  return value.length === 0 ? nothing : nested(number, value)
}

export function text(number: number, value: string): Field {
  return bytes(number, encoder.encode(value))
}

/** A message within a message, written even when it is empty. */
export function nested(number: number, value: Uint8Array): Field {
  return message([key(number, 2), encodeVarint(BigInt(value.length)), value])
}

/** A message with its length before it, as it is signed. */
export function delimited(fields: Field[]): Uint8Array {
  const whole = message(fields)
  return message([encodeVarint(BigInt(whole.length)), whole])
}

export function message(fields: Field[]): Uint8Array {
  const whole = new Uint8Array(fields.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const field of fields) {
    whole.set(field, at)
    at += field.length
  }
  return whole
}

const nothing = new Uint8Array()
const encoder = new TextEncoder()

function key(number: number, wireType: number): Uint8Array {
  return encodeVarint(BigInt((number << 3) | wireType))
}
