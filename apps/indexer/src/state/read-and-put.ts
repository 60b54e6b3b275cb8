import type { Client } from 'pg'
import { checkValue } from './check-value.ts'
import { decodeValue, encodeValue, fieldsOf, kindOfColumn, sqlTypes, type Columns } from './columns.ts'
import type { Row } from './table-copy.ts'
import type { StateTable } from './tables.ts'

// The questions and statements of the state tables: one for each table, whatever the rows.

function encodePart({ columns }: StateTable, part: Row) {
  return Object.entries(part).map(([name, value]) => {
    const column = columnOf(columns, name)
    checkValue(name, column, value)
    const kind = kindOfColumn(column)
    return { name, kind, text: encodeValue(kind, value) }
  })
}

export async function readRows(client: Client, table: StateTable, part: Row): Promise<Row[]> {
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

export async function readRowsBelow(
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
export async function readLowest(
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
  for (const { name, kind } of fieldsOf(columns)) row[name] = decodeValue(kind, row[name])
  return row
}

export async function readMany(client: Client, table: StateTable, keys: Row[]): Promise<Row[]> {
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

export async function putRows(
  client: Client,
  { name, key, columns }: StateTable,
  rows: Row[],
): Promise<void> {
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

export async function removeRows(client: Client, { name, key }: StateTable, keys: Row[]): Promise<void> {
  const names = Object.keys(key)
  const kinds = names.map((column) => kindOfColumn(columnOf(key, column)))
  await client.query({
    name: `remove_${name}`,
    text: `delete from ${name} as t
      using unnest(${names.map((_, at) => `$${at + 1}::text[]`).join(', ')}) as r (${names.map((_, at) => `c${at}`).join(', ')})
      where ${names.map((column, at) => `t.${column} = r.c${at}::${sqlTypes[kinds[at] ?? 'text']}`).join(' and ')}`,
    values: names.map((column, at) => keys.map((row) => encodeValue(kinds[at] ?? 'text', row[column]))),
  })
}

function columnOf(columns: Columns, name: string) {
  const column = columns[name]
  if (column === undefined) throw new TypeError(`There is no column ${name}`)
  return column
}
