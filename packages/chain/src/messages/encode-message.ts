import { invalidInput } from '@injsight/errors'
import { RepeatType, ScalarType, type FieldInfo } from '@protobuf-ts/runtime'
import type { Any } from './any.ts'
import { valueOfName } from './enum-names.ts'
import { findReader } from './field-rules.ts'
import type { Json, JsonObject } from './json.ts'
import { findMessageType, type MessageType } from './message-types.ts'

const deepest = 32

/**
 * The bytes of a message from what the chain's REST server writes of it: `decodeMessage` the other way round. Numbers
 * may be texts and enums numbers; a decimal may leave zeros out.
 *
 * @throws invalid-input `message.format` naming the field that doesn't fit its definition, or that it doesn't have
 * @example encodeMessage(MsgSend, { from_address: 'inj1…', to_address: 'inj1…', amount: [{ denom: 'inj', amount: '1' }] })
 */
export function encodeMessage(type: MessageType, json: JsonObject): Uint8Array {
  return encode(type, readMessage(type, json, type.typeName, 0), type.typeName)
}

/**
 * A message with its type in "@type", as an Any.
 *
 * @throws invalid-input `message.format`, `message.type` for a type that this version doesn't know
 */
export function encodeAny(json: Json): Any {
  return readAnyJson(json, 'a message', 0)
}

function readAnyJson(json: Json, where: string, depth: number): Any {
  const { '@type': type, ...fields } = objectOf(json, where)
  if (typeof type !== 'string') throw unfit(where, 'it has no "@type"')
  const known = findMessageType(type)
  if (known === undefined)
    throw invalidInput('message.type', `"${type.slice(0, 100)}" is no type of message that is known here`, {
      type,
    })
  return { type, value: encode(known, readMessage(known, fields, type, depth), type) }
}

function encode(type: MessageType, message: object, where: string): Uint8Array {
  try {
    return type.toBinary(message)
  } catch (error) {
    throw unfit(where, error instanceof Error ? error.message : String(error))
  }
}

/** As the generated types hold it. */
function readMessage(type: MessageType, json: JsonObject, where: string, depth: number): object {
  if (depth > deepest) throw unfit(where, `it is more than ${deepest} deep`)
  const message = type.create() as Record<string, unknown>
  for (const [name, value] of Object.entries(json)) {
    const field = type.fields.find((field) => field.name === name)
    if (field === undefined) throw unfit(where, `it has no field "${name.slice(0, 60)}"`)
    const at = `${where}.${name}`
    if (value === null && field.kind !== 'scalar') continue
    const read = (one: Json) => readValue(field, one, at, depth + 1)
    if (field.repeat !== RepeatType.NO)
      message[field.localName] = listOf(value, at).map((one) => read(one ?? ''))
    else if (field.oneof !== undefined)
      message[field.oneof] = { oneofKind: field.localName, [field.localName]: read(value) }
    else if (value !== null) message[field.localName] = read(value)
  }
  return message
}

function readValue(field: FieldInfo, value: Json, where: string, depth: number): unknown {
  if (field.kind === 'enum') return readEnum(field, value, where)
  if (field.kind === 'message') return readNested(field.T() as MessageType, value, where, depth)
  if (field.kind === 'map') throw unfit(where, 'no message has a map')
  const reader = findReader(field)
  if (reader === undefined) return readScalar(field.T, value, where)
  try {
    const bytes = reader(value)
    return field.T === ScalarType.STRING ? new TextDecoder().decode(bytes) : bytes
  } catch (error) {
    throw unfit(where, error instanceof Error ? error.message : String(error))
  }
}

function readEnum(field: FieldInfo & { kind: 'enum' }, value: Json, where: string): number {
  const number = typeof value === 'string' ? valueOfName(field.T(), value) : value
  if (typeof number !== 'number' || !Number.isInteger(number)) throw unfit(where, 'it is none of its values')
  return number
}

function readNested(type: MessageType, value: Json, where: string, depth: number): unknown {
  if (type.typeName === 'google.protobuf.Any') {
    const { type: typeUrl, value: bytes } = readAnyJson(value, where, depth)
    return { typeUrl, value: bytes }
  }
  if (type.typeName.startsWith('google.protobuf.')) {
    try {
      return type.fromJson(value)
    } catch (error) {
      throw unfit(where, error instanceof Error ? error.message : String(error))
    }
  }
  return readMessage(type, objectOf(value, where), where, depth)
}

const whole = /^-?\d{1,20}$/

function readScalar(type: ScalarType, value: Json, where: string): unknown {
  if (type === ScalarType.STRING) {
    if (typeof value !== 'string') throw unfit(where, 'it is no text')
    return value
  }
  if (type === ScalarType.BYTES) return readBytes(value, where)
  if (type === ScalarType.BOOL) {
    if (typeof value !== 'boolean') throw unfit(where, 'it is neither true nor false')
    return value
  }
  if (type === ScalarType.DOUBLE || type === ScalarType.FLOAT) {
    if (typeof value !== 'number') throw unfit(where, 'it is no number')
    return value
  }
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string' || !whole.test(text)) throw unfit(where, 'it is no whole number')
  return isLong(type) ? BigInt(text) : Number(text)
}

function readBytes(value: Json, where: string): Uint8Array {
  if (value === null) return new Uint8Array()
  if (typeof value !== 'string') throw unfit(where, 'it is no base64')
  try {
    return Uint8Array.fromBase64(value)
  } catch {
    throw unfit(where, 'it is no base64')
  }
}

function isLong(type: ScalarType): boolean {
  const { INT64, UINT64, SINT64, FIXED64, SFIXED64 } = ScalarType
  return [INT64, UINT64, SINT64, FIXED64, SFIXED64].includes(type)
}

function objectOf(value: Json, where: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw unfit(where, 'it is no object')
  return value
}

function listOf(value: Json, where: string): Json[] {
  if (value === null) return []
  if (!Array.isArray(value)) throw unfit(where, 'it is no list')
  return value
}

function unfit(where: string, why: string) {
  return invalidInput('message.format', `${where} can't be read: ${why}`, { where })
}
