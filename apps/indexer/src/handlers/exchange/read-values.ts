import {
  accountOf,
  accountOfBase64,
  createAccount,
  findAccount,
  type Account,
} from '#src/decode/values/account.ts'
import { memoize } from '#src/decode/memoize.ts'
import { accountKey, marketKey } from '#src/decode/values/keys.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { readText, unreadable } from '../read-json.ts'

/** A part of an account that trades for itself: the account's 20 bytes and 12 of a number. */
export type Subaccount = {
  /** 32 bytes. */
  id: Buffer
  /** `0x…` in lower case. */
  hex: string
  /** As tables of history name it. */
  key: bigint
  account: Account
  nonce: bigint
}

export type Market = {
  key: bigint
  /** `0x…` in lower case. */
  id: string
}

/** 32 bytes in hex, with `0x` or without, or in base64: messages and events write ids in all three ways. */
function readBytes(text: string, what: string): Buffer {
  // Base64 may begin with 0x too.
  const isHex = text.length > 44
  const bytes = isHex ? Buffer.from(text.replace(/^0x/, ''), 'hex') : Buffer.from(text, 'base64')
  if (bytes.length === 32) return bytes
  throw unreadable(what, text)
}

export function readSubaccount(value: unknown): Subaccount {
  if (typeof value === 'string' && value.length <= 66) return subaccountOf(value)
  throw unreadable('subaccount', value)
}

const subaccountOf = memoize(50_000, (text): Subaccount => {
  const id = readBytes(text, 'subaccount')
  return {
    id,
    hex: toPrefixedHex(id),
    key: accountKey(id),
    account: createAccount(id.subarray(0, 20)),
    nonce: nonceOf(id),
  }
})

/** The key of the account that a subaccount is of. */
export function ownerOf(subaccount: Uint8Array): bigint {
  return accountKey(subaccount.subarray(0, 20))
}

/** A subaccount's number among those of its account, mostly a small one. */
export function nonceOf(subaccount: Uint8Array): bigint {
  return BigInt(toPrefixedHex(Buffer.from(subaccount.subarray(20))))
}

/** The subaccount that an order names: by its id, or by its number among those of the sender. Nothing is number 0. */
export function findOrderSubaccount(sender: string, named: string): Subaccount {
  if (named.length > 3) return readSubaccount(named)
  const account = findAccount(sender)
  if (account === null || !/^\d*$/.test(named)) throw unreadable('subaccount', named)
  const id = Buffer.alloc(32)
  id.set(account.bytes.slice(-20))
  id.writeUInt32BE(Number(named), 28)
  return readSubaccount(toPrefixedHex(id))
}

/** The market that an event or a message names by its id. */
export function readNamedMarket(value: unknown): Market {
  if (typeof value === 'string' && value.length <= 66) return marketOf(value)
  throw unreadable('market', value)
}

const marketOf = memoize(10_000, (text): Market => {
  const id = toPrefixedHex(readBytes(text, 'market'))
  return { key: marketKey(id), id }
})

/** `0x…` in lower case. */
export function readMarketId(value: unknown): string {
  return readNamedMarket(value).id
}

/** The hash of an order: 32 bytes in base64. */
export function readHash(value: unknown): Buffer {
  const bytes = typeof value === 'string' ? Buffer.from(value, 'base64') : Buffer.alloc(0)
  if (bytes.length === 32) return bytes
  throw unreadable('hash', value)
}

/** An account by its address, `inj1…`. */
export function readAccountAddress(value: unknown): Account {
  return accountOf(readText(value, 'address'))
}

/** An account's 20 bytes in base64. */
export function readAccountBytes(value: unknown): Account {
  const account = typeof value === 'string' ? accountOfBase64(value) : null
  if (account?.bytes.length === 20) return account
  throw unreadable('account', value)
}
