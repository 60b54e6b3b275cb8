import { invalidInput } from '@injsight/errors'

const [usualLimit, mostAtOnce] = [50, 200]

type Asked = { cursor: string; limit: number }
type PageRequest = { key: Uint8Array; offset: bigint; limit: bigint; countTotal: boolean; reverse: boolean }

/** The page of a list of the chain that is asked for: our cursor is its key. @throws Fault `invalid-input` */
export function pageOf({ cursor, limit }: Asked, more: Partial<PageRequest> = {}): PageRequest {
  if (!/^[\w-]{0,2000}$/.test(cursor)) throw invalidInput('page.cursor', 'the cursor is not one of ours')
  const key = Buffer.from(cursor, 'base64url')
  return { key, offset: 0n, limit: BigInt(readLimit(limit)), countTotal: false, reverse: false, ...more }
}

/** All of a list that has no more than so many. */
export function wholeOf(most: number): PageRequest {
  return { key: new Uint8Array(), offset: 0n, limit: BigInt(most), countTotal: false, reverse: false }
}

/** The cursor of the page that follows; empty on the last. */
export function nextOf(pagination: { nextKey: Uint8Array } | undefined): string {
  return Buffer.from(pagination?.nextKey ?? []).toString('base64url')
}

/** @throws Fault `invalid-input` */
export function readLimit(limit: number): number {
  if (limit < 0) throw invalidInput('page.invalid', 'limit is not below 0')
  return Math.min(limit || usualLimit, mostAtOnce)
}

/** A page of what is known whole: its cursor is a place in it. @throws Fault `invalid-input` */
export function cutPage<Line>(
  all: readonly Line[],
  { cursor, limit }: Asked,
): { lines: Line[]; next: string } {
  if (!/^\d{0,6}$/.test(cursor)) throw invalidInput('page.cursor', 'the cursor is not one of ours')
  const from = Number(cursor)
  const to = from + readLimit(limit)
  return { lines: all.slice(from, to), next: to < all.length ? String(to) : '' }
}
