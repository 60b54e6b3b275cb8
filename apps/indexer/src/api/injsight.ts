import { serve, type ServedService } from '@injsight/grpc-web'
import { Explorer, type IExplorerClient, type ListMarketDaysRequest } from '@injsight/injsight-v1'
import type { NodeClient } from '@injsight/node-client'
import type { Pool } from 'pg'
import type { Progress } from '#src/follow/progress.ts'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import type { Compilers } from '#src/solidity/compilers.ts'
import { getProposal } from './governance/get-proposal.ts'
import { getUpgrade } from './governance/get-upgrade.ts'
import { listProposals } from './governance/list-proposals.ts'
import { listParameterChanges, listParameters } from './parameters/list-parameters.ts'
import { listDeposits, listVotes } from './governance/list-votes.ts'
import { getAccount } from './accounts/get-account.ts'
import { getStaking } from './accounts/get-staking.ts'
import { getWorth } from './accounts/get-worth.ts'
import { listAllowances, listGrants } from './accounts/list-grants.ts'
import { listHoldings } from './accounts/list-holdings.ts'
import { listCw20Balances, listMintableDenoms, listNfts } from './accounts/list-tokens.ts'
import { listOpenOrders, listPositions, listSubaccounts } from './accounts/list-trading.ts'
import { listBalanceHistory, listSupplyHistory } from './accounts/balance-history.ts'
import { getAsset } from './assets/get-asset.ts'
import { listAssetHolders } from './assets/list-asset-holders.ts'
import { createAssetSources, listAssets } from './assets/list-assets.ts'
import { listContractTokens } from './assets/list-contract-tokens.ts'
import { listFactoryFlows } from './assets/list-factory-flows.ts'
import { noList, type TokenList } from './assets/token-list.ts'
import { listBlockEvents } from './blocks/block-events.ts'
import { listOrderHistory } from './accounts/list-order-history.ts'
import { listFundingPayments } from './accounts/list-funding.ts'
import { listAccountTrades } from './accounts/list-trades.ts'
import { listTradingRecord } from './accounts/list-trading-record.ts'
import { listPayouts, listStakeMoves } from './accounts/list-stake-moves.ts'
import { listSubaccountTransfers } from './accounts/list-transfers.ts'
import { getBlockChanges, getTransactionChanges } from './changes/get-changes.ts'
import { getIbcPacket, listIbcPackets, listIbcPaths } from './bridges/ibc-packets.ts'
import { getBridgeBatch, getBridgeDeposit, getBridgeWithdrawal, listBridgeBatches } from './bridges/peggy.ts'
import { listBridgeDeposits, listBridgeWithdrawals } from './bridges/transfers.ts'
import { getCommunityPool, listCommunityFlows } from './community/community-pool.ts'
import { getEthereumTransaction } from './evm/get-transaction.ts'
import { getEvmContract } from './evm/get-contract.ts'
import { getEvmSource, listEvmAbis } from './evm/get-source.ts'
import { getEvmToken } from './evm/get-token.ts'
import { listEvmApprovals } from './evm/list-approvals.ts'
import { listEvmBalances } from './evm/list-balances.ts'
import { listEvmContracts } from './evm/list-contracts.ts'
import { listEvmTokenHolders } from './evm/list-holders.ts'
import { listEthereumLogs } from './evm/list-logs.ts'
import { listEvmTokenMoves } from './evm/list-moves.ts'
import { listEvmNfts } from './evm/list-nfts.ts'
import { verifyEvmSource } from './evm/verify-source.ts'
import { getHeads } from './heads/get-heads.ts'
import type { HeadFeed } from './heads/head-feed.ts'
import { findMarkets } from './markets/find-markets.ts'
import { getOrderBook } from './markets/get-order-book.ts'
import { listRestingOrders } from './markets/list-resting-orders.ts'
import { listSettlements } from './markets/list-settlements.ts'
import { createBookStream } from './markets/stream-books.ts'
import { getCandleUntil } from './markets/get-candle-until.ts'
import { listCandleMarks } from './markets/list-candle-marks.ts'
import { listAuctionBids } from './auction/list-auction-bids.ts'
import { listRedemptions } from './insurance/list-redemptions.ts'
import { listLiquidations } from './markets/list-liquidations.ts'
import { listMarketChanges } from './markets/list-market-changes.ts'
import { listMarketPositions } from './markets/list-market-positions.ts'
import { listMarketDays, mostMarkets } from './markets/market-days.ts'
import { getMentions } from './mentions/get-mentions.ts'
import { listNames } from './mentions/list-names.ts'
import { listKnownNames } from './names/list-known-names.ts'
import { getBlockAuction, getOrder, getOrderFates } from './orders/get-orders.ts'
import { getNft, listCollectionNfts, listCollections } from './nfts/collections.ts'
import { listNftMoves } from './nfts/list-nft-moves.ts'
import { listNews } from './outcomes/list-news.ts'
import { listOutcomes } from './outcomes/list-outcomes.ts'
import { createProofNode } from './proofs/ask-node.ts'
import { getBlockProof, getTransactionProof } from './proofs/get-proof.ts'
import { getRawTransaction } from './transactions/raw-transaction.ts'
import { search } from './search/search.ts'
import { sharePerHead } from './heads/share-per-head.ts'
import { getStatus } from './status/get-status.ts'
import { getWasmCode } from './wasm/get-code.ts'
import { getWasmCodeBytes } from './wasm/get-code-bytes.ts'
import { getWasmContract } from './wasm/get-contract.ts'
import { listWasmDeeds, listWasmHistory } from './wasm/list-history.ts'
import { listWasmCalls } from './wasm/list-calls.ts'
import { listWasmMoves } from './wasm/list-moves.ts'
import { listCw20Holders } from './wasm/list-holders.ts'
import { getFeeDiscounts } from './rewards/fee-discounts.ts'
import { getTradingRewards, listRewardPayments, listRewardPoints } from './rewards/trading-rewards.ts'
import { getPriceFeed, listPriceFeeds } from './oracle/feeds.ts'
import { listFeedMarkets } from './oracle/feed-markets.ts'
import { listPriceHours, listToldPrices } from './oracle/told.ts'
import { listStatistics } from './statistics/statistics.ts'
import { suggest } from './search/suggest.ts'
import { getValidator } from './validators/get-validator.ts'
import { listPermissionChanges } from './permissions/list-changes.ts'
import { listNamespaceActors, listNamespaces, listVouchers } from './permissions/list-namespaces.ts'
import { listRegisteredContracts } from './wasm/list-registered.ts'
import { listValidatorChanges } from './validators/list-validator-changes.ts'
import { listProposedBlocks } from './validators/list-proposed-blocks.ts'
import { listDelegators } from './validators/list-delegators.ts'
import { createValidatorList, onlyCurrent } from './validators/list-validators.ts'
import { createWorthHistory } from './worth/get-worth-history.ts'

