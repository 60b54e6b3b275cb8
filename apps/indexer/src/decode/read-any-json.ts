import { findMessageType } from '@injsight/chain/decode'
import { badChainData } from '@injsight/errors'

type MessageType = NonNullable<ReturnType<typeof findMessageType>>

/**
 * What a genesis holds as JSON with its `@type`, as the chain keeps it.
 *
 * @throws Fault `bad-chain-data` for types that are not known, fields that they don't have, and types with decimals,
 *   whose JSON has a point and whose bytes have none
 */
export function readAnyJson(json: unknown): { typeUrl: string; value: Uint8Array } {
  const { '@type': typeUrl, ...content } = (json ?? {}) as { '@type'?: unknown }
  const type = typeof typeUrl === 'string' ? findMessageType(typeUrl) : undefined
  if (typeof typeUrl !== 'string' || type === undefined) {
    throw badChainData('genesis.type', `What a ${String(typeUrl).slice(0, 100)} is is not known`)
  }
  const typeRegistry = [...listTypes(content)]
  if ([type, ...typeRegistry].some((one) => hasDecimals(one))) {
    throw badChainData('genesis.decimal', `A ${typeUrl} of a genesis cannot be read: it has decimals`)
  }
  return { typeUrl, value: type.toBinary(type.fromJson(content, { typeRegistry })) }
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

function hasDecimals({ fields }: Pick<MessageType, 'fields'>, seen = new Set<unknown>()): boolean {
  return fields.some((field) => {
    const custom = field.options?.['gogoproto.customtype']
    if (typeof custom === 'string' && custom.endsWith('Dec')) return true
    if (field.kind !== 'message' || seen.has(field)) return false
    return hasDecimals(field.T(), seen.add(field))
  })
}
