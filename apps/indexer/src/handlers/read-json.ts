import { badChainData } from '@injsight/errors'
import { findAccount } from '#src/decode/values/account.ts'
import { memoize } from '#src/decode/memoize.ts'
import { parseDecimal } from '#src/state/columns.ts'

// Checks at the border: what a node or a contract wrote as JSON is of the type that it should be, or the reader throws.

export type Json = Record<string, unknown>

export function readObject(value: unknown, what = 'object'): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json
  throw unreadable(what, value)
}

export function readList(value: unknown, what = 'list'): unknown[] {
  if (Array.isArray(value)) return value
  if (value === null || value === undefined) return []
  throw unreadable(what, value)
}

/** The items of a list, each read; nothing is an empty one. */
export function readItems<Item>(value: unknown, read: (item: unknown) => Item): Item[] {
  return readList(value).map((item) => read(item))
}

export function readText(value: unknown, what = 'text'): string {
  // PostgreSQL keeps neither NUL nor half a surrogate pair.
  if (typeof value === 'string' && !value.includes('\0') && value.isWellFormed()) return value
  throw unreadable(what, value)
}

const longestName = 600 // bytes; an index takes some more

/** A text that may be a part of a key. */
export function readName(value: unknown, what = 'name'): string {
  const text = readText(value, what)
  if (Buffer.byteLength(text) <= longestName) return text
  throw unreadable(what, value)
}

/** A text that may be left out, and that is kept as bytes if at all: any text. */
export function readOptionalText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  throw unreadable('text', value)
}

export function readBoolean(value: unknown, what = 'boolean'): boolean {
  if (typeof value === 'boolean') return value
  throw unreadable(what, value)
}

/** An address of an account as the chain spells it, `inj1…`: in what contracts say, any other is none. */
export function readInjAddress(value: unknown): string {
  const text = readText(value, 'address')
  if (text.startsWith('inj1') && findAccount(text) !== null) return text
  throw unreadable('address', value)
}

/** A whole number that isn't negative, as digits. */
export function readDigits(value: unknown, what: string): bigint {
  if (typeof value === 'string' && /^\d{1,78}$/.test(value)) return BigInt(value)
  throw unreadable(what, value)
}

/** A whole number, written as a number or as text. */
export function readWhole(value: unknown, what: string): bigint {
  if (typeof value === 'string' && /^-?\d{1,120}$/.test(value)) return BigInt(value)
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  throw unreadable(what, value)
}

/** A whole number that fits into the database's int8. */
export function readInteger(value: unknown, what = 'whole number'): bigint {
  const whole = readWhole(value, what)
  if (BigInt.asIntN(64, whole) === whole) return whole
  throw unreadable(what, value)
}

/** A whole number that isn't negative and fits into the database's int8, as digits. */
export function readId(value: unknown, what: string): bigint {
  const id = readDigits(value, what)
  if (BigInt.asIntN(64, id) === id) return id
  throw unreadable(what, value)
}

/** The chain's decimal, as its 10^-18ths. */
export function readDecimal(value: unknown, what = 'decimal'): bigint {
  const decimal = typeof value === 'string' ? findDecimal(value) : null
  if (decimal !== null) return decimal
  throw unreadable(what, value)
}

// Prices and quantities come again and again. The chain's own have 95 digits at most.
const findDecimal = memoize(20_000, (text) =>
  /^-?\d{1,100}(?:\.\d{1,18}0*)?$/.test(text) ? parseDecimal(text) : null,
)

/** What must not be less than nothing: prices, quantities. */
export function readNotNegative(value: unknown, what?: string): bigint {
  const decimal = readDecimal(value, what)
  if (decimal >= 0n) return decimal
  throw unreadable('decimal of nothing or more', value)
}

/** A decimal that JSON leaves out when it is nothing. */
export function decimalOr<Otherwise>(value: unknown, otherwise: Otherwise): bigint | Otherwise {
  return value === null || value === undefined || value === '' ? otherwise : readDecimal(value)
}

/** An integer that JSON leaves out when it is nothing. */
export function integerOr(value: unknown, otherwise: bigint): bigint {
  return value === null || value === undefined || value === '' ? otherwise : readInteger(value)
}

export function unreadable(what: string, value: unknown) {
  const shown = JSON.stringify(value)?.slice(0, 80) ?? 'nothing'
  return badChainData('event.value', `${shown} is no ${what}`)
}
