import type { Client } from 'pg'
import type { Account } from '#src/decode/account.ts'
import { denomKey } from '#src/queries/keys.ts'
import { checkKey, checkRow, checkValue } from './check-value.ts'
import { decodeValue, encodeValue, kindOfColumn, sqlTypes, type Columns } from './columns.ts'
import type { StateKey, StateRow, StateTable } from './tables.ts'

type Row = Record<string, unknown>
type Found = Map<string, Row | null>

/** Rows of a table that have been read or written; null stands for a row that isn't there. */
type Copy = {
  table: StateTable
  rows: Found
  changed: Set<string>
  /** For columns that `listBelow` was asked about: no row has less; null while there is none at all. */
  lowest: Map<string, bigint | null>
}

const mostClean = 50_000

export type State = ReturnType<typeof createState>

/**
 * The state tables as a batch of blocks changes them. Rows are read once and kept, changes wait until `flush`: what
 * a batch creates and removes again never reaches the database. A transaction that fails must `forget` everything.
 */
export function createState(client: Client) {
  const copies = new Map<string, Copy>()
  const denoms = new Map<bigint, string>()
  const accounts = new Map<bigint, Uint8Array>()
  let undo: (() => void)[] | undefined

  function copyOf(table: StateTable): Copy {
    const known = copies.get(table.name)
    if (known !== undefined) return known
    const made: Copy = { table, rows: new Map(), changed: new Set(), lowest: new Map() }
    copies.set(table.name, made)
    return made
  }

  function change(table: StateTable, key: string, row: Row | null): void {
    const copy = copyOf(table)
    const [before, wasChanged] = [copy.rows.get(key), copy.changed.has(key)]
    undo?.push(() => {
      if (before === undefined) {
        copy.rows.delete(key)
        copy.lowest.clear()
      } else {
        copy.rows.set(key, before)
        noteLowest(copy, before)
      }
      if (!wasChanged) copy.changed.delete(key)
    })
    copy.rows.set(key, row)
    copy.changed.add(key)
    noteLowest(copy, row)
  }

  return {
    /** A row by its key; undefined when there is none. Never change it in place: `put` a new one. */
    async find<Table extends StateTable>(
      table: Table,
      key: StateKey<Table>,
    ): Promise<StateRow<Table> | undefined> {
      const copy = copyOf(table)
      const name = nameOfKey(table, key)
      const known = copy.rows.get(name)
      if (known !== undefined) return (known ?? undefined) as StateRow<Table> | undefined
      const [row] = await readRows(client, table, key)
      copy.rows.set(name, row ?? null)
      return row as StateRow<Table> | undefined
    },

    /** Reads many rows at once, so that finding each of them later asks nothing. */
    async prefetch<Table extends StateTable>(table: Table, keys: StateKey<Table>[]): Promise<void> {
      const copy = copyOf(table)
      const missing = new Map<string, Row>()
      for (const key of keys) {
        const name = nameOfKey(table, key)
        if (!copy.rows.has(name)) missing.set(name, key)
      }
      if (missing.size === 0) return
      for (const name of missing.keys()) copy.rows.set(name, null)
      for (const row of await readMany(client, table, [...missing.values()])) {
        copy.rows.set(nameOfKey(table, row), row)
      }
    },

    /** All rows whose columns have these values; all rows at all for `{}`. Give it an index on these columns. */
    async list<Table extends StateTable>(
      table: Table,
      part: Partial<StateRow<Table>>,
    ): Promise<StateRow<Table>[]> {
      const copy = copyOf(table)
      for (const row of await readRows(client, table, part)) {
        const name = nameOfKey(table, row)
        if (!copy.rows.has(name)) copy.rows.set(name, row)
      }
      const wanted = encodePart(table, part)
      return [...copy.rows]
        .filter(
          ([, row]) =>
            row !== null && wanted.every(({ name, kind, text }) => encodeValue(kind, row[name]) === text),
        )
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, row]) => row as StateRow<Table>)
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
      for (const row of await readRowsBelow(client, table, column, limit)) {
        const name = nameOfKey(table, row)
        if (!copy.rows.has(name)) copy.rows.set(name, row)
      }
      const valueOf = (row: Row | null) => (row?.[column] ?? null) as bigint | null
      const values = [...copy.rows.values()].map(valueOf).filter((value) => value !== null)
      if (!values.some((value) => value < limit)) {
        const kept = await readLowest(client, table, column, limit)
        const all = kept === null ? values : [...values, kept]
        copy.lowest.set(column, all.length === 0 ? null : all.reduce((a, b) => (b < a ? b : a)))
      }
      const isBelow = (row: Row | null) => (valueOf(row) ?? limit) < limit
      return [...copy.rows]
        .filter(([, row]) => isBelow(row))
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, row]) => row as StateRow<Table>)
        .toSorted((a, b) => Number((valueOf(a) ?? 0n) - (valueOf(b) ?? 0n)))
    },

    put<Table extends StateTable>(table: Table, row: StateRow<Table>): void {
      checkRow(table.columns, row)
      change(table, nameOfKey(table, row), row)
    },

    remove<Table extends StateTable>(table: Table, key: StateKey<Table>): void {
      change(table, nameOfKey(table, key), null)
    },

    /** The key of a denom, whose name is noted. */
    denom(denom: string): bigint {
      checkKey('denom', 'text', denom)
      const key = keyOfDenom(denom)
      denoms.set(key, denom)
      return key
    },

    /** The key of an account, whose address is noted. */
    account({ key, bytes }: Account): bigint {
      accounts.set(key, bytes)
      return key
    },

    /** Runs a step that leaves nothing behind when it fails. */
    async attempt(step: () => void | Promise<void>): Promise<void> {
      const outer = undo
      const mine: (() => void)[] = []
      undo = mine
      try {
        await step()
        outer?.push(...mine)
      } catch (error) {
        for (const back of mine.toReversed()) back()
        throw error
      } finally {
        undo = outer
      }
    },

    /** What was noted since the last call. */
    takeNotes(): { denoms: Map<bigint, string>; accounts: Map<bigint, Uint8Array> } {
      const notes = { denoms: new Map(denoms), accounts: new Map(accounts) }
      denoms.clear()
      accounts.clear()
      return notes
    },

    /** Writes what changed into the database. */
    async flush(): Promise<void> {
      for (const { table, rows, changed } of copies.values()) {
        const put: Row[] = []
        const removed: Row[] = []
        for (const name of changed) {
          const row = rows.get(name)
          if (row === null || row === undefined) removed.push(readNameOfKey(table, name))
          else put.push(row)
        }
        changed.clear()
        if (removed.length > 0) await removeRows(client, table, removed)
        if (put.length > 0) await putRows(client, table, put)
        if (rows.size > mostClean) rows.clear()
      }
    },

    forget(): void {
      copies.clear()
      denoms.clear()
      accounts.clear()
    },
  }
}

