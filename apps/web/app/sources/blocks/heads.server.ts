import type { Head as ToldHead } from '@injsight/injsight-v1'
import type { Head } from '../../live/head.ts'
import { injsight } from '../asking/clients.server.ts'

/** The newest blocks below a height (0 for the newest of all), in few words; 100 at most. */
export async function fetchHeads(limit: number, before = 0n): Promise<ToldHead[]> {
  return (await injsight.getHeads({ limit, before })).response.heads
}

/** A block as the index tells it, as the pages draw it. */
export function toHead({ time, ...head }: ToldHead): Head {
  const { height, hash, proposer, moniker, operator, txs, failed, gasUsed, gasByKind } = head
  return { height, hash, time: Number(time), proposer, moniker, operator, txs, failed, gasUsed, gasByKind }
}
