import type { Asker, Sender } from '#src/database/write/batch.ts'
import { asRows, encodeRows } from '#src/database/write/row-parameters.ts'
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

export async function readRows(client: Asker, table: StateTable, part: Row): Promise<Row[]> {
  const wanted = encodePart(table, part)
  const conditions = wanted.map(({ name, kind }, at) => `${name} = $${at + 1}::${sqlTypes[kind]}`)
  const { rows } = await client.query({
    name: `read_${table.name}_${wanted.map(({ name }) => name).join('_')}`.slice(0, 63),
    text: `select ${Object.keys(table.columns).join(', ')} from ${table.name}
      ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}`,
    values: wanted.map(({ text }) => text),
  })
  return rows.map((row) => decodeRow(table, row))
}

export async function readRowsBelow(
  client: Asker,
  table: StateTable,
  column: string,
  limit: bigint,
): Promise<Row[]> {
  const { rows } = await client.query({
    name: `below_${table.name}_${column}`.slice(0, 63),
    text: `select ${Object.keys(table.columns).join(', ')} from ${table.name}
      where ${column} < $1::numeric::${sqlTypes[fieldOf(table.columns, column).kind]}`,
    values: [limit.toString()],
  })
  return rows.map((row) => decodeRow(table, row))
}

/** The lowest value that is not below the limit. */
export async function readLowest(
  client: Asker,
  table: StateTable,
  column: string,
  limit: bigint,
): Promise<bigint | null> {
  const { rows } = await client.query({
    name: `lowest_${table.name}_${column}`.slice(0, 63),
    text: `select min(${column})::text as lowest from ${table.name}
      where ${column} >= $1::numeric::${sqlTypes[fieldOf(table.columns, column).kind]}`,
    values: [limit.toString()],
  })
  const [row] = rows
  const lowest = row?.['lowest'] ?? null
  return lowest === null ? null : BigInt(lowest as string)
}

function decodeRow({ columns }: StateTable, row: Row): Row {
  for (const { name, kind } of fieldsOf(columns)) row[name] = decodeValue(kind, row[name])
  return row
}

export async function readMany(client: Asker, table: StateTable, keys: Row[]): Promise<Row[]> {
  const { rows } = await client.query({
    name: `read_many_${table.name}`.slice(0, 63),
    text: `select ${Object.keys(table.columns)
      .map((name) => `t.${name}`)
      .join(
        ', ',
      )} from ${table.name} as t join ${asRows(table.key)} using (${Object.keys(table.key).join(', ')})`,
    values: encodeRows(table.key, keys),
  })
  return rows.map((row) => decodeRow(table, row))
}

export async function putRows(to: Sender, { name, key, columns }: StateTable, rows: Row[]): Promise<void> {
  const names = Object.keys(columns).join(', ')
  const values = Object.keys(columns).filter((column) => !(column in key))
  await to.query({
    name: `put_${name}`,
    text: `insert into ${name} (${names}) select ${names} from ${asRows(columns)}
      on conflict (${Object.keys(key).join(', ')}) do ${
        values.length === 0
          ? 'nothing'
          : `update set ${values.map((column) => `${column} = excluded.${column}`).join(', ')}`
      }`,
    values: encodeRows(columns, rows),
  })
}

export async function removeRows(to: Sender, { name, key }: StateTable, keys: Row[]): Promise<void> {
  const same = Object.keys(key).map((column) => `t.${column} = r.${column}`)
  await to.query({
    name: `remove_${name}`,
    text: `delete from ${name} as t using ${asRows(key)} where ${same.join(' and ')}`,
    values: encodeRows(key, keys),
  })
}
