import type { FieldShape, MessageShape } from './message-shape.ts'

/** What a contract of CosmWasm says of its messages: the JSON that `cosmwasm-schema` writes. */
export type ContractSchema = { query: MessageShape[]; execute: MessageShape[] }

type Json = Record<string, unknown>

const mostMessages = 200
const mostFields = 60
const deepest = 8
/** What stands within fields within fields is JSON of any kind. */
const deepestField = 3

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
  return schema['type'] === 'object' ? readMembers(schema, definitions, 0) : undefined
}

function readMembers(schema: Json, definitions: Json, depth: number): FieldShape[] {
  const required = new Set(listOf(schema['required']))
  const properties = Object.entries(objectOf(schema['properties'])).slice(0, mostFields)
  return properties.map(([name, field]) => ({
    name,
    isOptional: !required.has(name),
    ...readWanted(objectOf(field), definitions, depth),
  }))
}

type Wanted = Omit<FieldShape, 'name' | 'isOptional'>

/** What may be nothing too is what it is otherwise. */
function readWanted(given: Json, definitions: Json, depth: number): Wanted {
  if (depth > deepestField) return { type: 'json' }
  const { found: schema, name } = resolve(given, definitions)
  const inner = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
    .map(objectOf)
    .filter((one) => one['type'] !== 'null')
  const [only, ...others] = inner
  if (only !== undefined)
    return others.length > 0
      ? readVariants(inner, definitions, depth + 1)
      : readWanted(only, definitions, depth + 1)
  const [type, ...more] = [schema['type']].flat().filter((one) => one !== 'null')
  if (more.length > 0) return { type: 'json' }
  if (type === 'boolean') return { type: 'flag' }
  if (type === 'number') return { type: 'number' }
  if (type === 'integer') return { type: 'number', whole: readWhole(schema) }
  if (type === 'string') return readText(schema, name)
  if (type === 'object' && schema['properties'] !== undefined)
    return { type: 'json', members: readMembers(schema, definitions, depth + 1) }
  const { items } = schema
  if (type !== 'array' || typeof items !== 'object' || items === null || Array.isArray(items))
    return { type: 'json' }
  const item = readWanted(objectOf(items), definitions, depth + 1)
  return { type: 'json', items: { name: '', isOptional: false, ...item } }
}

/** Texts that are one of a few, or objects with one of a few members; JSON of any kind where one is something else. */
function readVariants(all: readonly Json[], definitions: Json, depth: number): Wanted {
  const choices: string[] = []
  const variants: FieldShape[] = []
  for (const one of all) {
    const schema = resolve(one, definitions).found
    const names = listOf(schema['enum']).filter((name) => typeof name === 'string')
    const [member, ...others] = readMembers(schema, definitions, depth)
    if (names.length > 0) choices.push(...names)
    else if (member !== undefined && others.length === 0 && !member.isOptional) variants.push(member)
    else return { type: 'json' }
  }
  return variants.length > 0
    ? { type: 'json', variants, ...(choices.length > 0 && { choices }) }
    : { type: 'choice', choices }
}

/** Numbers that are longer than those of JSON are texts, by the name of their definition. */
function readText(schema: Json, name: string): Wanted {
  const choices = listOf(schema['enum']).filter((one) => typeof one === 'string')
  if (choices.length > 0) return { type: 'choice', choices }
  const [, kind, bits] = /^(Uint|Int)(64|128|256|512)$/.exec(name) ?? []
  if (bits !== undefined) return { type: 'amount', whole: { bits: Number(bits), isSigned: kind === 'Int' } }
  if (/^(?:Signed)?Decimal(?:256)?$/.test(name)) return { type: 'decimal' }
  if (name === 'Binary') return { type: 'binary' }
  return { type: name === 'Addr' ? 'address' : 'text' }
}

function readWhole({ format, minimum }: Json): NonNullable<FieldShape['whole']> {
  const [, unsigned, bits = '64'] = /^(u?)int(8|16|32|64|128)$/.exec(String(format)) ?? []
  return { bits: Number(bits), isSigned: unsigned === undefined ? minimum !== 0 : unsigned === '' }
}

/** `{"$ref": "#/definitions/Uint128"}`, also as the only one of `allOf`. */
function follow(schema: Json, definitions: Json): Json {
  return resolve(schema, definitions).found
}

/** The same, with the name of the last definition that was followed. */
function resolve(schema: Json, definitions: Json): { found: Json; name: string } {
  let found = schema
  let name = ''
  for (let step = 0; step < deepest; step += 1) {
    const all = listOf(found['allOf'])
    const [one] = all
    const ref = found['$ref']
    if (typeof ref === 'string') {
      name = ref.replace('#/definitions/', '')
      found = objectOf(definitions[name])
    } else if (all.length === 1) found = objectOf(one)
    else return { found, name }
  }
  return { found: {}, name: '' }
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, mostMessages) : []
}
