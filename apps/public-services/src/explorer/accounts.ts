import { GetAccountTxsRequest } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { decodeAddress, encodeAddress, findModule, readAccount } from '@injsight/chain'
import { AccountCounts, type GetAccountResponse, type ListKnownNamesResponse } from '@injsight/injsight-v1'
import { askAllBalances, askPortfolio } from '../chain-state/holdings.ts'
import type { Hosts } from '../hosts.ts'

type Sources = Pick<Hosts, 'chain' | 'explorer' | 'exchange'> & {
  fetchNames: () => Promise<ListKnownNamesResponse>
}

/** Of these nobody tells in one answer how much there is: each is asked for where it is shown. */
const uncounted = [
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

/** What an account is, by two questions: its page has room for four more. @throws Fault `invalid-input` */
export async function getAccount(sources: Sources, text: string): Promise<GetAccountResponse> {
  const account = readAccount(text)
  const { bytes } = decodeAddress(account)
  const operator = encodeAddress('injvaloper', bytes)
  const explorer = new InjectiveExplorerRPCClient(sources.explorer.transport)
  const [held, transactions, names] = await Promise.all([
    countHeld(sources, account),
    explorer.getAccountTxs(GetAccountTxsRequest.create({ address: account, limit: 1 })).response,
    sources.fetchNames(),
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
      ...held.counts,
      transactions: Number(transactions.paging?.total ?? 0n),
    }),
    unknown: [...held.unknown, ...uncounted],
    base: 0n,
    isEvmContract: false,
  }
}

/** What is in the bank and the exchange, as the indexer has both; while it doesn't answer, the bank's by the chain. */
async function countHeld({ chain, exchange }: Sources, account: string) {
  const portfolio = await askPortfolio(exchange, account).catch(() => undefined)
  if (portfolio === undefined) {
    const { pagination } = await askAllBalances(chain, account)
    return { counts: { balances: Number(pagination?.total ?? 0n) }, unknown: ['exchange'] }
  }
  const subaccounts = new Set(portfolio.subaccounts.map(({ subaccountId }) => subaccountId)).size
  const positions = portfolio.positionsWithUpnl.length
  const balances = portfolio.bankBalances.length
  return { counts: { balances, subaccounts, positions, hasTraded: subaccounts + positions > 0 }, unknown: [] }
}
