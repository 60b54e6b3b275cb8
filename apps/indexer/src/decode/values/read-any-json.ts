import { findMessageType } from '@injsight/chain/decode'
import type { JsonObject } from '@protobuf-ts/runtime'
import { badChainData } from '@injsight/errors'
import { parseDecimal } from '#src/state/columns.ts'

type MessageType = NonNullable<ReturnType<typeof findMessageType>>

type Json = Record<string, unknown>

/**
 * A message or another part of any type as JSON with its `@type`, as the chain keeps it: in a genesis, and in
 * authorised executions that hold texts.
 *
 * @throws Fault `bad-chain-data` for types that are not known, and what they can't hold
 */
export function readAnyJson(json: unknown): { typeUrl: string; value: Uint8Array } {
  const { '@type': typeUrl, ...content } = (json ?? {}) as Json
  const type = typeof typeUrl === 'string' ? findMessageType(typeUrl) : undefined
  if (typeof typeUrl !== 'string' || type === undefined) {
    throw badChainData('json.type', `What a ${String(typeUrl).slice(0, 100)} is is not known`)
  }
  try {
    const typeRegistry = [...listTypes(content)]
    const read = type.fromJson(scaleDecimals(type, content) as JsonObject, { typeRegistry })
    return { typeUrl, value: type.toBinary(read) }
  } catch (error) {
    throw badChainData('json.value', `A ${typeUrl} cannot be read: ${(error as Error).message}`, {}, error)
  }
}

/** The types of what stands inside, with the slash that the runtime doesn't take off before a name. */
function* listTypes(json: unknown): Generator<MessageType> {
  if (typeof json !== 'object' || json === null) return
  const type = '@type' in json ? findMessageType(String(json['@type'])) : undefined
  if (type !== undefined) {
    yield Object.create(type, { typeName: { value: `/${type.typeName}` } }) as MessageType
  }
  for (const part of Object.values(json)) yield* listTypes(part)
}

/** With the chain's decimals as its bytes have them: without their point, in 10^-18ths. */
function scaleDecimals({ fields }: Pick<MessageType, 'fields'>, json: Json): Json {
  const scaled = Object.entries(json).map(([name, value]) => {
    const field = fields.find((one) => one.name === name || one.jsonName === name)
    return [name, field === undefined ? value : mapEach(value, (one) => scaleField(field, one))]
  })
  return Object.fromEntries(scaled) as Json
}

function scaleField(field: MessageType['fields'][number], value: unknown): unknown {
  const custom = field.options?.['gogoproto.customtype']
  if (typeof custom === 'string' && custom.endsWith('Dec') && typeof value === 'string') {
    return parseDecimal(value).toString()
  }
  if (field.kind !== 'message' || typeof value !== 'object' || value === null) return value
  const inner = '@type' in value ? findMessageType(String(value['@type'])) : field.T()
  return inner === undefined ? value : scaleDecimals(inner, value as Json)
}

function mapEach(value: unknown, map: (one: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(map) : map(value)
}
