import { approvalsGiven, approvalsReceived } from './approvals.server.ts'
import { erc20, evmNfts } from './evm.server.ts'
import { allowancesGiven, allowancesReceived, grantsGiven, grantsReceived } from './grants.server.ts'
import { holdings } from './holdings.server.ts'
import type { List } from './list.ts'
import { payouts, stakeMoves } from './staking-history.server.ts'
import { restaking, staked, unstaking } from './staking.server.ts'
import { cw20, denoms, nfts } from './tokens.server.ts'
import { fundingPayments, liquidations } from './position-history.server.ts'
import { closedPositions, orderHistory, trades } from './trading-history.server.ts'
import { tradedMarkets } from './trading-record.server.ts'
import { subaccountTransfers } from './transfers.server.ts'
import { orders, positions, subaccounts } from './trading.server.ts'

/** All lists of what an account has, but for its transactions. */
export const lists = {
  balances: holdings,
  erc20,
  cw20,
  positions,
  orders,
  subaccounts,
  tradedMarkets,
  trades,
  closedPositions,
  fundingPayments,
  liquidations,
  orderHistory,
  subaccountTransfers,
  staked,
  unstaking,
  restaking,
  stakeMoves,
  payouts,
  grantsGiven,
  grantsReceived,
  allowancesGiven,
  allowancesReceived,
  approvalsGiven,
  approvalsReceived,
  nfts,
  evmNfts,
  denoms,
} satisfies Record<string, List>

export type ListName = keyof typeof lists

/** The list whose file has this name. */
export function findList(file: string): ListName | undefined {
  return (Object.keys(lists) as ListName[]).find((name) => lists[name].file === file)
}
