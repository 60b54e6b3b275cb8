import { invalidInput } from '@injsight/errors'
import { typeKey } from '#src/decode/values/keys.ts'
import type { TransactionFilter } from '#src/queries/transactions/transactions.ts'

const usualLimit = 12
const longestPage = 100
/** How deep a page may lie when it's asked for by `skip`; deeper ones are asked for by number or token. */
export const deepestSkip = 10_000
/** The same of lists that are told by nothing else, and whose rows are skipped in an index alone. */
export const deepestOfFew = 1_000_000

/** Lines of a page: 12 unless told, at most 100. */
export function readLimit(limit: number): number {
  if (limit < 0) throw invalidInput('page.limit', `A page can't have ${limit} lines`, { limit })
  return limit === 0 ? usualLimit : Math.min(limit, longestPage)
}

/** @param instead how to come to what lies deeper */
export function readSkip(
  skip: bigint,
  deepest = deepestSkip,
  instead = 'ask for older pages with to_number or before',
): number {
  if (skip < 0n)
    throw invalidInput('page.skip', `A page can't begin ${-skip} lines before the first`, { skip })
  if (skip > deepest) {
    throw invalidInput('page.skip', `skip can't pass ${deepest}: ${instead}`, { skip })
  }
  return Number(skip)
}

/** Where the page begins that a token stands for; undefined without one. Tokens come from earlier pages. */
export function readToken(token: string): bigint | undefined {
  if (token === '') return undefined
  if (!/^\d{1,18}$/.test(token))
    throw invalidInput('page.token', `"${token.slice(0, 40)}" is not a token of a page`)
  return BigInt(token)
}

/** 32 bytes, from hex in any case with or without 0x. */
export function readTransactionHash(text: string): Buffer {
  const hash = findHash(text)
  if (hash) return hash
  throw invalidInput(
    'transaction.hash',
    `"${text.slice(0, 80)}" is not the hash of a transaction: it has 64 hexadecimal digits`,
  )
}

/** A block is asked for by its height or by its hash. */
export function readBlockId(text: string): { height: bigint } | { hash: Buffer } {
  const hash = findHash(text)
  if (hash) return { hash }
  if (/^\d{1,30}$/.test(text.trim())) return { height: BigInt(text.trim()) }
  throw invalidInput(
    'block.id',
    `"${text.slice(0, 80)}" is neither the height of a block nor a hash of 64 hexadecimal digits`,
  )
}

export function readStatus(status: string): TransactionFilter['status'] {
  const known: Record<string, TransactionFilter['status']> = {
    '': undefined,
    success: 'success',
    fail: 'failed',
    failed: 'failed',
  }
  if (Object.hasOwn(known, status)) return known[status]
  throw invalidInput('transactions.status', `"${status.slice(0, 40)}" is not a status: success or failed is`)
}

const mostTypes = 100

/** Keys of a comma list of message types, each with or without its leading slash; undefined when it's empty. */
export function readTypes(list: string): number[] | undefined {
  const types = list
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '')
  if (types.length > mostTypes)
    throw invalidInput('transactions.type', `No more than ${mostTypes} message types at once`)
  if (types.length === 0) return undefined
  return [...new Set(types.map((type) => typeKey(type.startsWith('/') ? type : `/${type}`)))]
}

const latestMs = 253_402_300_799_999n // the last millisecond of the year 9999

/** Milliseconds since 1970; undefined when it's zero, which is how a request says that it doesn't care. */
export function readTimeMs(timeMs: bigint): bigint | undefined {
  if (timeMs < 0n || timeMs > latestMs)
    throw invalidInput('time.range', `${timeMs} is not a time in milliseconds since 1970`)
  return timeMs === 0n ? undefined : timeMs
}

function findHash(text: string): Buffer | undefined {
  const [, digits] = /^(?:0x)?([0-9a-f]{64})$/i.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Buffer.from(digits, 'hex')
}
