import { fieldsOf, type Kind } from '#src/state/columns.ts'
import type { History } from '#src/state/history.ts'
import type { HistoryTable } from '#src/state/tables.ts'
import { createCopyRows, type CopyRows, type TableRows } from './copy-rows.ts'
import { encodeNumeric } from './encode-numeric.ts'

/** What a block adds to the history tables, ready to be sent. */
export function copyHistory({ tables }: History): TableRows[] {
  return [...tables].map(([table, added]) => {
    const copy = createCopyRows(table.name, Object.keys(table.columns).join(', '))
    for (const row of added) addRow(copy, table, row)
    return copy.finish()
  })
}

function addRow(copy: CopyRows, { columns }: HistoryTable, row: Record<string, unknown>): void {
  copy.row()
  for (const { name, kind } of fieldsOf(columns)) addField(copy, kind, row[name])
}

// jsonb in binary form begins with its version.
const jsonVersion = Buffer.from([1])

function addField(copy: CopyRows, kind: Kind, value: unknown): void {
  if (value === null || value === undefined) return copy.missing()
  if (kind === 'int8' || kind === 'time') return copy.int8(value as bigint)
  if (kind === 'int4') return copy.int4(value as number)
  if (kind === 'bool') return copy.bool(value as boolean)
  if (kind === 'bytes') return copy.bytes(value as Buffer)
  if (kind === 'amount') return copy.bytes(encodeNumeric(value as bigint, 0))
  if (kind === 'decimal') return copy.bytes(encodeNumeric(value as bigint, 18))
  if (kind === 'json') return copy.bytes(Buffer.concat([jsonVersion, Buffer.from(JSON.stringify(value))]))
  return copy.bytes(Buffer.from(value as string))
}
