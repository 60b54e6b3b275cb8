import { invalidInput } from '@injsight/errors'
import {
  ScalarType,
  type FieldInfo,
  type IMessageType,
  type JsonObject,
  type JsonValue,
} from '@protobuf-ts/runtime'
import type { Match } from './routes.ts'

type Type = IMessageType<object>

/**
 * The request of a REST call: fields from the path, from the query (`pagination.limit=5`, `denom=a&denom=b`) and from
 * the JSON in the body. Names may be the proto file's or camelCase; names that the request doesn't have are ignored,
 * as a node ignores them.
 *
 * @throws Fault `invalid-input`, code `request.unreadable`, naming what can't be read
 */
export function readRequest({ route, parameters }: Match, query: URLSearchParams, body: string): object {
  const type = route.served.method.I as Type
  const json = readBodyJson(route.rule.body, body)
  for (const [name, text] of query) setField(type, json, name, text)
  for (const [name, text] of parameters) setField(type, json, name, text)
  try {
    return type.fromJson(json, { ignoreUnknownFields: true })
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message : String(error), error)
  }
}

function readBodyJson(field: string | undefined, body: string): JsonObject {
  if (body.trim() === '') return {}
  const json = parseJson(body)
  if (field !== undefined && field !== '*') return { [field]: json }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw unreadable('the body is not a JSON object')
  return json
}

function parseJson(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue
  } catch (error) {
    throw unreadable('the body is not JSON', error)
  }
}

/** Sets a field by its dotted name; what the type doesn't have is left out. */
function setField(type: Type, json: JsonObject, name: string, text: string): void {
  const [first = '', ...rest] = name.split('.')
  const field = type.fields.find(({ name, jsonName }) => name === first || jsonName === first)
  if (field === undefined) return
  if (rest.length > 0) {
    if (field.kind !== 'message' || field.repeat) return
    const inner = json[field.name] ?? {}
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return
    json[field.name] = inner
    setField(field.T() as Type, inner, rest.join('.'), text)
    return
  }
  const value = readValue(field, text, name)
  const before = json[field.name]
  json[field.name] = isRepeated(field) ? [...(Array.isArray(before) ? before : []), value] : value
}

function isRepeated(field: FieldInfo): boolean {
  return field.kind !== 'map' && Boolean(field.repeat)
}

function readValue(field: FieldInfo, text: string, name: string): JsonValue {
  if (field.kind === 'enum') return /^-?\d+$/.test(text) ? Number(text) : text
  if (field.kind !== 'scalar') return text
  if (field.T === ScalarType.BOOL) return readBoolean(text, name)
  // A plus that nobody encoded arrives as a space.
  if (field.T === ScalarType.BYTES) return text.replaceAll(' ', '+')
  return text
}

function readBoolean(text: string, name: string): boolean {
  if (/^(true|1|t)$/i.test(text)) return true
  if (/^(false|0|f)$/i.test(text)) return false
  throw unreadable(`${name} is "${text.slice(0, 40)}", it must be true or false`)
}

function unreadable(message: string, cause?: unknown) {
  return invalidInput('request.unreadable', message.slice(0, 300), {}, cause)
}
