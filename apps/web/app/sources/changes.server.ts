import type { BalanceChange, CoinFlow, Conservation, DepositChange } from '@injsight/injsight-v1'
import { injsight } from './clients.server.ts'

/** What a transaction or a block changed, as the index tells it. */
export type ToldChanges = {
  changes: BalanceChange[]
  deposits: DepositChange[]
  flows: CoinFlow[]
  conservation: Conservation[]
}

export async function fetchTransactionChanges(hash: string): Promise<ToldChanges> {
  return (await injsight.getTransactionChanges({ hash })).response
}

export async function fetchBlockChanges(height: bigint): Promise<ToldChanges> {
  return (await injsight.getBlockChanges({ height })).response
}
