import { TxData, TxDetailData } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { type FieldInfo, ScalarType } from '@protobuf-ts/runtime'

type Type = { typeName: string; fields: readonly FieldInfo[] }

/**
 * A reply as the REST service of the explorer writes it, which is not protobuf's JSON: names as in the proto file,
 * whole numbers as numbers, and the JSON that travels as bytes taken out of them.
 */
export function formatReply(type: Type, reply: object): Record<string, unknown> {
  const values = reply as Record<string, unknown>
  const entries = Array.from(
    fieldsOf(type),
    (field) => [nameOf(type, field), formatField(field, values[field.localName])] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

// Over REST a transaction is told whole wherever it stands, so lists and blocks have its gas and its fee.
const transactionTypes = [TxDetailData, TxData]
const transactionFields = new Map(
  transactionTypes.flatMap(({ fields }) => fields.map((field) => [field.name, field] as const)),
)

function fieldsOf({ typeName, fields }: Type): Iterable<FieldInfo> {
  return transactionTypes.some((type) => type.typeName === typeName) ? transactionFields.values() : fields
}

const jsonFields = new Set(['messages', 'logs', 'tx_msg_types'])

/** Where the public service's own words differ from the proto file's. */
function nameOf({ typeName }: Type, { name }: FieldInfo): string {
  if (name === 'claim_ids') return 'claim_id'
  if (name === 'image_url' && typeName === 'injective_explorer_rpc.Validator') return 'imageURL'
  return name
}

function formatField(field: FieldInfo, value: unknown): unknown {
  if (value === undefined || !Array.isArray(value)) return formatValue(field, value)
  return value.map((item) => formatValue(field, item))
}

function formatValue(field: FieldInfo, value: unknown): unknown {
  if (value === undefined) return undefined
  if (field.kind === 'message') return formatReply(field.T(), value as object)
  if (typeof value === 'bigint') return Number(value)
  if (jsonFields.has(field.name)) return readJson(value as Uint8Array | string)
  if (field.kind === 'scalar' && field.T === ScalarType.BYTES)
    return Buffer.from(value as Uint8Array).toString('base64')
  return value
}

function readJson(text: Uint8Array | string): unknown {
  return text.length === 0 ? [] : (JSON.parse(Buffer.from(text).toString('utf8')) as unknown)
}
