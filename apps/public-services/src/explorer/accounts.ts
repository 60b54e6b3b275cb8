import type { QueryClient as BankClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import { GetAccountTxsRequest } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import type { InjectivePortfolioRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb.client'
import { decodeAddress, encodeAddress, findModule, readAccount } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import {
  AccountCounts,
  type GetAccountResponse,
  type Holding,
  type ListHoldingsRequest,
  type ListHoldingsResponse,
  type ListKnownNamesResponse,
} from '@injsight/injsight-v1'

type Sources = {
  bank: Pick<BankClient, 'allBalances'>
  explorer: Pick<InjectiveExplorerRPCClient, 'getAccountTxs'>
  portfolio: Pick<InjectivePortfolioRPCClient, 'accountPortfolio'>
  fetchNames: () => Promise<ListKnownNamesResponse>
}

/** What is in the bank is asked of the chain; the rest of an account's state nobody tells in one answer. */
const unknown = [
  'exchange',
  'orders',
  'staking',
  'authz',
  'feegrant',
  'cw20',
  'cw721',
  'wasm',
  'tokenfactory',
  'evm-tokens',
]

/** @throws Fault `invalid-input` */
export async function getAccount(
  { bank, explorer, portfolio, fetchNames }: Sources,
  text: string,
): Promise<GetAccountResponse> {
  const account = readAccount(text)
  const { bytes } = decodeAddress(account)
  const operator = encodeAddress('injvaloper', bytes)
  const [balances, transactions, traded, names] = await Promise.all([
    askAllBalances(bank, account),
    explorer.getAccountTxs(GetAccountTxsRequest.create({ address: account, limit: 1 })).response,
    countTraded(portfolio, account).catch(() => undefined), // a page without it says less
    fetchNames(),
  ])
  const validator = names.validators.find((one) => one.operator === operator)
  return {
    account,
    firstSeen: 0n,
    isOlder: false,
    module: findModule(bytes) ?? '',
    operator: validator?.operator ?? '',
    moniker: validator?.moniker ?? '',
    counts: AccountCounts.create({
      balances: Number(balances.pagination?.total ?? 0n),
      transactions: Number(transactions.paging?.total ?? 0n),
      ...traded,
    }),
    unknown: traded === undefined ? unknown : unknown.filter((module) => module !== 'exchange'),
    base: 0n,
    isEvmContract: false,
  }
}

/** How much it has in the exchange. Open orders nobody counts, but for one subaccount at a time. */
async function countTraded(portfolios: Sources['portfolio'], accountAddress: string) {
  const { portfolio } = await portfolios.accountPortfolio({ accountAddress }).response
  const subaccounts = new Set(portfolio?.subaccounts.map(({ subaccountId }) => subaccountId)).size
  const positions = portfolio?.positionsWithUpnl.length ?? 0
  return { subaccounts, positions, hasTraded: subaccounts + positions > 0 }
}

/** @throws Fault `invalid-input` */
export async function listHoldings(
  bank: Sources['bank'],
  { account: text, cursor, limit }: ListHoldingsRequest,
): Promise<ListHoldingsResponse> {
  if (!/^[\w-]{0,2000}$/.test(cursor)) throw invalidInput('page.cursor', 'the cursor is not one of ours')
  const page = { key: Buffer.from(cursor, 'base64url'), limit: limit || 20 }
  const { balances, pagination } = await askBalances(bank, readAccount(text), page)
  return {
    holdings: balances.map(({ denom, amount }) => toHolding(denom, amount)),
    next: Buffer.from(pagination?.nextKey ?? []).toString('base64url'),
    unknown: ['exchange', 'staking'],
  }
}

/** More denoms than any account holds that is not a market of its own. */
const mostBalances = 1000

/** All that is in the bank, with how many denoms that are: parts of a page that want it share the answer. */
export function askAllBalances(bank: Sources['bank'], address: string) {
  return askBalances(bank, address, { key: new Uint8Array(), limit: mostBalances })
}

function askBalances(bank: Sources['bank'], address: string, page: { key: Uint8Array; limit: number }) {
  const pagination = {
    key: page.key,
    limit: BigInt(page.limit),
    offset: 0n,
    countTotal: page.key.length === 0,
    reverse: false,
  }
  return bank.allBalances({ address, pagination, resolveDenom: false }).response
}

function toHolding(denom: string, bank: string): Holding {
  const nothing = {
    available: '0',
    inOrders: '0',
    inPositions: '0',
    staked: '0',
    unbonding: '0',
    rewards: '0',
  }
  return { denom, bank, ...nothing, total: bank, contract: '' }
}
