import { createBinaryFields } from './binary-fields.ts'

// PostgreSQL's binary COPY: a signature, then rows of fields that begin with their length, then -1.
const signature = Buffer.from('PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')

/** Rows for one table, in the form in which they are sent. */
export type TableRows = {
  table: string
  /** Their names, with commas between. */
  columns: string
  bytes: Buffer
}

export type CopyRows = ReturnType<typeof createCopyRows>

/** @param columns their names, with commas between */
export function createCopyRows(table: string, columns: string) {
  const width = columns.split(',').length
  const fields = createBinaryFields()
  return {
    ...fields,
    /** Begins a row; its fields follow in the order of the columns. */
    row() {
      fields.plainInt2(width)
    },
    finish(): TableRows {
      return { table, columns, bytes: fields.finish() }
    },
  }
}

/** Rows by the command that takes them: those of several blocks for one table are sent together. */
export function groupByCommand(all: TableRows[]): Map<string, TableRows[]> {
  return Map.groupBy(
    all.filter(({ bytes }) => bytes.length > 0),
    ({ table, columns }) => `copy ${table} (${columns}) from stdin (format binary)`,
  )
}

// Messages of the protocol: a letter, and how long what follows is.
const copyData = 0x64
const copyDone = Buffer.from([0x63, 0, 0, 0, 4])
const end = Buffer.from([0xff, 0xff])

/** What is sent behind a command to copy. */
export function encodeCopy(rows: TableRows[]): Buffer[] {
  const parts = [signature, ...rows.map(({ bytes }) => bytes), end]
  const head = Buffer.from([copyData, 0, 0, 0, 0])
  head.writeInt32BE(
    parts.reduce((length, part) => length + part.length, 4),
    1,
  )
  return [head, ...parts, copyDone]
}