function noteLowest({ lowest }: Copy, row: Row | null): void {
  for (const [column, known] of lowest) {
    const value = (row?.[column] ?? null) as bigint | null
    if (value !== null && (known === null || value < known)) lowest.set(column, value)
  }
}

const denomKeys = new Map<string, bigint>()

function keyOfDenom(denom: string): bigint {
  const key = denomKeys.get(denom) ?? denomKey(denom)
  if (denomKeys.size < 10_000) denomKeys.set(denom, key)
  return key
}

// NUL can't be in PostgreSQL's texts, so it parts the columns of a key.
const border = '\0'

function nameOfKey({ key }: StateTable, row: Row): string {
  let name = ''
  for (const column in key) {
    const type = columnOf(key, column)
    checkKey(column, type, row[column])
    name += `${encodeValue(kindOfColumn(type), row[column]) ?? ''}${border}`
  }
  return name
}

/** The values of a key as texts, in which form they are sent. */
function readNameOfKey({ key }: StateTable, name: string): Row {
  const texts = name.split(border)
  return Object.fromEntries(Object.keys(key).map((column, at) => [column, texts[at]]))
}

function columnOf(columns: Columns, name: string) {
  const column = columns[name]
  if (column === undefined) throw new TypeError(`There is no column ${name}`)
  return column
}

function encodePart({ columns }: StateTable, part: Row) {
  return Object.entries(part).map(([name, value]) => {
    const column = columnOf(columns, name)
    checkValue(name, column, value)
    const kind = kindOfColumn(column)
    return { name, kind, text: encodeValue(kind, value) }
  })
}

