import {
  ExplorerClient,
  type BalanceChange,
  type CoinFlow,
  type Conservation,
  type DepositChange,
} from '@injsight/injsight-v1'
import { indexer } from './transports.server.ts'

const explorer = new ExplorerClient(indexer)

/** What a transaction or a block changed, as the index tells it. */
export type ToldChanges = {
  changes: BalanceChange[]
  deposits: DepositChange[]
  flows: CoinFlow[]
  conservation: Conservation[]
}

export async function fetchTransactionChanges(hash: string): Promise<ToldChanges> {
  return (await explorer.getTransactionChanges({ hash })).response
}

export async function fetchBlockChanges(height: bigint): Promise<ToldChanges> {
  return (await explorer.getBlockChanges({ height })).response
}
