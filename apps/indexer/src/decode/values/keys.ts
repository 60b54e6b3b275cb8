import { hash } from 'node:crypto'
import { assert, badChainData } from '@injsight/errors'
import { memoize } from '../memoize.ts'
import { toStorable } from './storable.ts'

// The keys of the tables: see the head of database/migrations/2026-11-21-first.sql.

/**
 * What this process mixes into keys that are hashes. 64 bits are few: who knows what is hashed finds, in some minutes, two
 * accounts or two denoms of one key, whose balances the index would take for one. Nobody can who doesn't know the salt.
 */
let salt: string | undefined

/** Told once, before the first key is made: keys of an index have one salt (database/key-salt.ts); without a word there is none. */
export function setKeySalt(text: string): void {
  assert(salt === undefined || salt === text, 'keys were made already, with another salt')
  salt = text
}

export function keySalt(): string {
  return (salt ??= '')
}

const indexBits = 16n
const lastIndex = 0xffff

/**
 * Key of a transaction, from its block's height and its place in the block.
 *
 * @throws Fault `bad-chain-data`, code `sequence.place`, for a place that would be one of the next block
 */
export function toSequence(height: bigint, index: number): bigint {
  if (index < 0 || index > lastIndex) {
    throw badChainData(
      'sequence.place',
      `A block has no more than ${lastIndex + 1} places, this is ${index}`,
      { height },
    )
  }
  return (height << indexBits) | BigInt(index)
}

/** Key of an event of a block: those that have no place of their own any more share the last. */
export function toEventSequence(height: bigint, ordinal: number): bigint {
  return toSequence(height, Math.min(ordinal, lastIndex))
}

export function heightOf(sequence: bigint): bigint {
  return sequence >> indexBits
}

export function indexOf(sequence: bigint): number {
  return Number(sequence & 0xffffn)
}

/** @param address the account's 20 or 32 bytes */
export function accountKey(address: Uint8Array): bigint {
  return salted(address).readBigInt64BE(0)
}

export const denomKey: (denom: string) => bigint = memoize(10_000, (denom) => salted(denom).readBigInt64BE(0))

/** @param token the id of a token by CW721 */
export function tokenKey(token: string): bigint {
  return salted(token).readBigInt64BE(0)
}

/** @param id the market's id, `0x…`: a hash, whose first eight bytes tell markets apart, in names of trades too */
export function marketKey(id: string): bigint {
  if (!/^0x[0-9a-f]{64}$/i.test(id)) throw badChainData('market.id', `"${id}" is no market id`)
  return BigInt.asIntN(64, BigInt(id.slice(0, 18)))
}

/** @param cid the name that a sender gave to an order: UTF-8 */
export function cidKey(cid: Uint8Array): bigint {
  return salted(cid).readBigInt64BE(0)
}

const mostNonce = 2n ** 31n - 1n

/** The nonce of a subaccount; -1 for all that are too large for a column of small ones. */
export function nonceKey(nonce: bigint): number {
  return nonce > mostNonce ? -1 : Number(nonce)
}

/**
 * What the type of a message or an event is kept as: whoever makes a contract or a transaction may write any text there,
 * of any length. Of the chain's own types none is as long.
 */
export function typeName(type: string): string {
  return toStorable(type.slice(0, 300))
}

/** Key of a type by the name that is kept of it. It is small: different names may share one. */
export const typeKey: (type: string) => number = memoize(10_000, (type) =>
  sha256(typeName(type)).readInt32BE(0),
)

/** @param topic 32 bytes of a log: its end, where small numbers and addresses have their digits */
export function topicKey(topic: Uint8Array): number {
  return Buffer.from(topic).readInt32BE(28)
}

export function hashKey(hash: Buffer): bigint {
  return hash.readBigInt64BE(0)
}

function salted(content: string | Uint8Array): Buffer {
  const before = keySalt()
  if (before === '') return sha256(content)
  return sha256(
    typeof content === 'string' ? before + content : Buffer.concat([Buffer.from(before), content]),
  )
}

function sha256(content: string | Uint8Array): Buffer {
  return hash('sha256', content, 'buffer')
}