async function readRows(client: Client, table: StateTable, part: Row): Promise<Row[]> {
  const wanted = encodePart(table, part)
  const conditions = wanted.map(({ name, kind }, at) => `${name} = $${at + 1}::${sqlTypes[kind]}`)
  const { rows } = await client.query<Row>({
    name: `read_${table.name}_${wanted.map(({ name }) => name).join('_')}`.slice(0, 63),
    text: `select ${Object.keys(table.columns).join(', ')} from ${table.name}
      ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}`,
    values: wanted.map(({ text }) => text),
  })
  return rows.map((row) => decodeRow(table, row))
}

async function readRowsBelow(
  client: Client,
  table: StateTable,
  column: string,
  limit: bigint,
): Promise<Row[]> {
  const { rows } = await client.query<Row>({
    name: `below_${table.name}_${column}`.slice(0, 63),
    text: `select ${Object.keys(table.columns).join(', ')} from ${table.name}
      where ${column} < $1::numeric::${sqlTypes[kindOfColumn(columnOf(table.columns, column))]}`,
    values: [limit.toString()],
  })
  return rows.map((row) => decodeRow(table, row))
}

/** The lowest value that is not below the limit. */
async function readLowest(
  client: Client,
  table: StateTable,
  column: string,
  limit: bigint,
): Promise<bigint | null> {
  const { rows } = await client.query<{ lowest: string | null }>({
    name: `lowest_${table.name}_${column}`.slice(0, 63),
    text: `select min(${column})::text as lowest from ${table.name}
      where ${column} >= $1::numeric::${sqlTypes[kindOfColumn(columnOf(table.columns, column))]}`,
    values: [limit.toString()],
  })
  const [row] = rows
  return row === undefined || row.lowest === null ? null : BigInt(row.lowest)
}

function decodeRow({ columns }: StateTable, row: Row): Row {
  for (const [name, column] of Object.entries(columns)) {
    row[name] = decodeValue(kindOfColumn(column), row[name])
  }
  return row
}

async function readMany(client: Client, table: StateTable, keys: Row[]): Promise<Row[]> {
  const names = Object.keys(table.key)
  const kinds = names.map((name) => kindOfColumn(columnOf(table.key, name)))
  const { rows } = await client.query<Row>({
    name: `read_many_${table.name}`.slice(0, 63),
    text: `select ${Object.keys(table.columns)
      .map((name) => `t.${name}`)
      .join(', ')} from ${table.name} as t
      join unnest(${names.map((_, at) => `$${at + 1}::text[]`).join(', ')})
        as r (${names.map((_, at) => `c${at}`).join(', ')})
      on ${names.map((name, at) => `t.${name} = r.c${at}::${sqlTypes[kinds[at] ?? 'text']}`).join(' and ')}`,
    values: names.map((name, at) => keys.map((key) => encodeValue(kinds[at] ?? 'text', key[name]))),
  })
  return rows.map((row) => decodeRow(table, row))
}

async function putRows(client: Client, { name, key, columns }: StateTable, rows: Row[]): Promise<void> {
  const names = Object.keys(columns)
  const kinds = names.map((column) => kindOfColumn(columnOf(columns, column)))
  const values = names.filter((column) => !(column in key))
  await client.query({
    name: `put_${name}`,
    text: `insert into ${name} (${names.join(', ')})
      select ${kinds.map((kind, at) => `c${at}::${sqlTypes[kind]}`).join(', ')}
      from unnest(${kinds.map((_, at) => `$${at + 1}::text[]`).join(', ')})
        as r (${kinds.map((_, at) => `c${at}`).join(', ')})
      on conflict (${Object.keys(key).join(', ')}) do ${
        values.length === 0
          ? 'nothing'
          : `update set ${values.map((column) => `${column} = excluded.${column}`).join(', ')}`
      }`,
    values: names.map((column, at) => rows.map((row) => encodeValue(kinds[at] ?? 'text', row[column]))),
  })
}

async function removeRows(client: Client, { name, key }: StateTable, keys: Row[]): Promise<void> {
  const names = Object.keys(key)
  const kinds = names.map((column) => kindOfColumn(columnOf(key, column)))
  await client.query({
    name: `remove_${name}`,
    text: `delete from ${name} as t
      using unnest(${names.map((_, at) => `$${at + 1}::text[]`).join(', ')}) as r (${names.map((_, at) => `c${at}`).join(', ')})
      where ${names.map((column, at) => `t.${column} = r.c${at}::${sqlTypes[kinds[at] ?? 'text']}`).join(' and ')}`,
    values: names.map((column) => keys.map((row) => row[column])),
  })
}
