import { badChainData, Fault } from '@injsight/errors'
import { RepeatType, ScalarType, type FieldInfo } from '@protobuf-ts/runtime'
import { readAny } from './any.ts'
import { nameOf } from './enum-names.ts'
import { findWriter, isAlwaysSet, isGoTime, isNumberText } from './field-rules.ts'
import type { Json, JsonObject } from './json.ts'
import { findMessageType, type MessageType } from './message-types.ts'
import { asBytes, asNumber, emptyScalar, sizeOf, writeScalar } from './scalars.ts'
import { writeDuration, writeTimestamp } from './time.ts'
import { readFields, readPacked } from './wire.ts'

type Value = bigint | Uint8Array

// No message that a transaction can carry has a map; a test watches over it.
type Field = Exclude<FieldInfo, { kind: 'map' }>

const deepest = 64

/**
 * A message as the chain's REST server writes it: names in snake_case, enums by name, bytes in base64, integers of
 * 64 bits and decimals as text, everything unset with its default.
 *
 * @throws bad-chain-data `protobuf.bytes`
 * @example decodeMessage(MsgSend, bytes) // { from_address: 'inj1…', to_address: 'inj1…', amount: [{ … }] }
 */
export function decodeMessage(type: MessageType, bytes: Uint8Array, depth = 0): JsonObject {
  if (depth > deepest)
    throw badChainData('protobuf.depth', `A message holds others more than ${deepest} deep`)
  const json = emptyMessage(type)
  const fields = fieldsOf(type)
  for (const { number, value } of readFields(bytes)) {
    const field = fields.get(number)
    if (field) put(json, type, field, value, depth + 1)
  }
  return json
}

/** The same by the name of its type; undefined for a type that this version doesn't know, and for bytes that are none. */
export function readMessage(typeUrl: string, bytes: Uint8Array): JsonObject | undefined {
  const known = findMessageType(typeUrl)
  if (known === undefined) return undefined
  try {
    return decodeMessage(known, bytes)
  } catch (error) {
    if (error instanceof Fault) return undefined
    throw error
  }
}

/**
 * What an Any holds, as the chain's REST server writes it: its fields beside "@type". Types that this version doesn't
 * know keep their bytes as `raw`.
 *
 * @throws bad-chain-data `protobuf.bytes`
 */
export function decodeAny(bytes: Uint8Array, depth = 0): JsonObject {
  const { type, value } = readAny(bytes)
  const known = findMessageType(type)
  return known
    ? { '@type': type, ...decodeMessage(known, value, depth) }
    : { '@type': type, raw: value.toBase64() }
}

function put(json: JsonObject, type: MessageType, field: Field, value: Value, depth: number): void {
  const { name } = field
  if (field.repeat !== RepeatType.NO) {
    const list = json[name] as Json[]
    for (const item of unpack(field, value)) list.push(write(field, item, depth))
    return
  }
  if (field.oneof) for (const other of type.fields) if (other.oneof === field.oneof) delete json[other.name]
  json[name] = write(field, value, depth)
}

function* unpack(field: Field, value: Value): Iterable<Value> {
  const isPacked = typeof value !== 'bigint' && (field.kind === 'enum' || isNumeric(field))
  if (isPacked) yield* readPacked(value, field.kind === 'scalar' ? sizeOf(field.T) : 0)
  else yield value
}

function isNumeric(field: Field): boolean {
  return field.kind === 'scalar' && field.T !== ScalarType.STRING && field.T !== ScalarType.BYTES
}

function write(field: Field, value: Value, depth: number): Json {
  if (field.kind === 'enum') return nameOf(field.T(), Number(BigInt.asIntN(32, asNumber(value))))
  if (field.kind === 'message') return writeNested(field.T() as MessageType, asBytes(value), depth)
  const writer = typeof value === 'bigint' ? undefined : findWriter(field)
  return writer && typeof value !== 'bigint' ? writer(value) : writeScalar(field.T, value)
}

function writeNested(type: MessageType, bytes: Uint8Array, depth: number): Json {
  if (type.typeName === 'google.protobuf.Any') return decodeAny(bytes, depth)
  if (type.typeName === 'google.protobuf.Timestamp') return writeTimestamp(bytes)
  if (type.typeName === 'google.protobuf.Duration') return writeDuration(bytes)
  return decodeMessage(type, bytes, depth)
}

function emptyMessage(type: MessageType): JsonObject {
  const json: JsonObject = {}
  for (const field of fieldsOf(type).values()) if (!field.oneof) json[field.name] = emptyValue(field)
  return json
}

function emptyValue(field: Field): Json {
  if (field.repeat !== RepeatType.NO) return []
  if (field.kind === 'enum') return nameOf(field.T(), 0)
  if (field.kind === 'scalar') return isNumberText(field) ? emptyNumber(field) : emptyScalar(field.T)
  if (!isAlwaysSet(field)) return null
  if (isGoTime(field)) return '0001-01-01T00:00:00Z'
  return writeNested(field.T() as MessageType, new Uint8Array(), 0)
}

function emptyNumber(field: Field): Json {
  return isAlwaysSet(field) ? '0' : null
}

const shapes = new WeakMap<MessageType, Map<number, Field>>()

function fieldsOf(type: MessageType): Map<number, Field> {
  const seen = shapes.get(type)
  if (seen) return seen
  const fields = new Map(
    type.fields.filter((field) => field.kind !== 'map').map((field) => [field.no, field]),
  )
  shapes.set(type, fields)
  return fields
}
