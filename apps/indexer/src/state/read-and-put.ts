import type { Client } from 'pg'
import { checkValue } from './check-value.ts'
import { decodeValue, encodeValue, fieldOf, fieldsOf, sqlTypes } from './columns.ts'
import type { Row } from './table-copy.ts'
import type { StateTable } from './tables.ts'

// The questions and statements of the state tables: one for each table, whatever the rows.

function encodePart({ columns }: StateTable, part: Row) {
  return Object.entries(part).map(([name, value]) => {
    const field = fieldOf(columns, name)
    checkValue(field, value)
    return { name, kind: field.kind, text: encodeValue(field.kind, value) }
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
      where ${column} < $1::numeric::${sqlTypes[fieldOf(table.columns, column).kind]}`,
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
      where ${column} >= $1::numeric::${sqlTypes[fieldOf(table.columns, column).kind]}`,
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
  const fields = fieldsOf(table.key)
  const { rows } = await client.query<Row>({
    name: `read_many_${table.name}`.slice(0, 63),
    text: `select ${Object.keys(table.columns)
      .map((name) => `t.${name}`)
      .join(', ')} from ${table.name} as t
      join unnest(${fields.map((_, at) => `$${at + 1}::text[]`).join(', ')})
        as r (${fields.map((_, at) => `c${at}`).join(', ')})
      on ${fields.map(({ name, kind }, at) => `t.${name} = r.c${at}::${sqlTypes[kind]}`).join(' and ')}`,
    values: fields.map(({ name, kind }) => keys.map((key) => encodeValue(kind, key[name]))),
  })
  return rows.map((row) => decodeRow(table, row))
}

export async function putRows(
  client: Client,
  { name, key, columns }: StateTable,
  rows: Row[],
): Promise<void> {
  const fields = fieldsOf(columns)
  const names = fields.map((field) => field.name)
  const values = names.filter((column) => !(column in key))
  await client.query({
    name: `put_${name}`,
    text: `insert into ${name} (${names.join(', ')})
      select ${fields.map(({ kind }, at) => `c${at}::${sqlTypes[kind]}`).join(', ')}
      from unnest(${fields.map((_, at) => `$${at + 1}::text[]`).join(', ')})
        as r (${fields.map((_, at) => `c${at}`).join(', ')})
      on conflict (${Object.keys(key).join(', ')}) do ${
        values.length === 0
          ? 'nothing'
          : `update set ${values.map((column) => `${column} = excluded.${column}`).join(', ')}`
      }`,
    values: fields.map((field) => rows.map((row) => encodeValue(field.kind, row[field.name]))),
  })
}

export async function removeRows(client: Client, { name, key }: StateTable, keys: Row[]): Promise<void> {
  const fields = fieldsOf(key)
  await client.query({
    name: `remove_${name}`,
    text: `delete from ${name} as t
      using unnest(${fields.map((_, at) => `$${at + 1}::text[]`).join(', ')})
        as r (${fields.map((_, at) => `c${at}`).join(', ')})
      where ${fields.map((field, at) => `t.${field.name} = r.c${at}::${sqlTypes[field.kind]}`).join(' and ')}`,
    values: fields.map((field) => keys.map((row) => encodeValue(field.kind, row[field.name]))),
  })
}
