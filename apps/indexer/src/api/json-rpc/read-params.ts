import { invalidParams } from './rpc-error.ts'

/** A height, or a word for one. All that the index has is final, so the words for the newest block mean the same. */
export type BlockTag = bigint | 'earliest' | 'latest'
export type BlockId = { hash: Buffer } | { tag: BlockTag }

/** @throws RpcError -32602 unless there are as many as are wanted */
export function readParams(params: unknown, wanted?: number): unknown[] {
  const list: unknown = params ?? []
  if (!Array.isArray(list)) throw invalidParams('non-array args')
  if (wanted === undefined) return list
  if (list.length < wanted) throw invalidParams(`missing value for required argument ${list.length}`)
  if (list.length > wanted) throw invalidParams(`too many arguments, want at most ${wanted}`)
  return list
}

/** 32 bytes. @throws RpcError -32602 */
export function readHash(value: unknown, what: string): Buffer {
  return readBytes(value, { length: 32, called: 'common.Hash' }, what)
}

/** 20 bytes. @throws RpcError -32602 */
export function readAddress(value: unknown, what: string): Buffer {
  return readBytes(value, { length: 20, called: 'common.Address' }, what)
}

/** @param kind with the name that nodes have for it, in whose words it is refused */
function readBytes(value: unknown, kind: { length: number; called: string }, what: string): Buffer {
  if (typeof value !== 'string') throw invalidParams(`invalid ${what}: ${show(value)} is no text`)
  const digits = /^0[xX]([0-9a-fA-F]*)$/.exec(value)?.[1]
  if (digits === undefined) throw invalidParams(`invalid ${what}: ${show(value)} is no hex with 0x before it`)
  if (digits.length === kind.length * 2) return Buffer.from(digits, 'hex')
  throw invalidParams(
    `invalid ${what}: hex string has length ${digits.length}, want ${kind.length * 2} for ${kind.called}`,
  )
}

/** A whole number as hex, no more than 64 bits of it. */
export function readQuantity(value: unknown, what: string): bigint {
  if (typeof value === 'string' && /^0[xX](0|[1-9a-fA-F][0-9a-fA-F]{0,15})$/.test(value)) return BigInt(value)
  throw invalidParams(
    `invalid ${what}: ${show(value)} is no number; hex with 0x and no leading zeros, 64 bits at most`,
  )
}

export function readFlag(value: unknown, what: string): boolean {
  if (typeof value === 'boolean') return value
  throw invalidParams(`invalid ${what}: ${show(value)} is neither true nor false`)
}

export function readTag(value: unknown, what: string): BlockTag {
  if (value === 'latest' || value === 'pending' || value === 'safe' || value === 'finalized') return 'latest'
  if (value === 'earliest') return value
  return readQuantity(value, what)
}

/** A height, a word for one, or a hash: bare, or named as in EIP-1898. */
export function readBlockId(value: unknown, what: string): BlockId {
  if (typeof value === 'object' && value !== null) {
    const { blockHash, blockNumber } = value as Record<string, unknown>
    if (blockHash === undefined) return { tag: readTag(blockNumber, what) }
    if (blockNumber === undefined) return { hash: readHash(blockHash, what) }
    throw invalidParams(`invalid ${what}: choose one of blockHash and blockNumber`)
  }
  return typeof value === 'string' && value.length === 66
    ? { hash: readHash(value, what) }
    : { tag: readTag(value, what) }
}

function show(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'an array' : 'an object'
  const text = typeof value === 'string' ? `"${value}"` : String(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
