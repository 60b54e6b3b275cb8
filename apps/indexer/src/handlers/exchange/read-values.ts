import { decodeAddress } from '@injsight/chain'
import { createAccount, type Account } from '#src/decode/account.ts'
import { memoize } from '#src/decode/memo.ts'
import { accountKey } from '#src/queries/keys.ts'
import { parseDecimal } from '#src/state/columns.ts'
import { unreadable } from '../read-json.ts'

const longest = 120 // digits; the chain's own decimals have 95 at most

/** A decimal with its point, as JSON of the chain writes it. */
export function readDecimal(value: unknown, what: string): bigint {
  if (typeof value === 'string' && value.length <= longest && /^-?\d+(\.\d+)?$/.test(value)) {
    return parseDecimal(value)
  }
  throw unreadable(what, value)
}

const int64 = 2n ** 63n

/** A whole number of 64 bits, written as a number or as text. */
export function readInteger(value: unknown, what: string): bigint {
  if ((typeof value === 'string' && /^-?\d{1,19}$/.test(value)) || Number.isSafeInteger(value)) {
    const whole = BigInt(value as string | number)
    if (whole < int64 && whole >= -int64) return whole
  }
  throw unreadable(what, value)
}

export function readBoolean(value: unknown, what: string): boolean {
  if (typeof value === 'boolean') return value
  throw unreadable(what, value)
}

/** Whose a subaccount is, and which of them. */
export type Subaccount = {
  /** 32 bytes: the account's address and a number. */
  id: Buffer
  /** As tables of history name it. */
  key: bigint
  account: Account
}

/** A subaccount's id as events write it: `0x…` or its bytes in base64. */
export function readSubaccount(value: unknown): Subaccount {
  if (typeof value === 'string' && value.length <= 66) return subaccountOf(value)
  throw unreadable('subaccount', value)
}

const subaccountOf = memoize(50_000, (text): Subaccount => {
  const id = text.startsWith('0x') ? Buffer.from(text.slice(2), 'hex') : Buffer.from(text, 'base64')
  if (id.length !== 32) throw unreadable('subaccount', text)
  return { id, key: accountKey(id), account: createAccount(id.subarray(0, 20)) }
})

/** The subaccount that an order names: by its id, or by its number among those of the sender. */
export function findOrderSubaccount(sender: string, named: string): Subaccount {
  if (named.length > 3) return readSubaccount(named)
  if (!/^\d*$/.test(named)) throw unreadable('subaccount', named)
  const id = Buffer.alloc(32)
  id.set(decodeAddress(sender).bytes.slice(-20))
  id.writeUInt32BE(Number(named), 28)
  return readSubaccount(`0x${id.toString('hex')}`)
}

/** A market's id as events write it, `0x…` or its bytes in base64: `0x…` in lower case. */
export function readMarketId(value: unknown): string {
  if (typeof value === 'string' && value.length <= 66) {
    const id = value.startsWith('0x') ? value.toLowerCase() : hexOf(value)
    if (/^0x[0-9a-f]{64}$/.test(id)) return id
  }
  throw unreadable('market', value)
}

const hexOf = memoize(10_000, (base64) => `0x${Buffer.from(base64, 'base64').toString('hex')}`)

/** For fields that JSON may leave out when they are nothing. */
export function decimalOr<Otherwise>(value: unknown, otherwise: Otherwise): bigint | Otherwise {
  if (value === null || value === undefined || value === '') return otherwise
  return readDecimal(value, 'decimal')
}

export function integerOr(value: unknown, otherwise: bigint): bigint {
  if (value === null || value === undefined || value === '') return otherwise
  return readInteger(value, 'whole number')
}
