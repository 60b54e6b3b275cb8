import type {
  GetAccountResponse,
  GetStakingResponse,
  GetWorthHistoryResponse,
  GetWorthResponse,
  ListAccountTradesResponse,
  ListAllowancesResponse,
  ListBalanceHistoryResponse,
  ListCw20BalancesResponse,
  ListFundingPaymentsResponse,
  ListGrantsResponse,
  ListHoldingsResponse,
  ListLiquidationsResponse,
  ListMintableDenomsResponse,
  ListNftsResponse,
  ListOpenOrdersResponse,
  ListOrderHistoryResponse,
  ListPayoutsResponse,
  ListPositionsResponse,
  ListStakeMovesResponse,
  ListSubaccountTransfersResponse,
  ListSubaccountsResponse,
  ListTradingRecordResponse,
} from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'
import { shareAnswer } from './asking/share-answer.server.ts'

/** Where a page of a list begins (empty: at its beginning), and how long it is. */
export type AccountPage = { account: string; cursor: string; limit: number }

/** What an account is, and how much it has. */
export async function fetchAccount(account: string): Promise<GetAccountResponse> {
  return (await injsight.getAccount({ account })).response
}

export async function fetchHoldings(page: AccountPage): Promise<ListHoldingsResponse> {
  return (await injsight.listHoldings(page)).response
}

export async function fetchCw20Balances(page: AccountPage): Promise<ListCw20BalancesResponse> {
  return (await injsight.listCw20Balances(page)).response
}

export async function fetchNfts(page: AccountPage): Promise<ListNftsResponse> {
  return (await injsight.listNfts(page)).response
}

export async function fetchMintableDenoms(page: AccountPage): Promise<ListMintableDenomsResponse> {
  return (await injsight.listMintableDenoms(page)).response
}

export async function fetchSubaccounts(account: string): Promise<ListSubaccountsResponse> {
  return (await injsight.listSubaccounts({ account })).response
}

export async function fetchPositions(account: string): Promise<ListPositionsResponse> {
  return (await injsight.listPositions({ account })).response
}

export async function fetchOpenOrders(page: AccountPage): Promise<ListOpenOrdersResponse> {
  return (await injsight.listOpenOrders(page)).response
}

/** What it traded; or of that what closed a position, or a part of one. */
export async function fetchAccountTrades(
  page: AccountPage & { isClosing: boolean },
): Promise<ListAccountTradesResponse> {
  return (await injsight.listAccountTrades(page)).response
}

export async function fetchFundingPayments(page: AccountPage): Promise<ListFundingPaymentsResponse> {
  return (await injsight.listFundingPayments(page)).response
}

/** What it traded, paid and earned: in a market over time, or in each when none is named. */
export async function fetchTradingRecord(
  account: string,
  marketId: string,
): Promise<ListTradingRecordResponse> {
  return (await injsight.listTradingRecord({ account, marketId })).response
}

/** Its positions that others closed. */
export async function fetchLiquidationsOf(page: AccountPage): Promise<ListLiquidationsResponse> {
  return (await injsight.listLiquidations({ ...page, marketId: '', to: 0n })).response
}

export async function fetchOrderHistory(page: AccountPage): Promise<ListOrderHistoryResponse> {
  return (await injsight.listOrderHistory(page)).response
}

export async function fetchSubaccountTransfers(page: AccountPage): Promise<ListSubaccountTransfersResponse> {
  return (await injsight.listSubaccountTransfers(page)).response
}

export async function fetchStakeMovesOf(page: AccountPage): Promise<ListStakeMovesResponse> {
  return (await injsight.listStakeMoves({ ...page, validator: '' })).response
}

export async function fetchPayouts(page: AccountPage): Promise<ListPayoutsResponse> {
  return (await injsight.listPayouts(page)).response
}

export async function fetchGrants(
  page: AccountPage & { by: 'granter' | 'grantee' },
): Promise<ListGrantsResponse> {
  return (await injsight.listGrants(page)).response
}

export async function fetchAllowances(
  page: AccountPage & { by: 'granter' | 'grantee' },
): Promise<ListAllowancesResponse> {
  return (await injsight.listAllowances(page)).response
}

/** What an account has staked. Lists that ask at the same time share the answer. */
export const fetchStaking = shareAnswer(
  async (account): Promise<GetStakingResponse> => (await injsight.getStaking({ account })).response,
)

/** What an account has is worth. Parts of a page that ask at the same time share the answer. */
export const fetchWorth = shareAnswer(
  async (account): Promise<GetWorthResponse> => (await injsight.getWorth({ account })).response,
)

/** How that went over the last 30 days. */
export async function fetchWorthHistory(account: string): Promise<GetWorthHistoryResponse> {
  return (await injsight.getWorthHistory({ account })).response
}

/** The blocks that changed a balance, the newest first. */
export async function fetchBalanceHistory(
  account: string,
  { denom, before, limit }: { denom: string; before: bigint; limit: number },
): Promise<ListBalanceHistoryResponse> {
  return (await injsight.listBalanceHistory({ account, denom, before, limit })).response
}
