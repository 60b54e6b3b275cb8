/**
 * What a column of the index holds, and what it is in the program:
 * - text: string; bool: boolean; int4: number; int8: bigint; bytes: Buffer
 * - int4s: number[], of history alone
 * - amount: a whole number of any length, bigint
 * - decimal: the chain's decimal of 18 digits, as a bigint of its 10^-18ths; PostgreSQL sees it with its point
 * - time: nanoseconds since 1970, bigint
 * - json: what JSON.parse gives, kept as jsonb
 * A question mark allows null.
 */
export type Kind =
  | 'text'
  | 'bool'
  | 'int4'
  | 'int4s'
  | 'int8'
  | 'bytes'
  | 'amount'
  | 'decimal'
  | 'time'
  | 'json'

export type Column = Kind | `${Kind}?`
export type Columns = Record<string, Column>

type Values = {
  text: string
  bool: boolean
  int4: number
  int4s: number[]
  int8: bigint
  bytes: Buffer
  amount: bigint
  decimal: bigint
  time: bigint
  json: unknown
}

export type ValueOf<C extends Column> = C extends `${infer K extends Kind}?`
  ? Values[K] | null
  : C extends Kind
    ? Values[C]
    : never

export type RowOf<Shape extends Columns> = { -readonly [Name in keyof Shape]: ValueOf<Shape[Name]> }

/** A column taken apart. */
export type Field = { name: string; kind: Kind; isOptional: boolean }

const fields = new WeakMap<Columns, Field[]>()

/** Columns taken apart, once for each table. */
export function fieldsOf(columns: Columns): Field[] {
  const known = fields.get(columns)
  if (known !== undefined) return known
  const made = Object.entries(columns).map(([name, column]) => ({
    name,
    kind: (column.endsWith('?') ? column.slice(0, -1) : column) as Kind,
    isOptional: column.endsWith('?'),
  }))
  fields.set(columns, made)
  return made
}

export function fieldOf(columns: Columns, name: string): Field {
  const field = fieldsOf(columns).find((one) => one.name === name)
  if (field === undefined) throw new TypeError(`There is no column ${name}`)
  return field
}

/** PostgreSQL's type of a kind. */
export const sqlTypes = {
  text: 'text',
  bool: 'bool',
  int4: 'int4',
  int4s: 'int4[]',
  int8: 'int8',
  bytes: 'bytea',
  amount: 'numeric',
  decimal: 'numeric',
  time: 'int8',
  json: 'jsonb',
} as const satisfies Record<Kind, string>

/** 1500000000000000000n → `1.500000000000000000` */
export function formatDecimal(scaled: bigint): string {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(19, '0')
  return `${scaled < 0n ? '-' : ''}${digits.slice(0, -18)}.${digits.slice(-18)}`
}

/** `1.5` → 1500000000000000000n; digits beyond the 18th must be zeros. */
export function parseDecimal(text: string): bigint {
  const [, whole = '', fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '' || /[1-9]/.test(fraction.slice(18))) throw new SyntaxError(`"${text}" is no decimal`)
  return BigInt(whole + fraction.slice(0, 18).padEnd(18, '0'))
}

/** A value as a query's parameter: text that PostgreSQL reads as the column's type. */
export function encodeValue(kind: Kind, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (kind === 'decimal') return formatDecimal(value as bigint)
  if (kind === 'json') return JSON.stringify(value)
  if (kind === 'int4s') return `{${(value as number[]).join(',')}}`
  if (kind === 'bytes') return `\\x${(value as Buffer).toString('hex')}`
  return (value as bigint).toString() // as texts, numbers and booleans are too
}

/** A value as the driver gives it, as the program knows it. */
export function decodeValue(kind: Kind, value: unknown): unknown {
  if (value === null) return null
  if (kind === 'int8' || kind === 'time' || kind === 'amount') return BigInt(value as string)
  if (kind === 'decimal') return parseDecimal(value as string)
  return value
}
