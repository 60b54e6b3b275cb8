import type { BalanceChange, CoinFlow, Conservation, DepositChange } from '@injsight/injsight-v1'
import { injsight } from '../asking/clients.server.ts'
import { addNamesOf } from '../names/mentions.server.ts'
import type { Names } from '../names/names.server.ts'

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

/** The names of the site with those of the contracts whose holdings changed. */
export async function addNamesOfChanged(
  { changes, deposits, flows }: ToldChanges,
  names: Names,
): Promise<Names> {
  const accounts = new Set([...changes, ...deposits, ...flows].map(({ account }) => account))
  const unnamed = [...accounts].filter((one) => !names.modules.has(one) && !names.validators.has(one))
  return addNamesOf({ markets: [], contracts: unnamed, proposals: [], channels: [] }, names)
}
