import type { FieldShape, MessageShape } from './message-shape.ts'

/** What a contract of CosmWasm says of its messages: the JSON that `cosmwasm-schema` writes. */
export type ContractSchema = { query: MessageShape[]; execute: MessageShape[] }

type Json = Record<string, unknown>

const mostMessages = 200
const mostFields = 60
const deepest = 8

/**
 * The messages of a contract from its schema; undefined where a text has none.
 *
 * @example readSchema({ query: { oneOf: […] } })?.query[0]?.name // 'balance'
 */
export function readSchema(schema: unknown): ContractSchema | undefined {
  const { query, execute } = objectOf(schema)
  const read = { query: readMessages(query), execute: readMessages(execute) }
  return read.query.length + read.execute.length === 0 ? undefined : read
}

function readMessages(schema: unknown): MessageShape[] {
  const root = objectOf(schema)
  const found = listMessages(root, objectOf(root['definitions']), 0)
  return [...new Map(found.map((shape) => [shape.name, shape])).values()].slice(0, mostMessages)
}

/** A message is an object with one member, or its name alone. Flattened ones stand behind a reference. */
function listMessages(given: Json, definitions: Json, depth: number): MessageShape[] {
  if (depth > deepest) return []
  const schema = follow(given, definitions)
  const inner = [...listOf(schema['oneOf']), ...listOf(schema['anyOf'])]
  if (inner.length > 0) return inner.flatMap((one) => listMessages(objectOf(one), definitions, depth + 1))
  if (schema['type'] === 'string')
    return listOf(schema['enum']).flatMap((name) => (typeof name === 'string' ? { name, fields: [] } : []))
  const [[name, body] = [], ...others] = Object.entries(objectOf(schema['properties']))
  if (name === undefined || others.length > 0) return []
  return [{ name, fields: readFields(follow(objectOf(body), definitions), definitions) }]
}

function readFields(schema: Json, definitions: Json): FieldShape[] | undefined {
  if (schema['type'] !== 'object') return undefined
  const required = new Set(listOf(schema['required']))
  const properties = Object.entries(objectOf(schema['properties'])).slice(0, mostFields)
  return properties.map(([name, field]) => ({
    name,
    type: typeOf(objectOf(field), definitions, 0),
    isOptional: !required.has(name),
  }))
}

const types: Record<string, FieldShape['type']> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'flag',
}

/** What may be nothing too is what it is otherwise. */
function typeOf(given: Json, definitions: Json, depth: number): FieldShape['type'] {
  if (depth > deepest) return 'json'
  const schema = follow(given, definitions)
  const [variant, ...others] = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].filter(
    (one) => objectOf(one)['type'] !== 'null',
  )
  if (variant !== undefined)
    return others.length > 0 ? 'json' : typeOf(objectOf(variant), definitions, depth + 1)
  const [type, ...more] = [schema['type']].flat().filter((one) => one !== 'null')
  return (more.length === 0 && typeof type === 'string' ? types[type] : undefined) ?? 'json'
}

/** `{"$ref": "#/definitions/Uint128"}`, also as the only one of `allOf`. */
function follow(schema: Json, definitions: Json): Json {
  let found = schema
  for (let step = 0; step < deepest; step += 1) {
    const all = listOf(found['allOf'])
    const [one] = all
    const ref = found['$ref']
    if (typeof ref === 'string') found = objectOf(definitions[ref.replace('#/definitions/', '')])
    else if (all.length === 1) found = objectOf(one)
    else return found
  }
  return {}
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, mostMessages) : []
}
