import type { TransactionOutcome } from '@injsight/injsight-v1'
import { mapPart, type Part } from '../../page.server.ts'
import { soonPart } from '../asking/soon.server.ts'
import { injsight } from '../asking/clients.server.ts'

/** A list waits no longer than this: without outcomes its lines say what was asked. */
const patienceMs = 1500
const mostAtOnce = 100

/**
 * What became of what transactions asked for, by their hashes in upper-case hex: one question for all lines of a page.
 */
export async function fetchOutcomes(
  hashes: readonly string[],
): Promise<Part<ReadonlyMap<string, TransactionOutcome>>> {
  if (hashes.length === 0) return { value: new Map() }
  const pages = Array.from({ length: Math.ceil(hashes.length / mostAtOnce) }, (_, at) =>
    hashes.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  )
  const told = await soonPart(
    patienceMs,
    Promise.all(pages.map(async (page) => injsight.listOutcomes({ hashes: [...page] }).response)),
  )
  return mapPart(
    told,
    (answers) => new Map(answers.flatMap(({ outcomes }) => outcomes.map((one) => [one.hash, one] as const))),
  )
}
