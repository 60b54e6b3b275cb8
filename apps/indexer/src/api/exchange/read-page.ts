import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { findFirstHeightSince, findLastHeightUntil } from '#src/queries/blocks/blocks.ts'
import { readTimeMs } from '../explorer/read-request.ts'

export const longestPage = 100
const deepestSkip = 10_000n
/** Like the public service we count lists no further than this. */
export const countedAtMost = 1000

export type PageOf = { skip: number; limit: number }

/** 100 lines unless told, and 100 at most. */
export function readPage({ skip, limit }: { skip: bigint; limit: number }): PageOf {
  if (limit < 0) throw invalidInput('page.limit', `A page can't have ${limit} lines`, { limit })
  if (skip < 0n || skip > deepestSkip)
    throw invalidInput('page.skip', `skip is at most ${deepestSkip}: ask for what is older by its time`, {
      skip,
    })
  return { skip: Number(skip), limit: Math.min(limit || longestPage, longestPage) }
}

type Paging = { total: bigint; from: number; to: number; countBySubaccount: bigint; next: string[] }

/** Where a page stands in its list. `from` and `to` count from 1; they are 0 for an empty page. */
export function toPaging({ skip }: PageOf, length: number, total: number): Paging {
  return {
    total: BigInt(total),
    from: length === 0 ? 0 : skip + 1,
    to: length === 0 ? 0 : skip + length,
    countBySubaccount: 0n,
    next: [],
  }
}

/** A page of a list that is known whole. */
export function cutPage<Line>(all: Line[], page: PageOf): { lines: Line[]; paging: Paging } {
  const lines = all.slice(page.skip, page.skip + page.limit)
  return { lines, paging: toPaging(page, lines.length, all.length) }
}

export type Heights = { from: bigint; to: bigint }
const highest = 2n ** 47n - 1n

/**
 * The blocks between two times in milliseconds, both included; 0 is no bound.
 *
 * @throws Fault `invalid-input`
 */
export async function readHeights(pool: Pool, startTime: bigint, endTime: bigint): Promise<Heights> {
  const [start, end] = [readTimeMs(startTime), readTimeMs(endTime)]
  if (start !== undefined && end !== undefined && start > end)
    throw invalidInput('time.range', `It begins at ${start}, after its end at ${end}`)
  const [first, last] = await Promise.all([
    start === undefined ? 0n : findFirstHeightSince(pool, start).then((height) => height ?? highest),
    end === undefined ? highest : findLastHeightUntil(pool, end).then((height) => height ?? -1n),
  ])
  return { from: first, to: last }
}
