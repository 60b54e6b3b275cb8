import { checkKey } from './check-value.ts'
import { fieldsOf, type Field } from './columns.ts'
import type { StateTable } from './tables.ts'

export type Row = Record<string, unknown>

/** A row that has been read or written. */
export type Entry = {
  /** Has at least the columns of the key; undefined where no row is and the database knows: most orders end so. */
  key: Row | undefined
  /** null while there is none. */
  row: Row | null
  /** Whether the database has something else, or isn't known to have this. */
  isChanged: boolean
  /** Whether the database has a row of this key; undefined when nobody has looked. */
  isStored: boolean | undefined
}

/** What is known of a table. */
export type TableCopy = {
  table: StateTable
  keys: Field[]
  entries: Map<string, Entry>
  /** May name one twice, or one that has been undone. */
  changed: Entry[]
  /** For columns that `listBelow` was asked about: no row has less; null while there is none at all. */
  lowest: Map<string, bigint | null>
}

export function createTableCopy(table: StateTable): TableCopy {
  return { table, keys: fieldsOf(table.key), entries: new Map(), changed: [], lowest: new Map() }
}

// NUL can't be in PostgreSQL's texts, so it parts the columns of a key.
const border = '\0'

/** A key as one text. */
export function nameOfKey({ keys }: TableCopy, row: Row): string {
  const [only] = keys
  if (keys.length === 1 && only !== undefined) return encodeName(only, row, 'latin1')
  // As hex, bytes have no border in them.
  return keys.map((field) => encodeName(field, row, 'hex')).join(border)
}

function encodeName(field: Field, row: Row, encoding: 'latin1' | 'hex'): string {
  const value = row[field.name]
  checkKey(field, value)
  if (typeof value === 'string') return value
  return value instanceof Buffer ? value.toString(encoding) : String(value)
}

/** Keeps what was read, unless more is known. */
export function keepRead(copy: TableCopy, name: string, row: Row | null): Entry {
  const known = copy.entries.get(name)
  if (known !== undefined) return known
  const made: Entry = { key: row ?? undefined, row, isChanged: false, isStored: row !== null }
  copy.entries.set(name, made)
  return made
}

/** Rows that the database doesn't have yet. */
export function listChanged({ changed }: TableCopy): Row[] {
  return changed.flatMap(({ isChanged, row }) => (isChanged && row !== null ? [row] : []))
}

/**
 * What a question to the database found, as it is by now, with what has been changed since the last flush; by their
 * keys. What else is kept of the table the database has too.
 */
export function mergeRead(copy: TableCopy, found: Row[], isWanted: (row: Row) => boolean): Row[] {
  const merged = new Map<string, Row>()
  for (const stored of found) {
    const name = nameOfKey(copy, stored)
    const { row } = keepRead(copy, name, stored)
    if (row !== null && isWanted(row)) merged.set(name, row)
  }
  for (const row of listChanged(copy)) {
    if (isWanted(row)) merged.set(nameOfKey(copy, row), row)
  }
  return [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

export function noteLowest({ lowest }: TableCopy, row: Row | null): void {
  if (lowest.size === 0) return
  for (const [column, known] of lowest) {
    const value = (row?.[column] ?? null) as bigint | null
    if (value !== null && (known === null || value < known)) lowest.set(column, value)
  }
}

/** What has to be written; from then on nothing is changed any more. */
export function takeChanges({ changed }: TableCopy): { put: Row[]; removed: Row[] } {
  const [put, removed]: [Row[], Row[]] = [[], []]
  for (const entry of changed) {
    if (!entry.isChanged) continue
    entry.isChanged = false
    if (entry.row !== null) put.push(entry.row)
    else if (entry.isStored !== false && entry.key !== undefined) removed.push(entry.key)
    entry.key = entry.row ?? undefined
    entry.isStored = entry.row !== null
  }
  changed.length = 0
  return { put, removed }
}

/** Whether two values of a column are the same, as the database compares them. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  return a instanceof Buffer && b instanceof Buffer && a.equals(b)
}

/** Forgets the older half of what is kept of every table, once it is too much of all of them together. */
export function forgetOldest(copies: Iterable<TableCopy>, most: number): void {
  const all = [...copies]
  if (all.reduce((sum, { entries }) => sum + entries.size, 0) <= most) return
  for (const { entries } of all) {
    let left = entries.size >> 1
    for (const name of entries.keys()) {
      if (left-- <= 0) break
      entries.delete(name)
    }
  }
}
