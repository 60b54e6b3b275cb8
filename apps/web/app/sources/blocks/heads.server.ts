import type { Head as ToldHead } from '@injsight/injsight-v1'
import { withoutMarks } from '../../language/isolate.ts'
import type { Head } from '../../live/head.ts'
import { explorer, injsight } from '../asking/clients.server.ts'

/** The newest blocks below a height (0 for the newest of all), in few words; 101 at most. */
export async function fetchHeads(limit: number, before = 0n): Promise<ToldHead[]> {
  return (await injsight.getHeads({ limit, before })).response.heads
}

/** The height after the newest block that is no younger than a time, in milliseconds since 1970; undefined for none. */
export async function findHeightAfter(time: bigint): Promise<bigint | undefined> {
  const request = { before: 0n, after: 0n, limit: 1, from: 0n, to: time }
  const [block] = (await explorer.getBlocks(request)).response.data
  return block && block.height + 1n
}

/** A block as the index tells it, as the pages draw it. */
export function toHead({ time, ...head }: ToldHead): Head {
  const { height, hash, proposer, moniker, operator, txs, failed, gasUsed, gasByKind } = head
  return {
    height,
    hash,
    time: Number(time),
    proposer,
    moniker: withoutMarks(moniker),
    operator,
    txs,
    failed,
    gasUsed,
    gasByKind,
  }
}
