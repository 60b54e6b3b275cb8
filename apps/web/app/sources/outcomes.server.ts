import { setTimeout as sleep } from 'node:timers/promises'
import { ExplorerClient, type TransactionOutcome } from '@injsight/injsight-v1'
import { part } from '../page.server.ts'
import { indexer } from './transports.server.ts'

const explorer = new ExplorerClient(indexer)

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
  const asked = part(
    Promise.all(pages.map(async (page) => explorer.listOutcomes({ hashes: [...page] }).response)),
  )
  const enough = new AbortController()
  const told = await Promise.race([
    asked,
    sleep(patienceMs, undefined, { signal: enough.signal }).catch(() => undefined),
  ])
  enough.abort()
  return (
    told?.value &&
    new Map(told.value.flatMap(({ outcomes }) => outcomes.map((one) => [one.hash, one] as const)))
  )
}
