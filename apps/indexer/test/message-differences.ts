import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type EnumInfo,
  type FieldInfo,
  type IMessageType,
  LongType,
  MessageType,
  ScalarType,
} from '@protobuf-ts/runtime'

// A second reading of messages, that shares no code with packages/chain: the generated classes read the bytes, and
// their field lists are walked beside our JSON.

type Json = Record<string, unknown>

/** Where our JSON of a message and the generated class's reading of its bytes don't say the same; empty when they do. */
export async function listDifferences(typeUrl: string, bytes: Uint8Array, json: Json): Promise<string[]> {
  const type = await findType(typeUrl)
  if (type === undefined) {
    // Nobody generates classes of the OCR module any more: there is nothing to compare with.
    return typeUrl.startsWith('/injective.ocr.v1beta1.') ? [] : [`${typeUrl}: no generated class`]
  }
  return compareMessage(type, type.fromBinary(bytes) as Json, json, typeUrl)
}

const generated = fileURLToPath(
  new URL('.', import.meta.resolve('@injectivelabs/core-proto-ts-v2/generated/google/protobuf/any_pb.js')),
).replace(/google\/protobuf\/$/, '')
const folders = new Map<string, Promise<Map<string, IMessageType<object>>>>()

async function findType(typeUrl: string): Promise<IMessageType<object> | undefined> {
  const name = typeUrl.slice(1)
  const folder = `${generated}${name.split('.').slice(0, -1).join('/')}/`
  const known = folders.get(folder) ?? loadTypes(folder)
  folders.set(folder, known)
  return (await known).get(name)
}

async function loadTypes(folder: string): Promise<Map<string, IMessageType<object>>> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder).filter((file) => file.endsWith('_pb.js'))
  const modules = await Promise.all(files.map((file) => import(folder + file) as Promise<Json>))
  const types = modules.flatMap((module) =>
    Object.values(module).filter((value) => value instanceof MessageType),
  )
  return new Map(types.map((type) => [type.typeName, type as IMessageType<object>]))
}

async function compareMessage(
  type: IMessageType<object>,
  read: Json,
  json: Json,
  path: string,
): Promise<string[]> {
  const found = await Promise.all(
    type.fields.map((field) => compareField(field, read, json, `${path}.${field.name}`)),
  )
  const names = new Set(type.fields.map(({ name }) => name))
  const strangers = Object.keys(json).filter((name) => !names.has(name) && name !== '@type')
  return [...found.flat(), ...strangers.map((name) => `${path}.${name}: not in the proto file`)]
}

async function compareField(field: FieldInfo, read: Json, json: Json, path: string): Promise<string[]> {
  if (field.oneof !== undefined) {
    const group = read[field.oneof] as Json
    if (group['oneofKind'] !== field.localName) return field.name in json ? [`${path}: not chosen`] : []
    return compareValue(field, group[field.localName], json[field.name], path)
  }
  const [expected, got] = [read[field.localName], json[field.name]]
  if (field.repeat) {
    const [list, ours] = [expected as unknown[], (got ?? []) as unknown[]]
    if (list.length !== ours.length) return [`${path}: ${list.length} items, ours ${ours.length}`]
    const found = await Promise.all(
      list.map((item, at) => compareValue(field, item, ours[at], `${path}[${at}]`)),
    )
    return found.flat()
  }
  return compareValue(field, expected, got, path)
}

async function compareValue(
  field: FieldInfo,
  expected: unknown,
  got: unknown,
  path: string,
): Promise<string[]> {
  if (got === null && isEmpty(expected)) return [] // what can be null in Go is
  const differ = [`${path}: ${show(expected)}, ours ${show(got)}`]
  if (field.kind === 'message') return compareNested(field.T() as IMessageType<object>, expected, got, path)
  if (field.kind === 'enum') return nameOfEnum(field.T(), expected as number) === got ? [] : differ
  if (field.kind === 'map') return show(expected) === show(got) ? [] : differ
  if (field.T === ScalarType.BYTES) return isSameBytes(expected as Uint8Array, got) ? [] : differ
  if (field.L === LongType.BIGINT || typeof expected === 'bigint')
    return String(expected) === got ? [] : differ
  if (typeof expected === 'string' && isDecimalOf(expected, got)) return []
  return expected === got ? [] : differ
}

