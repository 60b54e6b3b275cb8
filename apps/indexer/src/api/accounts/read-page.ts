import { decodeAddress, readAccount } from '@injsight/chain'
import { invalidInput, type Fault } from '@injsight/errors'

const usualLimit = 50
const highestLimit = 200

/** An account by its name, and its bytes. */
export type AccountName = { account: string; bytes: Uint8Array }

/** @throws Fault `invalid-input` */
export function readName(text: string): AccountName {
  const account = readAccount(text)
  return { account, bytes: decodeAddress(account).bytes }
}

/** @throws Fault `invalid-input` */
export function readLimit(limit: number): number {
  if (limit < 0) throw invalidInput('page.invalid', 'limit is not below 0')
  return Math.min(limit || usualLimit, highestLimit)
}

/**
 * Texts that name the last line of the page before; undefined for the first page.
 *
 * @throws Fault `invalid-input`
 */
export function readCursor(cursor: string, parts: number): string[] | undefined {
  if (cursor === '') return undefined
  const texts = cursor.length > 2000 ? undefined : parseCursor(cursor)
  if (texts?.length === parts) return texts
  throw notOurs()
}

/**
 * Where a list goes on whose order is that of the chain: a height or a sequence, and a place within it.
 *
 * @param toPlace names the two as the list does
 * @throws Fault `invalid-input`
 */
export function readChainPlace<Place>(
  cursor: string,
  toPlace: (at: bigint, within: number) => Place,
): Place | undefined {
  const parts = readCursor(cursor, 2)
  if (parts === undefined) return undefined
  const [at = '', within = ''] = parts
  if (!/^\d{1,18}$/.test(at) || !/^\d{1,9}$/.test(within)) throw notOurs()
  return toPlace(BigInt(at), Number(within))
}

/**
 * The block before whose places a list up to a height begins; undefined for a list from its newest line.
 *
 * @throws Fault `invalid-input`
 */
export function readEnd(to: bigint): bigint | undefined {
  if (to < 0n) throw invalidInput('page.invalid', 'to is not below 0')
  return to === 0n || to > highest ? undefined : to + 1n
}

// The index of a chain that is far from its end.
const highest = 1n << 46n

/**
 * The place in the chain below which a list goes on.
 *
 * @throws Fault `invalid-input`
 */
export function readSequence(cursor: string): bigint | undefined {
  const [sequence] = readCursor(cursor, 1) ?? []
  if (sequence === undefined) return undefined
  if (!/^\d{1,18}$/.test(sequence)) throw notOurs()
  return BigInt(sequence)
}

/** What to throw for a cursor that no reply has given. */
export function notOurs(): Fault {
  return invalidInput('page.invalid', 'the cursor is none that we gave')
}

function parseCursor(cursor: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) && value.every((one) => typeof one === 'string' && !one.includes('\0'))
      ? value
      : undefined
  } catch {
    return undefined
  }
}

/** Cuts a page from one line more than it has: the lines, and the cursor of what follows. */
export function cutPage<Line>(
  found: Line[],
  limit: number,
  placeOf: (line: Line) => string[],
): { lines: Line[]; next: string } {
  const lines = found.slice(0, limit)
  const last = lines.at(-1)
  const next = found.length > limit && last !== undefined ? writeCursor(placeOf(last)) : ''
  return { lines, next }
}

/** Rows that share a place stay together: a page may be longer than it should be. */
export function cutWhole<Row extends { seq: bigint }>(
  found: Row[],
  limit: number,
): { lines: Row[]; next: string } {
  const last = found.length > limit ? found[limit - 1] : undefined
  if (last === undefined) return { lines: found, next: '' }
  return { lines: found.filter(({ seq }) => seq >= last.seq), next: writeCursor([String(last.seq)]) }
}

/** The other way round: a cursor of texts that name a line. */
export function writeCursor(parts: string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}