export type Sources = {
  pool: Pool
  cache: BlockCache
  feed: HeadFeed
  progress: Progress
  tokenList?: TokenList | undefined
  compilers: Compilers
  node: Pick<NodeClient, 'fetchValidators' | 'fetchCommit' | 'queryAbci'>
}

/** `injsight.v1.Explorer`; see packages/injsight-v1 for what it promises. */
export function createInjsightService({
  pool,
  cache,
  feed,
  progress,
  node,
  tokenList: list = noList,
  compilers,
}: Sources): ServedService {
  const assets = createAssetSources(pool, list)
  const proof = { pool, node: createProofNode(node) }
  const streamBooks = createBookStream({ pool, feed })
  const marketDays = sharePerHead(
    pool,
    // All that is longer than an id has the same answer, and no market's.
    ({ limit, hasPoints, marketId }: ListMarketDaysRequest) =>
      `${Math.min(limit, mostMarkets)} ${hasPoints} ${marketId.slice(0, 67)}`,
    (request) => listMarketDays(pool, request),
  )
  const validators = sharePerHead(pool, () => '', createValidatorList(pool))
  const listValidators = () => validators(undefined)
  const tradingRewards = sharePerHead(
    pool,
    () => '',
    () => getTradingRewards(pool),
  )
  const markets = sharePerHead(
    pool,
    () => '',
    () => listFeedMarkets(pool),
  )
  const feedMarkets = () => markets(undefined)
  return serve<IExplorerClient>(Explorer, {
    getStatus: () => getStatus(pool, progress),
    getUpgrade: () => getUpgrade(pool),
    getHeads: (request) => getHeads(pool, request),
    streamHeads: (_, { signal }) => feed.follow(signal),
    search: ({ text, limit }) => search(pool, text, limit),
    suggest: ({ text, limit }) => suggest(pool, text, limit),
    getRawTransaction: ({ hash }) => getRawTransaction({ pool, cache }, hash),
    getTransactionChanges: ({ hash }) => getTransactionChanges(pool, hash),
    getBlockChanges: ({ height }) => getBlockChanges(pool, height),
    listBlockEvents: (request) => listBlockEvents(pool, request),
    getBlockAuction: ({ height }) => getBlockAuction(pool, height),
    getOrderFates: ({ hash }) => getOrderFates(pool, hash),
    getOrder: ({ hash }) => getOrder(pool, hash),
    getMentions: ({ hash }) => getMentions(pool, hash),
    listNames: (request) => listNames(pool, request),
    // Contracts are asked for their names between blocks, too: no answer holds until the next one.
    listKnownNames: () => listKnownNames(pool),
    listOutcomes: ({ hashes }) => listOutcomes({ pool, cache }, hashes),
    listNews: (request) => listNews(pool, request),
    getEthereumTransaction: ({ hash }) => getEthereumTransaction({ pool, cache }, hash),
    getEvmContract: ({ address }) => getEvmContract({ pool, cache, node }, address),
    getEvmSource: ({ address }) => getEvmSource({ pool, compilers }, address),
    verifyEvmSource: (request) => verifyEvmSource({ pool, cache, node, compilers }, request),
    listEvmAbis: (request) => listEvmAbis(pool, request),
    listEvmContracts: (request) => listEvmContracts(pool, request),
    getEvmToken: (request) => getEvmToken(pool, request),
    listEvmTokenHolders: (request) => listEvmTokenHolders(pool, request),
    listEvmTokenMoves: (request) => listEvmTokenMoves(pool, request),
    listEvmBalances: (request) => listEvmBalances(pool, request),
    listEvmNfts: (request) => listEvmNfts(pool, request),
    listEvmApprovals: (request) => listEvmApprovals(pool, request),
    listEthereumLogs: (request) => listEthereumLogs(pool, request),
    getWasmCode: ({ codeId }) => getWasmCode(pool, codeId),
    getWasmCodeBytes: ({ codeId }) => getWasmCodeBytes({ pool, cache, node }, codeId),
    getWasmContract: ({ contract }) => getWasmContract(pool, contract),
    listWasmHistory: (request) => listWasmHistory(pool, request),
    listWasmDeeds: (request) => listWasmDeeds(pool, request),
    listWasmCalls: (request) => listWasmCalls({ pool, cache }, request),
    listWasmMoves: (request) => listWasmMoves(pool, request),
    listCw20Holders: (request) => listCw20Holders(pool, request),
    getTransactionProof: ({ hash }) => getTransactionProof(proof, hash),
    getBlockProof: ({ height }) => getBlockProof(proof, height),
    getAccount: ({ account }) => getAccount(pool, account),
    listHoldings: (request) => listHoldings(pool, request),
    listSubaccounts: ({ account }) => listSubaccounts(pool, account),
    listPositions: ({ account }) => listPositions(pool, account),
    listOpenOrders: (request) => listOpenOrders(pool, request),
    getStaking: ({ account }) => getStaking(pool, account),
    listStakeMoves: (request) => listStakeMoves(pool, request),
    listPayouts: (request) => listPayouts(pool, request),
    listValidators: async () => onlyCurrent(await listValidators()),
    getValidator: ({ address }) => getValidator(pool, listValidators, address),
    listParameters: () => listParameters(pool),
    listParameterChanges: (request) => listParameterChanges(pool, request),
    listProposals: (request) => listProposals(pool, request),
    getProposal: ({ id }) => getProposal(pool, listValidators, id),
    listVotes: (request) => listVotes(pool, request),
    listDeposits: (request) => listDeposits(pool, request),
    listNamespaces: (request) => listNamespaces(pool, request),
    listNamespaceActors: (request) => listNamespaceActors(pool, request),
    listVouchers: (request) => listVouchers(pool, request),
    listPermissionChanges: (request) => listPermissionChanges(pool, request),
    listRegisteredContracts: (request) => listRegisteredContracts(pool, request),
    listValidatorChanges: (request) => listValidatorChanges(pool, listValidators, request),
    listProposedBlocks: (request) => listProposedBlocks(pool, listValidators, request),
    listDelegators: (request) => listDelegators(pool, request),
    listGrants: (request) => listGrants(pool, request),
    listAllowances: (request) => listAllowances(pool, request),
    listAssets: (request) => listAssets(assets, request),
    getAsset: (request) => getAsset(assets, request),
    listAssetHolders: (request) => listAssetHolders(pool, request),
    listFactoryFlows: (request) => listFactoryFlows(pool, request),
    listCollections: (request) => listCollections(pool, request),
    listCollectionNfts: (request) => listCollectionNfts(pool, request),
    getNft: (request) => getNft({ pool, node }, request),
    listNftMoves: (request) => listNftMoves(pool, request),
    listContractTokens: (request) => listContractTokens(assets, request),
    listCw20Balances: (request) => listCw20Balances(pool, request),
    listNfts: (request) => listNfts(pool, request),
    listMintableDenoms: (request) => listMintableDenoms(pool, request),
    listBalanceHistory: (request) => listBalanceHistory(pool, request),
    listSupplyHistory: (request) => listSupplyHistory(pool, request),
    listAccountTrades: (request, { signal }) => listAccountTrades(pool, request, signal),
    listOrderHistory: (request) => listOrderHistory(pool, request),
    listFundingPayments: (request) => listFundingPayments(pool, request),
    listTradingRecord: (request) => listTradingRecord(pool, request),
    listSubaccountTransfers: (request) => listSubaccountTransfers(pool, request),
    getTradingRewards: () => tradingRewards(undefined),
    listRewardPoints: (request) => listRewardPoints(pool, request),
    listRewardPayments: (request) => listRewardPayments(pool, request),
    getFeeDiscounts: ({ account }) => getFeeDiscounts(pool, account),
    listPriceFeeds: (request) => listPriceFeeds({ pool, feedMarkets }, request),
    getPriceFeed: (request) => getPriceFeed({ pool, feedMarkets }, request),
    listToldPrices: (request) => listToldPrices(pool, request),
    listPriceHours: (request) => listPriceHours(pool, request),
    listStatistics: (request) => listStatistics(pool, request),
    listMarketDays: marketDays,
    findMarkets: (request) => findMarkets(pool, request),
    getOrderBook: (request) => getOrderBook(pool, request),
    listRestingOrders: (request) => listRestingOrders(pool, request),
    streamBooks: (request, { signal }) => streamBooks(request, signal),
    getCandleUntil: (request) => getCandleUntil(pool, request),
    listCandleMarks: (request) => listCandleMarks(pool, request),
    listMarketPositions: (request) => listMarketPositions(pool, request),
    listMarketChanges: (request) => listMarketChanges(pool, request),
    listLiquidations: (request) => listLiquidations(pool, request),
    listAuctionBids: (request) => listAuctionBids(pool, request),
    listRedemptions: (request) => listRedemptions(pool, request),
    getBridgeDeposit: (request) => getBridgeDeposit(pool, request),
    getBridgeWithdrawal: (request) => getBridgeWithdrawal(pool, request),
    listBridgeDeposits: (request) => listBridgeDeposits(pool, request),
    listBridgeWithdrawals: (request) => listBridgeWithdrawals(pool, request),
    listBridgeBatches: (request) => listBridgeBatches(pool, request),
    getBridgeBatch: (request) => getBridgeBatch(pool, request),
    listIbcPaths: () => listIbcPaths(pool),
    listIbcPackets: (request) => listIbcPackets(pool, request),
    getIbcPacket: (request) => getIbcPacket(pool, request),
    getCommunityPool: (request) => getCommunityPool(pool, request),
    listCommunityFlows: (request) => listCommunityFlows(pool, request),
    listSettlements: (request) => listSettlements(pool, request),
    getWorth: ({ account }) => getWorth(pool, account),
    getWorthHistory: createWorthHistory(pool),
  })
}