async function compareNested(
  type: IMessageType<object>,
  expected: unknown,
  got: unknown,
  path: string,
): Promise<string[]> {
  if (expected === undefined && (got === null || got === undefined)) return []
  // What is absent and can't be null in Go is shown as its zero.
  if (expected === undefined && type.typeName === 'google.protobuf.Timestamp') {
    return got === '0001-01-01T00:00:00Z' ? [] : [`${path}: absent, ours ${show(got)}`]
  }
  const read = (expected ?? type.create()) as Json
  if (type.typeName === 'google.protobuf.Any') {
    const { typeUrl, value } = read as { typeUrl: string; value: Uint8Array }
    if ((got as Json)['@type'] !== typeUrl) return [`${path}: ${typeUrl}, ours ${show(got)}`]
    return listDifferences(typeUrl, value, got as Json)
  }
  if (type.typeName === 'google.protobuf.Timestamp')
    return sameTimestamp(read, got) ? [] : [`${path}: ${show(read)}, ours ${show(got)}`]
  if (type.typeName === 'google.protobuf.Duration')
    return sameDuration(read, got) ? [] : [`${path}: ${show(read)}, ours ${show(got)}`]
  return compareMessage(type, read, got as Json, path)
}

/** wasmd writes this one in words of its own. */
const accessTypes = ['Unspecified', 'Nobody', 'OnlyAddress', 'Everybody', 'AnyOfAddresses']

function nameOfEnum([name, values, prefix = '']: EnumInfo, value: number): string | undefined {
  if (name === 'cosmwasm.wasm.v1.AccessType') return accessTypes[value]
  return prefix + String(values[value])
}

function isEmpty(value: unknown): boolean {
  return value === '' || (value instanceof Uint8Array && value.length === 0)
}

/** Bytes are base64, hashes of consensus and what Ethereum signs hex, and JSON is shown as what it says. */
function isSameBytes(bytes: Uint8Array, got: unknown): boolean {
  const buffer = Buffer.from(bytes)
  const hex = buffer.toString('hex')
  if ([buffer.toString('base64'), hex.toUpperCase(), `0x${hex}`].some((text) => text === got)) return true
  try {
    return JSON.stringify(JSON.parse(buffer.toString('utf8'))) === JSON.stringify(got)
  } catch {
    return false
  }
}

/** Decimals travel as integers of their 18th place and are shown with a point. */
function isDecimalOf(scaled: string, got: unknown): boolean {
  if (typeof got !== 'string' || !/^-?\d+\.\d{18}$/.test(got) || !/^-?\d+$/.test(scaled)) return false
  return BigInt(got.replace('.', '')) === BigInt(scaled)
}

function sameTimestamp(read: Json, got: unknown): boolean {
  const { seconds, nanos } = read as { seconds: bigint; nanos: number }
  const [, whole, fraction = ''] = /^([^.]+?)(?:\.(\d{1,9}))?Z$/.exec(String(got)) ?? []
  return Date.parse(`${whole}Z`) === Number(seconds) * 1000 && Number(fraction.padEnd(9, '0')) === nanos
}

function sameDuration(read: Json, got: unknown): boolean {
  const { seconds, nanos } = read as { seconds: bigint; nanos: number }
  const [, whole = '', fraction = ''] = /^(-?\d+)(?:\.(\d{1,9}))?s$/.exec(String(got)) ?? []
  return whole === String(seconds) && Number(fraction.padEnd(9, '0')) === nanos
}

function show(value: unknown): string {
  return (
    JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? String(item) : item))?.slice(
      0,
      200,
    ) ?? 'nothing'
  )
}
