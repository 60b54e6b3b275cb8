import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { findStatus } from '#src/queries/status/status.ts'

const dayMs = 86_400_000
const days: ReadonlyMap<string, number> = new Map([
  ['', 30],
  ['1D', 1],
  ['1W', 7],
  ['1M', 30],
])

/** A period that ends with the newest block, in milliseconds since 1970. */
export async function readPeriod(pool: Pool, text: string): Promise<{ from: number; to: number }> {
  const length = days.get(text.toUpperCase())
  if (length === undefined)
    throw invalidInput('period.unknown', `"${text.slice(0, 40)}" is not a period: 1D, 1W, 1M`)
  const to = Number((await findStatus(pool))?.headTimeMs ?? 0n)
  return { from: to - length * dayMs, to }
}

export function startOfDay(ms: number): number {
  return Math.floor(ms / dayMs) * dayMs
}
