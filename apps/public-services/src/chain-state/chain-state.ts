import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import type { Implementation } from '@injsight/grpc-web'
import type { IExplorerClient, ListValidatorsResponse } from '@injsight/injsight-v1'
import { allDerivativeMarkets } from '../chain-lists/traded-markets.ts'
import type { Hosts } from '../hosts.ts'
import { getCommunityPool } from './community-pool.ts'
import { getWasmCode, getWasmCodeBytes } from './contracts/codes.ts'
import { listCw20Holders } from './contracts/cw20-holders.ts'
import { getEvmContract } from './contracts/evm-contracts.ts'
import { getNft, listCollectionNfts } from './contracts/nfts.ts'
import { getWasmContract, listRegisteredContracts, listWasmHistory } from './contracts/contracts.ts'
import { getProposal, listProposals } from './governance/proposals.ts'
import { listDeposits, listVotes } from './governance/votes.ts'
import { listAllowances, listGrants } from './grants.ts'
import { listAssetHolders } from './holders.ts'
import { listCw20Balances, listHoldings } from './holdings.ts'
import type { IbcPaths } from './ibc-paths.ts'
import type { Parameters } from './parameters.ts'
import { listNamespaceActors, listNamespaces, listVouchers } from './permissions.ts'
import { createPriceFeeds } from './price-feeds.ts'
import { getFeeDiscounts } from './rewards/fee-discounts.ts'
import { getTradingRewards } from './rewards/trading-rewards.ts'
import { getStaking, listDelegators } from './staking.ts'

type Sources = {
  hosts: Hosts
  parameters: Parameters
  ibcPaths: IbcPaths
  listValidators: () => Promise<ListValidatorsResponse>
}

/** What the chain's own queries, and the indexer where it counts more, tell of how things stand now. */
export function createChainState({
  hosts,
  parameters,
  ibcPaths,
  listValidators,
}: Sources): Implementation<IExplorerClient> {
  const { chain, exchange, explorer } = hosts
  const feeds = createPriceFeeds(exchange)
  const derivatives = new InjectiveDerivativeExchangeRPCClient(exchange.transport)

  async function fetchQuotes(): Promise<ReadonlyMap<string, string>> {
    const { markets } = await derivatives.markets(allDerivativeMarkets).response
    return new Map(markets.map(({ marketId, quoteDenom }) => [marketId, quoteDenom]))
  }

  return {
    listHoldings: (request) => listHoldings({ chain, exchange, fetchQuotes }, request),
    listCw20Balances: (request) => listCw20Balances(explorer, request),
    getStaking: ({ account }) => getStaking(chain, account),
    listDelegators: (request) => listDelegators(chain, request),
    listGrants: (request) => listGrants(chain, request),
    listAllowances: (request) => listAllowances(chain, request),
    listProposals: (request) => listProposals(chain, request),
    getProposal: ({ id }) => getProposal({ chain, parameters, listValidators }, id),
    listVotes: (request) => listVotes(chain, request),
    listDeposits: (request) => listDeposits(chain, request),
    listParameters: parameters.list,
    getCommunityPool: () => getCommunityPool(chain),
    listNamespaces: (request) => listNamespaces(chain, request),
    listNamespaceActors: (request) => listNamespaceActors(chain, request),
    listVouchers: (request) => listVouchers(chain, request),
    listIbcPaths: ibcPaths,
    getEvmContract: ({ address }) => getEvmContract(chain, address),
    listCollectionNfts: (request) => listCollectionNfts(chain, request),
    getNft: (request) => getNft(chain, request),
    getWasmCode: ({ codeId }) => getWasmCode({ explorer, chain }, codeId),
    getWasmCodeBytes: ({ codeId }) => getWasmCodeBytes({ chain }, codeId),
    getWasmContract: ({ contract }) => getWasmContract({ explorer, chain }, contract),
    listWasmHistory: (request) => listWasmHistory({ chain }, request),
    listCw20Holders: (request) => listCw20Holders(chain, request),
    listRegisteredContracts: (request) => listRegisteredContracts({ chain }, request),
    listAssetHolders: (request) => listAssetHolders({ chain, exchange }, request),
    listPriceFeeds: feeds.list,
    getPriceFeed: feeds.find,
    getTradingRewards: () => getTradingRewards(chain),
    getFeeDiscounts: ({ account }) => getFeeDiscounts(chain, account),
  }
}
