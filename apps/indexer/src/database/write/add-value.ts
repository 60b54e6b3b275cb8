import type { Kind } from '#src/state/columns.ts'
import type { BinaryFields } from './binary-fields.ts'
import { encodeNumeric } from './encode-numeric.ts'

/** Adds a value of a column in the form that PostgreSQL has for its kind. */
export function addValue(fields: BinaryFields, kind: Kind, value: unknown): void {
  if (value === null || value === undefined) return fields.missing()
  if (kind === 'int8' || kind === 'time') return fields.int8(value as bigint)
  if (kind === 'int4') return fields.int4(value as number)
  if (kind === 'int4s') return fields.int4s(value as number[])
  if (kind === 'bool') return fields.bool(value as boolean)
  if (kind === 'bytes') return fields.bytes(value as Buffer)
  if (kind === 'amount') return fields.bytes(encodeNumeric(value as bigint, 0))
  if (kind === 'decimal') return fields.bytes(encodeNumeric(value as bigint, 18))
  if (kind === 'json') return fields.bytes(Buffer.concat([jsonVersion, Buffer.from(JSON.stringify(value))]))
  return fields.bytes(Buffer.from(value as string))
}

// jsonb in binary form begins with its version.
const jsonVersion = Buffer.from([1])
