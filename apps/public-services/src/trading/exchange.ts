import { InjectiveAccountsRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb.client'
import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import { InjectivePortfolioRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb.client'
import { InjectiveSpotExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb.client'
import type { Transport } from '@injsight/grpc-web'
import type { ListKnownNamesResponse } from '@injsight/injsight-v1'
import { unitsOf, type Units } from './units.ts'

/** So many subaccounts of an account are asked about; few accounts have more than one. */
const mostSubaccounts = 3

/** The services that tell what an account trades. */
export type Exchange = ReturnType<typeof openExchange>

/** Markets by their ids; of one that nobody knows neither units nor denom are told. */
export type Markets = { of: (marketId: string) => Market }
type Market = { units: Units; ticker: string; quoteDenom: string; isSpot: boolean }

export function openExchange(transport: Transport, fetchNames: () => Promise<ListKnownNamesResponse>) {
  const accounts = new InjectiveAccountsRPCClient(transport)
  return {
    spot: new InjectiveSpotExchangeRPCClient(transport),
    derivatives: new InjectiveDerivativeExchangeRPCClient(transport),
    portfolio: new InjectivePortfolioRPCClient(transport),
    accounts,

    async fetchMarkets(): Promise<Markets> {
      const markets = new Map((await fetchNames()).markets.map((market) => [market.id, market]))
      return {
        of(marketId) {
          const market = markets.get(marketId.toLowerCase())
          const { ticker = '', quoteDenom = '', kind } = market ?? {}
          return { units: unitsOf(market), ticker, quoteDenom, isSpot: kind === 'spot' }
        },
      }
    },

    /** Those that ever held something, the lowest number first; not all where there are too many to ask about. */
    async fetchSubaccounts(accountAddress: string): Promise<{ ids: string[]; areAll: boolean }> {
      const { subaccounts } = await accounts.subaccountsList({ accountAddress }).response
      const ids = subaccounts.toSorted().slice(0, mostSubaccounts)
      return { ids, areAll: ids.length === subaccounts.length }
    },
  }
}
