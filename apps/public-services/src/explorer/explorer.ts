import { QueryClient as UpgradeClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/upgrade/v1beta1/query_pb.client'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { GetBlocksRequest } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import { InjectiveSpotExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb.client'
import { asFault, invalidInput } from '@injsight/errors'
import { serve, type ServedService } from '@injsight/grpc-web'
import {
  Explorer,
  type GetHeadsRequest,
  GetStatusResponse,
  type Head,
  type IExplorerClient,
  type ListKnownNamesResponse,
} from '@injsight/injsight-v1'
import { createBankAssets } from '../chain-lists/bank-assets.ts'
import { createChainLists } from '../chain-lists/chain-lists.ts'
import { createChainState } from '../chain-state/chain-state.ts'
import { createIbcPaths } from '../chain-state/ibc-paths.ts'
import { createParameters } from '../chain-state/parameters.ts'
import { addMissed } from '../chain-state/validators.ts'
import { allDerivativeMarkets, allSpotMarkets, fetchBinaryMarkets } from '../chain-lists/traded-markets.ts'
import { askValidators } from '../chain-lists/validators.ts'
import type { Content } from '../content/content.ts'
import { keepWhole } from '../content/keep-last.ts'
import { listTokens } from '../content/lists.ts'
import type { EthereumContracts } from '../ethereum/contracts.ts'
import type { Hosts } from '../hosts.ts'
import type { UiApi } from '../ui-api/ui-api.ts'
import {
  listAccountTrades,
  listFundingPayments,
  listOrderHistory,
  listSubaccountTransfers,
} from '../trading/account-history.ts'
import { listOpenOrders, listPositions, listSubaccounts } from '../trading/account-state.ts'
import { createBooks } from '../trading/books.ts'
import { openExchange } from '../trading/exchange.ts'
import { listMarketPositions } from '../trading/market-positions.ts'
import { findOrderState, getOrder } from '../trading/orders.ts'
import { listAuctionBids } from '../trading/auction-bids.ts'
import { listRedemptions } from '../trading/redemptions.ts'
import { listTradingRecord } from '../trading/trading-record.ts'
import { getBlockProof, getTransactionProof } from '../proofs/proofs.ts'
import { getUpgrade } from '../upgrade/get-upgrade.ts'
import { getAccount } from './accounts.ts'
import { getIbcPacket, listIbcPackets } from './bridges/packets.ts'
import {
  getBridgeDeposit,
  getBridgeWithdrawal,
  listBridgeDeposits,
  listBridgeWithdrawals,
} from './bridges/peggy.ts'
import { listWasmCalls } from './contract-calls.ts'
import { createHeadFeed } from './head-feed.ts'
import { toKnownNames } from './known-names.ts'
import { createNewestHeads } from './newest-heads.ts'
import { search, suggest } from './search.ts'
import { toHead } from './to-head.ts'

const [usualHeads, mostHeads] = [20, 101]
const minute = 60_000

type Told = { chainId: string; content: Content; uiApi: UiApi; contracts: EthereumContracts }

/**
 * `injsight.v1.Explorer` as far as public services can tell it. What they can't (changes of balances, histories) is
 * unimplemented, and pages say so in its place.
 */
export function createExplorer(hosts: Hosts, { chainId, content, uiApi, contracts }: Told): ServedService {
  const { explorer: host, exchange, chain, node } = hosts
  const explorer = new InjectiveExplorerRPCClient(host.transport)
  const spot = new InjectiveSpotExchangeRPCClient(exchange.transport)
  const derivatives = new InjectiveDerivativeExchangeRPCClient(exchange.transport)
  const upgrade = new UpgradeClient(chain.transport)
  const newestHeads = createNewestHeads((limit) => fetchHeads(limit, 0n))
  const feed = createHeadFeed(newestHeads)
  const bankAssets = createBankAssets(uiApi, chain)
  const fetchNames = keepWhole(minute, askNames)

  async function askNames(): Promise<ListKnownNamesResponse> {
    const [validators, spotMarkets, derivativeMarkets, binaryMarkets, listed, banked] = await Promise.all([
      explorer.getValidators({}).response,
      spot.markets(allSpotMarkets).response,
      derivatives.markets(allDerivativeMarkets).response,
      fetchBinaryMarkets(derivatives).catch(() => []),
      listTokens(content).catch(() => undefined), // what is traded is named without a list, too
      bankAssets().catch(() => []),
    ])
    return toKnownNames({
      validators: validators.data,
      spot: spotMarkets.markets,
      derivatives: derivativeMarkets.markets,
      binaries: binaryMarkets,
      listed: listed?.tokens ?? [],
      banked: banked.map(({ asset }) => asset),
    })
  }

  async function listHeads({ limit, before }: GetHeadsRequest): Promise<Head[]> {
    if (limit < 0 || before < 0n) throw invalidInput('page.invalid', 'limit and before are not below 0')
    const wanted = Math.min(limit || usualHeads, mostHeads)
    return before === 0n ? newestHeads(wanted) : fetchHeads(wanted, before)
  }

  async function fetchHeads(limit: number, before: bigint): Promise<Head[]> {
    const [blocks, validators] = await Promise.all([
      explorer.getBlocks(GetBlocksRequest.create({ before, limit })).response,
      explorer.getValidators({}).response.catch(() => undefined), // a list without names says the same, only less well
    ])
    const operatorOf = new Map(validators?.data.map((one) => [one.consensusAddress, one.operatorAddress]))
    return blocks.data.map((block) => toHead(block, operatorOf))
  }

  /** Which network this is stays known while nobody tells its blocks. */
  async function getStatus(): Promise<GetStatusResponse> {
    let trouble = feed.trouble()
    const newest = await fetchHead().then(
      (found) => (lastHead = found),
      (error: unknown) => {
        trouble ||= asFault(error).message
        return lastHead
      },
    )
    const head = newest?.height ?? 0n
    const headTime = newest?.time ?? 0n
    return GetStatusResponse.create({
      chainId,
      base: 1n,
      head,
      headTime,
      nodeHead: head,
      caughtUp: true,
      trouble,
    })
  }

  let lastHead: Head | undefined
  const fetchHead = async () => (await newestHeads(1))[0]
  const trading = openExchange(exchange.transport, fetchNames)
  const books = createBooks({ transport: exchange.transport, fetchNames, fetchHead })
  const ibcPaths = createIbcPaths(chain)
  const sources = {
    explorer,
    fetchNames,
    ibcPaths,
    getOrder: (hash: string) => findOrderState(trading, hash),
  }
  const parameters = createParameters(chain)
  const listValidators = keepWhole(minute, async () =>
    addMissed(await askValidators(uiApi, hosts), chain, parameters),
  )
  const lists = createChainLists({
    hosts,
    uiApi,
    listValidators,
    ibcPaths,
    bank: bankAssets,
    fetchNames,
    fetchHead,
    listTokens: () => listTokens(content),
  })
  return serve<IExplorerClient>(Explorer, {
    getStatus,
    getUpgrade: () =>
      getUpgrade({
        chainId,
        fetchPlan: async () => (await upgrade.currentPlan({}).response).plan,
        fetchList: async () => (await content.read('chainUpgradeConfig')).value,
      }),
    getHeads: async (request) => ({ heads: await listHeads(request) }),
    streamHeads: (_, { signal }) => feed.follow(signal),
    listKnownNames: fetchNames,
    search: ({ text, limit }) => search(sources, text, limit),
    getAccount: ({ account }) => getAccount({ ...hosts, fetchNames }, account),
    getBridgeDeposit: ({ nonce }) => getBridgeDeposit(host, nonce, contracts),
    getBridgeWithdrawal: ({ id }) => getBridgeWithdrawal(host, id),
    listBridgeDeposits: (request) => listBridgeDeposits(host, request, contracts),
    listBridgeWithdrawals: (request) => listBridgeWithdrawals(host, request),
    listIbcPackets: (request) => listIbcPackets({ explorer: host, ibcPaths }, request),
    listWasmCalls: (request) => listWasmCalls(host, request),
    getIbcPacket: (request) => getIbcPacket({ explorer: host, ibcPaths }, request),
    getBlockProof: ({ height }) => getBlockProof(node, height),
    getTransactionProof: ({ hash }) => getTransactionProof(node, hash),
    getOrderBook: books.getOrderBook,
    getOrder: ({ hash }) => getOrder(trading, hash),
    listSubaccounts: ({ account }) => listSubaccounts(trading, account),
    listPositions: ({ account }) => listPositions(trading, account),
    listMarketPositions: (request) => listMarketPositions(trading, request),
    listAuctionBids: (request) => listAuctionBids(exchange.transport, request),
    listRedemptions: (request) => listRedemptions(exchange.transport, request),
    listOpenOrders: (request) => listOpenOrders(trading, request),
    listAccountTrades: (request) => listAccountTrades(trading, request),
    listTradingRecord: (request) => listTradingRecord(trading, request),
    listOrderHistory: (request) => listOrderHistory(trading, request),
    listFundingPayments: (request) => listFundingPayments(trading, request),
    listSubaccountTransfers: (request) => listSubaccountTransfers(trading, request),
    streamBooks: (request, { signal }) => books.streamBooks(request, signal),
    suggest: ({ text, limit }) => suggest(sources, text, limit),
    ...lists,
    ...createChainState({ hosts, parameters, ibcPaths, listValidators }),
  })
}
