import type { TransactionOutcome } from '@injsight/injsight-v1'
import { soon } from '../asking/soon.server.ts'
import { injsight } from '../asking/clients.server.ts'

/** A list waits no longer than this: without outcomes its lines say what was asked. */
const patienceMs = 1500
const mostAtOnce = 100

/**
 * What became of what transactions asked for, by their hashes in upper-case hex: one question for all lines of a page.
 *
 * @returns undefined when that can't be had now
 */
export async function fetchOutcomes(
  hashes: readonly string[],
): Promise<ReadonlyMap<string, TransactionOutcome> | undefined> {
  if (hashes.length === 0) return new Map()
  const pages = Array.from({ length: Math.ceil(hashes.length / mostAtOnce) }, (_, at) =>
    hashes.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  )
  const told = await soon(
    patienceMs,
    Promise.all(pages.map(async (page) => injsight.listOutcomes({ hashes: [...page] }).response)),
  )
  return told && new Map(told.flatMap(({ outcomes }) => outcomes.map((one) => [one.hash, one] as const)))
}
