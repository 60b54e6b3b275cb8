import type { Head as ToldHead } from '@injsight/injsight-v1'
import type { Head } from '../chain/head.ts'

/** A block as the index tells it, as the pages draw it. */
export function toHead({ time, ...head }: ToldHead): Head {
  const { height, hash, proposer, moniker, operator, txs, failed, gasUsed, gasByKind } = head
  return { height, hash, time: Number(time), proposer, moniker, operator, txs, failed, gasUsed, gasByKind }
}
