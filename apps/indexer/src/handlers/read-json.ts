import { badChainData } from '@injsight/errors'
import { findAccount } from '#src/decode/account.ts'

// Checks at the border: what a node or a contract wrote as JSON is of the type that it should be, or the reader throws.

export type Json = Record<string, unknown>

export function readObject(value: unknown, what: string): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json
  throw unreadable(what, value)
}

export function readList(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value
  if (value === null || value === undefined) return []
  throw unreadable(what, value)
}

export function readText(value: unknown, what: string): string {
  // PostgreSQL keeps neither NUL nor half a surrogate pair.
  if (typeof value === 'string' && !value.includes('\0') && value.isWellFormed()) return value
  throw unreadable(what, value)
}

/** A text that may be a key: an index holds no long ones. */
export function readName(value: unknown, what: string): string {
  const text = readText(value, what)
  if (text.length <= 500) return text
  throw unreadable(what, value)
}

/** An address of the chain, `inj1…`. */
export function readAddress(value: unknown): string {
  const text = readText(value, 'address')
  if (text.startsWith('inj1') && findAccount(text) !== null) return text
  throw unreadable('address', value)
}

/** A whole number that isn't negative, as digits. */
export function readDigits(value: unknown, what: string): bigint {
  if (typeof value === 'string' && /^\d{1,78}$/.test(value)) return BigInt(value)
  throw unreadable(what, value)
}

const mostId = 2n ** 63n

/** A number that fits into the database's int8. */
export function readId(value: unknown, what: string): bigint {
  const id = readDigits(value, what)
  if (id < mostId) return id
  throw unreadable(what, value)
}

export function unreadable(what: string, value: unknown) {
  const shown = JSON.stringify(value)?.slice(0, 80) ?? 'nothing'
  return badChainData('event.value', `${shown} is no ${what}`)
}
