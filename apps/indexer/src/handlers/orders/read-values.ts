import { badChainData } from '@injsight/errors'
import { accountOfBase64, createAccount, type Account } from '#src/decode/account.ts'
import { memoize } from '#src/decode/memo.ts'
import { marketKey } from '#src/queries/keys.ts'
import { parseDecimal } from '#src/state/columns.ts'

/** A part of an account that trades for itself: the account's 20 bytes and 12 of a number. */
export type Subaccount = { id: string; account: Account; nonce: bigint }

export type Market = { key: bigint; id: string }

type Fields = Record<string, unknown>

export function readObject(value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  throw unreadable('an object', value)
}

/** A list; null is an empty one. */
export function readList<Item>(value: unknown, read: (item: unknown) => Item): Item[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.map((item) => read(item))
  throw unreadable('a list', value)
}

export function readText(value: unknown): string {
  if (typeof value === 'string') return value
  throw unreadable('a text', value)
}

/** A text that may be left out. */
export function readOptionalText(value: unknown): string {
  return value === null || value === undefined ? '' : readText(value)
}

export function readBool(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  throw unreadable('true or false', value)
}

/** The chain's decimal, as its 10^-18ths. */
export function readDecimal(value: unknown): bigint {
  if (typeof value === 'string') return decimalOf(value)
  throw unreadable('a decimal', value)
}

// Prices and quantities come again and again.
const decimalOf = memoize(20_000, (text): bigint => {
  if (/^-?\d{1,100}(?:\.\d{1,18})?$/.test(text)) return parseDecimal(text)
  throw unreadable('a decimal', text)
})

/** A decimal that an order need not have. */
export function readOptionalDecimal(value: unknown): bigint | null {
  return value === null || value === undefined || value === '' ? null : readDecimal(value)
}

/** What must not be less than nothing: prices, quantities. */
export function readPositive(value: unknown): bigint {
  const decimal = readDecimal(value)
  if (decimal >= 0n) return decimal
  throw unreadable('a positive decimal', value)
}

/** A whole number as JSON writes it: as a text when it may be long. */
export function readWhole(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  if (typeof value === 'string' && /^-?\d{1,19}$/.test(value)) return BigInt(value)
  throw unreadable('a whole number', value)
}

/** 32 bytes in base64. */
export function readHash(value: unknown): Buffer {
  const bytes = Buffer.from(readText(value), 'base64')
  if (bytes.length === 32) return bytes
  throw unreadable('a hash', value)
}

/** A market's id in hex, or its bytes in base64. */
export function readMarket(value: unknown): Market {
  return marketOf(readText(value))
}

const marketOf = memoize(10_000, (text): Market => {
  const id = text.startsWith('0x') ? text.toLowerCase() : `0x${Buffer.from(text, 'base64').toString('hex')}`
  return { key: marketKey(id), id }
})

export function readSubaccount(value: unknown): Subaccount {
  return subaccountOf(readText(value))
}

const subaccountOf = memoize(50_000, (text): Subaccount => {
  const bytes = text.startsWith('0x') ? Buffer.from(text.slice(2), 'hex') : Buffer.from(text, 'base64')
  if (bytes.length !== 32) throw unreadable('a subaccount', text)
  return {
    id: `0x${bytes.toString('hex')}`,
    account: createAccount(bytes.subarray(0, 20)),
    nonce: BigInt(`0x${bytes.subarray(20).toString('hex')}`),
  }
})

/** An account's 20 bytes in base64. */
export function readAccount(value: unknown): Account {
  const account = accountOfBase64(readText(value))
  if (account.bytes.length === 20) return account
  throw unreadable('an account', value)
}

function unreadable(what: string, value: unknown) {
  return badChainData('orders.unreadable', `${excerpt(value)} is not ${what}`)
}

function excerpt(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 100)
}
