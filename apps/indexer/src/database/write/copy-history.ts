import { fieldsOf } from '#src/state/columns.ts'
import type { History } from '#src/state/history.ts'
import type { HistoryTable } from '#src/state/tables.ts'
import { addValue } from './add-value.ts'
import { createCopyRows, type CopyRows, type TableRows } from './copy-rows.ts'

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
  for (const { name, kind } of fieldsOf(columns)) addValue(copy, kind, row[name])
}
