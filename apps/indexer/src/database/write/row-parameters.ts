import { fieldsOf, sqlTypes, type Columns, type Kind, type RowOf } from '#src/state/columns.ts'
import { addValue } from './add-value.ts'
import { createBinaryFields, encodeArrayHeader, oids } from './binary-fields.ts'

// Many rows as a statement's parameters: an array for each column, in PostgreSQL's binary form, which neither side has
// to write or read as text.

/** The parameters as rows `r` of a statement. */
export function asRows(columns: Columns): string {
  const arrays = fieldsOf(columns).map(({ kind }, at) => `$${at + 1}::${sqlTypes[kind]}[]`)
  return `unnest(${arrays.join(', ')}) as r (${Object.keys(columns).join(', ')})`
}

/** What the parameters of `asRows` stand for. */
export function encodeRows<Shape extends Columns>(columns: Shape, rows: RowOf<Shape>[]): Buffer[] {
  return fieldsOf(columns).map(({ name, kind }) =>
    encodeArray(
      kind,
      rows.map((row) => row[name]),
    ),
  )
}

function encodeArray(kind: Kind, values: unknown[]): Buffer {
  const fields = createBinaryFields()
  for (const value of values) addValue(fields, kind, value)
  return Buffer.concat([encodeArrayHeader(oids[sqlTypes[kind]], values.length), fields.finish()])
}
