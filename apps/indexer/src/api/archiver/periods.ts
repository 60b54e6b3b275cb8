import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { findStatus } from '#src/queries/status/status.ts'

/** Milliseconds since 1970: the beginning of its first day, and a moment of its last one. */
export type Period = { from: number; to: number }

export const dayMs = 86_400_000
const days: ReadonlyMap<string, number> = new Map([
  ['', 30],
  ['1D', 1],
  ['1W', 7],
  ['1M', 30],
  ['6M', 180],
  ['ALL', Infinity],
])

/**
 * So many days of UTC, of which the last is that of the newest block.
 *
 * @throws Fault `invalid-input`
 */
export async function readPeriod(pool: Pool, text: string): Promise<Period> {
  const count = days.get(text.toUpperCase())
  if (count === undefined)
    throw invalidInput('period.unknown', `"${text.slice(0, 40)}" is not a period: 1D, 1W, 1M, 6M, ALL`)
  const to = Number((await findStatus(pool))?.headTimeMs ?? 0n)
  return { from: Math.max(0, startOfDay(to) - (count - 1) * dayMs), to }
}

export function startOfDay(ms: number): number {
  return Math.floor(ms / dayMs) * dayMs
}
