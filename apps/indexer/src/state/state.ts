import type { Account } from '#src/decode/values/account.ts'
import type { Asker, Sender } from '#src/database/write/batch.ts'
import { denomKey } from '#src/decode/values/keys.ts'
import { checkDenom, checkRow } from './check-value.ts'
import { putRows, readLowest, readMany, readRows, readRowsBelow, removeRows } from './read-and-put.ts'
import {
  createTableCopy,
  forgetOldest,
  isSame,
  keepRead,
  listChanged,
  mergeRead,
  nameOfKey,
  noteLowest,
  takeChanges,
  type Entry,
  type Row,
  type TableCopy,
} from './table-copy.ts'
import type { StateKey, StateRow, StateTable } from './tables.ts'

/** Of all tables together. */
const mostKept = 100_000

export type State = ReturnType<typeof createState>

/** How to take a change back; of a row of which nothing was known, `before` is undefined. */
type Undo = {
  copy: TableCopy
  name: string
  entry: Entry
  before: Row | null | undefined
  wasChanged: boolean
}

/**
 * The state tables as a batch of blocks changes them. Rows are read once and kept, changes wait until `flush`: what
 * a batch creates and removes again never reaches the database. A transaction that fails must `forget` everything.
 */
export function createState(client: Asker) {
  const copies = new Map<string, TableCopy>()
  const denoms = new Map<bigint, string>()
  const accounts = new Map<bigint, Uint8Array>()
  const undos: Undo[] = []
  let steps = 0

  function copyOf(table: StateTable): TableCopy {
    const known = copies.get(table.name)
    if (known !== undefined) return known
    const made = createTableCopy(table)
    copies.set(table.name, made)
    return made
  }

  function change(copy: TableCopy, key: Row, row: Row | null): void {
    const name = nameOfKey(copy, key)
    let entry = copy.entries.get(name)
    const before = entry?.row
    if (entry === undefined) {
      entry = { key, row, isChanged: false, isStored: undefined }
      copy.entries.set(name, entry)
    }
    if (steps > 0) undos.push({ copy, name, entry, before, wasChanged: entry.isChanged })
    // Not the one that it was first known by: that may be a whole row of long ago.
    entry.key = key
    entry.row = row
    if (!entry.isChanged) {
      entry.isChanged = true
      copy.changed.push(entry)
    }
    noteLowest(copy, row)
  }

  function undoTo(count: number): void {
    while (undos.length > count) {
      const undo = undos.pop()
      if (undo === undefined) return
      const { copy, name, entry, before, wasChanged } = undo
      if (before === undefined) {
        copy.entries.delete(name)
        copy.lowest.clear()
      } else {
        entry.row = before
        noteLowest(copy, before)
      }
      entry.isChanged = wasChanged
    }
  }

  function endStep(): void {
    steps--
    if (steps === 0) undos.length = 0
  }

  return {
    /** A row by its key; undefined when there is none. Never change it in place: `put` a new one. */
    async find<Table extends StateTable>(
      table: Table,
      key: StateKey<Table>,
    ): Promise<StateRow<Table> | undefined> {
      const copy = copyOf(table)
      const name = nameOfKey(copy, key)
      const known = copy.entries.get(name)
      if (known !== undefined) return (known.row ?? undefined) as StateRow<Table> | undefined
      const [row] = await readRows(client, table, key)
      return (keepRead(copy, name, row ?? null).row ?? undefined) as StateRow<Table> | undefined
    },

    /** Reads many rows at once, so that finding each of them later asks nothing. */
    async prefetch<Table extends StateTable>(table: Table, keys: StateKey<Table>[]): Promise<void> {
      const copy = copyOf(table)
      const missing = new Map<string, Row>()
      for (const key of keys) {
        const name = nameOfKey(copy, key)
        if (!copy.entries.has(name)) missing.set(name, key)
      }
      if (missing.size === 0) return
      for (const row of await readMany(client, table, [...missing.values()])) {
        keepRead(copy, nameOfKey(copy, row), row)
      }
      for (const name of missing.keys()) keepRead(copy, name, null)
    },

    /** All rows whose columns have these values; all rows at all for `{}`. Give it an index on these columns. */
    async list<Table extends StateTable>(
      table: Table,
      part: Partial<StateRow<Table>>,
    ): Promise<StateRow<Table>[]> {
      const copy = copyOf(table)
      const wanted = Object.entries(part)
      const isWanted = (row: Row) => wanted.every(([name, value]) => isSame(row[name], value))
      return mergeRead(copy, await readRows(client, table, part), isWanted) as StateRow<Table>[]
    },

    /**
     * All rows that have less than `limit` in a column of whole numbers, the lowest first. It may be called for every
     * block: the database is only asked when there may be some. Give it an index on this column.
     */
    async listBelow<Table extends StateTable>(
      table: Table,
      column: keyof StateRow<Table> & string,
      limit: bigint,
    ): Promise<StateRow<Table>[]> {
      const copy = copyOf(table)
      const lowest = copy.lowest.get(column)
      if (lowest === null || (lowest !== undefined && lowest >= limit)) return []
      const valueOf = (row: Row) => (row[column] ?? null) as bigint | null
      const isBelow = (row: Row) => (valueOf(row) ?? limit) < limit
      const below = mergeRead(copy, await readRowsBelow(client, table, column, limit), isBelow)
      if (below.length === 0) {
        const stored = await readLowest(client, table, column, limit)
        const all = [stored, ...listChanged(copy).map(valueOf)].filter((value) => value !== null)
        copy.lowest.set(column, all.length === 0 ? null : all.reduce((a, b) => (b < a ? b : a)))
      }
      return below.toSorted((a, b) => Number((valueOf(a) ?? 0n) - (valueOf(b) ?? 0n))) as StateRow<Table>[]
    },

    put<Table extends StateTable>(table: Table, row: StateRow<Table>): void {
      checkRow(table.columns, row)
      change(copyOf(table), row, row)
    },

    remove<Table extends StateTable>(table: Table, key: StateKey<Table>): void {
      change(copyOf(table), key, null)
    },

    /** The key of a denom, whose name is noted. */
    denom(denom: string): bigint {
      checkDenom(denom)
      const key = denomKey(denom)
      denoms.set(key, denom)
      return key
    },

    /** The key of an account, whose address is noted. */
    account({ key, bytes }: Account): bigint {
      accounts.set(key, bytes)
      return key
    },

    /** Runs a step that leaves nothing behind when it fails: at once, unless the step has to wait. */
    attempt(step: () => void | Promise<void>): void | Promise<void> {
      const before = undos.length
      steps++
      const undo = (error: unknown): never => {
        undoTo(before)
        endStep()
        throw error
      }
      let running: void | Promise<void>
      try {
        running = step()
      } catch (error) {
        return undo(error)
      }
      if (running instanceof Promise) return running.then(endStep, undo)
      endStep()
    },

    /** What was noted since the last call. */
    takeNotes(): { denoms: Map<bigint, string>; accounts: Map<bigint, Uint8Array> } {
      const notes = { denoms: new Map(denoms), accounts: new Map(accounts) }
      denoms.clear()
      accounts.clear()
      return notes
    },

    /** Writes what changed into the database. */
    async flush(to: Sender = client): Promise<void> {
      await Promise.all(
        [...copies.values()].flatMap((copy) => {
          const { put, removed } = takeChanges(copy)
          return [
            ...(removed.length > 0 ? [removeRows(to, copy.table, removed)] : []),
            ...(put.length > 0 ? [putRows(to, copy.table, put)] : []),
          ]
        }),
      )
      forgetOldest(copies.values(), mostKept)
    },

    forget(): void {
      copies.clear()
      denoms.clear()
      accounts.clear()
    },
  }
}
