import {
  ExplorerClient,
  type GetAccountResponse,
  type GetStakingResponse,
  type ListAllowancesResponse,
  type ListBalanceHistoryResponse,
  type ListCw20BalancesResponse,
  type ListGrantsResponse,
  type ListHoldingsResponse,
  type ListMintableDenomsResponse,
  type ListNftsResponse,
  type ListOpenOrdersResponse,
  type ListPositionsResponse,
  type ListSubaccountsResponse,
} from '@injsight/injsight-v1'
import { indexer } from './transports.server.ts'

const explorer = new ExplorerClient(indexer)

/** Where a page of a list begins (empty: at its beginning), and how long it is. */
export type AccountPage = { account: string; cursor: string; limit: number }

/** What an account is, and how much it has. */
export async function fetchAccount(account: string): Promise<GetAccountResponse> {
  return (await explorer.getAccount({ account })).response
}

export async function fetchHoldings(page: AccountPage): Promise<ListHoldingsResponse> {
  return (await explorer.listHoldings(page)).response
}

export async function fetchCw20Balances(page: AccountPage): Promise<ListCw20BalancesResponse> {
  return (await explorer.listCw20Balances(page)).response
}

export async function fetchNfts(page: AccountPage): Promise<ListNftsResponse> {
  return (await explorer.listNfts(page)).response
}

export async function fetchMintableDenoms(page: AccountPage): Promise<ListMintableDenomsResponse> {
  return (await explorer.listMintableDenoms(page)).response
}

export async function fetchSubaccounts(account: string): Promise<ListSubaccountsResponse> {
  return (await explorer.listSubaccounts({ account })).response
}

export async function fetchPositions(account: string): Promise<ListPositionsResponse> {
  return (await explorer.listPositions({ account })).response
}

export async function fetchOpenOrders(page: AccountPage): Promise<ListOpenOrdersResponse> {
  return (await explorer.listOpenOrders(page)).response
}

export async function fetchGrants(
  page: AccountPage & { by: 'granter' | 'grantee' },
): Promise<ListGrantsResponse> {
  return (await explorer.listGrants(page)).response
}

export async function fetchAllowances(
  page: AccountPage & { by: 'granter' | 'grantee' },
): Promise<ListAllowancesResponse> {
  return (await explorer.listAllowances(page)).response
}

const asked = new Map<string, Promise<GetStakingResponse>>()

/** What an account has staked. Lists that ask at the same time share the answer. */
export function fetchStaking(account: string): Promise<GetStakingResponse> {
  const known = asked.get(account)
  if (known !== undefined) return known
  const answer = askForStaking(account).finally(() => asked.delete(account))
  asked.set(account, answer)
  return answer
}

async function askForStaking(account: string): Promise<GetStakingResponse> {
  return (await explorer.getStaking({ account })).response
}

/** The blocks that changed a balance, the newest first. */
export async function fetchBalanceHistory(
  account: string,
  { denom, before, limit }: { denom: string; before: bigint; limit: number },
): Promise<ListBalanceHistoryResponse> {
  return (await explorer.listBalanceHistory({ account, denom, before, limit })).response
}
