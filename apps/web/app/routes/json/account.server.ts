import { formatQuery } from '../../format-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import { shareAnswer } from '../../sources/asking/share-answer.server.ts'
import { readAccountFilter } from '../../views/transactions/read-account-filter.ts'
import type { ListName } from '../accounts/lists/lists.server.ts'
import { listsOf, type PartName } from '../accounts/parts.ts'
import { readCursors } from '../accounts/read-places.server.ts'
import { asRest } from './as-rest.ts'
import { pathOfPage } from './tell-lists.server.ts'

/** Where the index tells each list of an account; what has no path of its own is asked with the account. */
const paths: Record<ListName, (account: string) => string> = {
  balances: below('holdings'),
  erc20: below('erc20'),
  cw20: below('cw20'),
  positions: below('positions'),
  orders: below('orders'),
  subaccounts: below('subaccounts'),
  tradedMarkets: below('record'),
  trades: below('trades'),
  closedPositions: (account) => `${below('trades')(account)}?is_closing=true`,
  fundingPayments: below('funding'),
  liquidations: (account) => `/injsight/v1/liquidations?account=${account}`,
  orderHistory: below('orders/history'),
  subaccountTransfers: below('transfers'),
  staked: below('staking'),
  unstaking: below('staking'),
  restaking: below('staking'),
  stakeMoves: (account) => `/injsight/v1/stake-moves?account=${account}`,
  payouts: below('payouts'),
  grantsGiven: below('grants/granter'),
  grantsReceived: below('grants/grantee'),
  allowancesGiven: below('allowances/granter'),
  allowancesReceived: below('allowances/grantee'),
  approvalsGiven: (account) => `/injsight/v1/evm/approvals?owner=${account}`,
  approvalsReceived: (account) => `/injsight/v1/evm/approvals?spender=${account}`,
  nfts: below('nfts'),
  evmNfts: (account) => `/injsight/v1/evm/nfts?account=${account}`,
  denoms: below('denoms'),
}

function below(list: string): (account: string) => string {
  return (account) => `/injsight/v1/accounts/${account}/${list}`
}

/** Transactions that name an account or a contract. Only the older of the two methods can be asked for some of them. */
export function tellTransactions(
  of: 'account' | 'contract',
  address: string,
  query: URLSearchParams,
): Promise<unknown> {
  const { token, status, module } = readAccountFilter(query)
  const rows = String(readRows(query))
  if (status === '' && module === '')
    return fetchRest(`/api/explorer/v2/${of}Txs/${address}${formatQuery({ token, per_page: rows })}`)
  const to = token === '' ? '' : String(BigInt(token) - 1n)
  const asked = { status, module, to_number: to, limit: rows }
  return fetchRest(`/api/explorer/v1/${of}Txs/${address}${formatQuery(asked)}`)
}

/** A part of an account: its lists by their names, each paged as on the page. */
export async function tellAccount(account: string, part: PartName, query: URLSearchParams): Promise<unknown> {
  const rows = readRows(query)
  if (part === 'overview') return fetchRest(`/injsight/v1/accounts/${account}`)
  if (part === 'transactions') return tellTransactions('account', account, query)
  const cursors = readCursors(query)
  const ask = shareAnswer((path) => fetchRest(path)) // some lists are told in one answer
  const told = listsOf[part].map(async (list) => {
    const path = pathOfPage(paths[list](account), { cursor: cursors.get(list) ?? '', limit: rows })
    return [list, await ask(path)] as const
  })
  return asRest(Object.fromEntries(await Promise.all(told)))
}
