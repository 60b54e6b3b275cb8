import { readFields } from './wire.ts'

/** google.protobuf.Any: a message with its type, unread. */
export type Any = { type: string; value: Uint8Array }

const utf8 = new TextDecoder()

/**
 * Type and bytes of an Any.
 *
 * @throws bad-chain-data `protobuf.bytes`
 * @example readAny(bytes) // { type: '/cosmos.bank.v1beta1.MsgSend', value: … }
 */
export function readAny(bytes: Uint8Array): Any {
  let type = ''
  let value: Uint8Array = new Uint8Array()
  for (const field of readFields(bytes)) {
    if (typeof field.value === 'bigint') continue
    if (field.number === 1) type = readText(field.value)
    if (field.number === 2) value = field.value
  }
  return { type, value }
}

/** Text of bytes; what isn't UTF-8 becomes replacement characters. */
export function readText(bytes: Uint8Array): string {
  return utf8.decode(bytes)
}

/**
 * The bytes of a field; of several the last, as protobuf has it.
 *
 * @throws bad-chain-data `protobuf.bytes`
 */
export function findBytes(message: Uint8Array, field: number): Uint8Array | undefined {
  let found: Uint8Array | undefined
  for (const { number, value } of readFields(message)) {
    if (number === field && typeof value !== 'bigint') found = value
  }
  return found
}
