import {
  stackIntercept,
  type MethodInfo,
  type RpcOptions,
  type RpcTransport,
  type ServerStreamingCall,
  type UnaryCall,
} from '@protobuf-ts/runtime-rpc'
import type { Method } from './define.ts'
import type { ClientOf } from './make-client.ts'
import { Explorer, methods } from './service.ts'

/** What a client of injsight.v1 can be asked; the server's implementation is typed from it. */
export type IExplorerClient = ClientOf<typeof methods>

/**
 * A client of injsight.v1 over any protobuf-ts transport.
 *
 * @example const { head } = await new ExplorerClient(transport).getStatus({}).response
 */
export class ExplorerClient implements IExplorerClient {
  readonly #transport: RpcTransport

  constructor(transport: RpcTransport) {
    this.#transport = transport
  }

  getStatus: IExplorerClient['getStatus'] = (input, options) => this.#unary(methods.getStatus, input, options)
  getUpgrade: IExplorerClient['getUpgrade'] = (input, options) =>
    this.#unary(methods.getUpgrade, input, options)
  getHeads: IExplorerClient['getHeads'] = (input, options) => this.#unary(methods.getHeads, input, options)
  search: IExplorerClient['search'] = (input, options) => this.#unary(methods.search, input, options)
  suggest: IExplorerClient['suggest'] = (input, options) => this.#unary(methods.suggest, input, options)
  getRawTransaction: IExplorerClient['getRawTransaction'] = (input, options) =>
    this.#unary(methods.getRawTransaction, input, options)
  getTransactionChanges: IExplorerClient['getTransactionChanges'] = (input, options) =>
    this.#unary(methods.getTransactionChanges, input, options)
  getBlockChanges: IExplorerClient['getBlockChanges'] = (input, options) =>
    this.#unary(methods.getBlockChanges, input, options)
  listBlockEvents: IExplorerClient['listBlockEvents'] = (input, options) =>
    this.#unary(methods.listBlockEvents, input, options)
  getBlockAuction: IExplorerClient['getBlockAuction'] = (input, options) =>
    this.#unary(methods.getBlockAuction, input, options)
  getOrderFates: IExplorerClient['getOrderFates'] = (input, options) =>
    this.#unary(methods.getOrderFates, input, options)
  getOrder: IExplorerClient['getOrder'] = (input, options) => this.#unary(methods.getOrder, input, options)
  getMentions: IExplorerClient['getMentions'] = (input, options) =>
    this.#unary(methods.getMentions, input, options)
  listNames: IExplorerClient['listNames'] = (input, options) => this.#unary(methods.listNames, input, options)
  listKnownNames: IExplorerClient['listKnownNames'] = (input, options) =>
    this.#unary(methods.listKnownNames, input, options)
  listOutcomes: IExplorerClient['listOutcomes'] = (input, options) =>
    this.#unary(methods.listOutcomes, input, options)
  listNews: IExplorerClient['listNews'] = (input, options) => this.#unary(methods.listNews, input, options)
  getEthereumTransaction: IExplorerClient['getEthereumTransaction'] = (input, options) =>
    this.#unary(methods.getEthereumTransaction, input, options)
  listEthereumLogs: IExplorerClient['listEthereumLogs'] = (input, options) =>
    this.#unary(methods.listEthereumLogs, input, options)
  getEvmContract: IExplorerClient['getEvmContract'] = (input, options) =>
    this.#unary(methods.getEvmContract, input, options)
  listEvmContracts: IExplorerClient['listEvmContracts'] = (input, options) =>
    this.#unary(methods.listEvmContracts, input, options)
  getEvmSource: IExplorerClient['getEvmSource'] = (input, options) =>
    this.#unary(methods.getEvmSource, input, options)
  verifyEvmSource: IExplorerClient['verifyEvmSource'] = (input, options) =>
    this.#unary(methods.verifyEvmSource, input, options)
  listEvmAbis: IExplorerClient['listEvmAbis'] = (input, options) =>
    this.#unary(methods.listEvmAbis, input, options)
  getEvmToken: IExplorerClient['getEvmToken'] = (input, options) =>
    this.#unary(methods.getEvmToken, input, options)
  listEvmTokenHolders: IExplorerClient['listEvmTokenHolders'] = (input, options) =>
    this.#unary(methods.listEvmTokenHolders, input, options)
  listEvmTokenMoves: IExplorerClient['listEvmTokenMoves'] = (input, options) =>
    this.#unary(methods.listEvmTokenMoves, input, options)
  listEvmBalances: IExplorerClient['listEvmBalances'] = (input, options) =>
    this.#unary(methods.listEvmBalances, input, options)
  listEvmNfts: IExplorerClient['listEvmNfts'] = (input, options) =>
    this.#unary(methods.listEvmNfts, input, options)
  listEvmApprovals: IExplorerClient['listEvmApprovals'] = (input, options) =>
    this.#unary(methods.listEvmApprovals, input, options)
  getWasmCode: IExplorerClient['getWasmCode'] = (input, options) =>
    this.#unary(methods.getWasmCode, input, options)
  getWasmCodeBytes: IExplorerClient['getWasmCodeBytes'] = (input, options) =>
    this.#unary(methods.getWasmCodeBytes, input, options)
  getWasmContract: IExplorerClient['getWasmContract'] = (input, options) =>
    this.#unary(methods.getWasmContract, input, options)
  listWasmHistory: IExplorerClient['listWasmHistory'] = (input, options) =>
    this.#unary(methods.listWasmHistory, input, options)
  listWasmDeeds: IExplorerClient['listWasmDeeds'] = (input, options) =>
    this.#unary(methods.listWasmDeeds, input, options)
  listWasmCalls: IExplorerClient['listWasmCalls'] = (input, options) =>
    this.#unary(methods.listWasmCalls, input, options)
  listWasmMoves: IExplorerClient['listWasmMoves'] = (input, options) =>
    this.#unary(methods.listWasmMoves, input, options)
  listCw20Holders: IExplorerClient['listCw20Holders'] = (input, options) =>
    this.#unary(methods.listCw20Holders, input, options)
  getTransactionProof: IExplorerClient['getTransactionProof'] = (input, options) =>
    this.#unary(methods.getTransactionProof, input, options)
  getBlockProof: IExplorerClient['getBlockProof'] = (input, options) =>
    this.#unary(methods.getBlockProof, input, options)
  getAccount: IExplorerClient['getAccount'] = (input, options) =>
    this.#unary(methods.getAccount, input, options)
  listHoldings: IExplorerClient['listHoldings'] = (input, options) =>
    this.#unary(methods.listHoldings, input, options)
  listSubaccounts: IExplorerClient['listSubaccounts'] = (input, options) =>
    this.#unary(methods.listSubaccounts, input, options)
  listPositions: IExplorerClient['listPositions'] = (input, options) =>
    this.#unary(methods.listPositions, input, options)
  listOpenOrders: IExplorerClient['listOpenOrders'] = (input, options) =>
    this.#unary(methods.listOpenOrders, input, options)
  getStaking: IExplorerClient['getStaking'] = (input, options) =>
    this.#unary(methods.getStaking, input, options)
  listStakeMoves: IExplorerClient['listStakeMoves'] = (input, options) =>
    this.#unary(methods.listStakeMoves, input, options)
  listPayouts: IExplorerClient['listPayouts'] = (input, options) =>
    this.#unary(methods.listPayouts, input, options)
  listValidators: IExplorerClient['listValidators'] = (input, options) =>
    this.#unary(methods.listValidators, input, options)
  getValidator: IExplorerClient['getValidator'] = (input, options) =>
    this.#unary(methods.getValidator, input, options)
  listDelegators: IExplorerClient['listDelegators'] = (input, options) =>
    this.#unary(methods.listDelegators, input, options)
  listNamespaces: IExplorerClient['listNamespaces'] = (input, options) =>
    this.#unary(methods.listNamespaces, input, options)
  listNamespaceActors: IExplorerClient['listNamespaceActors'] = (input, options) =>
    this.#unary(methods.listNamespaceActors, input, options)
  listVouchers: IExplorerClient['listVouchers'] = (input, options) =>
    this.#unary(methods.listVouchers, input, options)
  listPermissionChanges: IExplorerClient['listPermissionChanges'] = (input, options) =>
    this.#unary(methods.listPermissionChanges, input, options)
  listRegisteredContracts: IExplorerClient['listRegisteredContracts'] = (input, options) =>
    this.#unary(methods.listRegisteredContracts, input, options)
  listValidatorChanges: IExplorerClient['listValidatorChanges'] = (input, options) =>
    this.#unary(methods.listValidatorChanges, input, options)
  listProposedBlocks: IExplorerClient['listProposedBlocks'] = (input, options) =>
    this.#unary(methods.listProposedBlocks, input, options)
  listProposals: IExplorerClient['listProposals'] = (input, options) =>
    this.#unary(methods.listProposals, input, options)
  getProposal: IExplorerClient['getProposal'] = (input, options) =>
    this.#unary(methods.getProposal, input, options)
  listParameters: IExplorerClient['listParameters'] = (input, options) =>
    this.#unary(methods.listParameters, input, options)
  listParameterChanges: IExplorerClient['listParameterChanges'] = (input, options) =>
    this.#unary(methods.listParameterChanges, input, options)
  listVotes: IExplorerClient['listVotes'] = (input, options) => this.#unary(methods.listVotes, input, options)
  listDeposits: IExplorerClient['listDeposits'] = (input, options) =>
    this.#unary(methods.listDeposits, input, options)
  listGrants: IExplorerClient['listGrants'] = (input, options) =>
    this.#unary(methods.listGrants, input, options)
  listAllowances: IExplorerClient['listAllowances'] = (input, options) =>
    this.#unary(methods.listAllowances, input, options)
  listAssets: IExplorerClient['listAssets'] = (input, options) =>
    this.#unary(methods.listAssets, input, options)
  getAsset: IExplorerClient['getAsset'] = (input, options) => this.#unary(methods.getAsset, input, options)
  listAssetHolders: IExplorerClient['listAssetHolders'] = (input, options) =>
    this.#unary(methods.listAssetHolders, input, options)
  listFactoryFlows: IExplorerClient['listFactoryFlows'] = (input, options) =>
    this.#unary(methods.listFactoryFlows, input, options)
  listCollections: IExplorerClient['listCollections'] = (input, options) =>
    this.#unary(methods.listCollections, input, options)
  listCollectionNfts: IExplorerClient['listCollectionNfts'] = (input, options) =>
    this.#unary(methods.listCollectionNfts, input, options)
  getNft: IExplorerClient['getNft'] = (input, options) => this.#unary(methods.getNft, input, options)
  listNftMoves: IExplorerClient['listNftMoves'] = (input, options) =>
    this.#unary(methods.listNftMoves, input, options)
  listContractTokens: IExplorerClient['listContractTokens'] = (input, options) =>
    this.#unary(methods.listContractTokens, input, options)
  listCw20Balances: IExplorerClient['listCw20Balances'] = (input, options) =>
    this.#unary(methods.listCw20Balances, input, options)
  listNfts: IExplorerClient['listNfts'] = (input, options) => this.#unary(methods.listNfts, input, options)
  listMintableDenoms: IExplorerClient['listMintableDenoms'] = (input, options) =>
    this.#unary(methods.listMintableDenoms, input, options)
  listBalanceHistory: IExplorerClient['listBalanceHistory'] = (input, options) =>
    this.#unary(methods.listBalanceHistory, input, options)
  listSupplyHistory: IExplorerClient['listSupplyHistory'] = (input, options) =>
    this.#unary(methods.listSupplyHistory, input, options)
  listAccountTrades: IExplorerClient['listAccountTrades'] = (input, options) =>
    this.#unary(methods.listAccountTrades, input, options)
  listOrderHistory: IExplorerClient['listOrderHistory'] = (input, options) =>
    this.#unary(methods.listOrderHistory, input, options)
  listFundingPayments: IExplorerClient['listFundingPayments'] = (input, options) =>
    this.#unary(methods.listFundingPayments, input, options)
  listTradingRecord: IExplorerClient['listTradingRecord'] = (input, options) =>
    this.#unary(methods.listTradingRecord, input, options)
  listSubaccountTransfers: IExplorerClient['listSubaccountTransfers'] = (input, options) =>
    this.#unary(methods.listSubaccountTransfers, input, options)
  getTradingRewards: IExplorerClient['getTradingRewards'] = (input, options) =>
    this.#unary(methods.getTradingRewards, input, options)
  listRewardPoints: IExplorerClient['listRewardPoints'] = (input, options) =>
    this.#unary(methods.listRewardPoints, input, options)
  listRewardPayments: IExplorerClient['listRewardPayments'] = (input, options) =>
    this.#unary(methods.listRewardPayments, input, options)
  getFeeDiscounts: IExplorerClient['getFeeDiscounts'] = (input, options) =>
    this.#unary(methods.getFeeDiscounts, input, options)
  listPriceFeeds: IExplorerClient['listPriceFeeds'] = (input, options) =>
    this.#unary(methods.listPriceFeeds, input, options)
  getPriceFeed: IExplorerClient['getPriceFeed'] = (input, options) =>
    this.#unary(methods.getPriceFeed, input, options)
  listToldPrices: IExplorerClient['listToldPrices'] = (input, options) =>
    this.#unary(methods.listToldPrices, input, options)
  listPriceHours: IExplorerClient['listPriceHours'] = (input, options) =>
    this.#unary(methods.listPriceHours, input, options)
  listStatistics: IExplorerClient['listStatistics'] = (input, options) =>
    this.#unary(methods.listStatistics, input, options)
  listMarketDays: IExplorerClient['listMarketDays'] = (input, options) =>
    this.#unary(methods.listMarketDays, input, options)
  findMarkets: IExplorerClient['findMarkets'] = (input, options) =>
    this.#unary(methods.findMarkets, input, options)
  getOrderBook: IExplorerClient['getOrderBook'] = (input, options) =>
    this.#unary(methods.getOrderBook, input, options)
  listRestingOrders: IExplorerClient['listRestingOrders'] = (input, options) =>
    this.#unary(methods.listRestingOrders, input, options)
  getCandleUntil: IExplorerClient['getCandleUntil'] = (input, options) =>
    this.#unary(methods.getCandleUntil, input, options)
  listCandleMarks: IExplorerClient['listCandleMarks'] = (input, options) =>
    this.#unary(methods.listCandleMarks, input, options)
  listMarketPositions: IExplorerClient['listMarketPositions'] = (input, options) =>
    this.#unary(methods.listMarketPositions, input, options)
  listMarketChanges: IExplorerClient['listMarketChanges'] = (input, options) =>
    this.#unary(methods.listMarketChanges, input, options)
  listLiquidations: IExplorerClient['listLiquidations'] = (input, options) =>
    this.#unary(methods.listLiquidations, input, options)
  listAuctionBids: IExplorerClient['listAuctionBids'] = (input, options) =>
    this.#unary(methods.listAuctionBids, input, options)
  listRedemptions: IExplorerClient['listRedemptions'] = (input, options) =>
    this.#unary(methods.listRedemptions, input, options)
  getBridgeDeposit: IExplorerClient['getBridgeDeposit'] = (input, options) =>
    this.#unary(methods.getBridgeDeposit, input, options)
  getBridgeWithdrawal: IExplorerClient['getBridgeWithdrawal'] = (input, options) =>
    this.#unary(methods.getBridgeWithdrawal, input, options)
  listBridgeDeposits: IExplorerClient['listBridgeDeposits'] = (input, options) =>
    this.#unary(methods.listBridgeDeposits, input, options)
  listBridgeWithdrawals: IExplorerClient['listBridgeWithdrawals'] = (input, options) =>
    this.#unary(methods.listBridgeWithdrawals, input, options)
  listBridgeBatches: IExplorerClient['listBridgeBatches'] = (input, options) =>
    this.#unary(methods.listBridgeBatches, input, options)
  getBridgeBatch: IExplorerClient['getBridgeBatch'] = (input, options) =>
    this.#unary(methods.getBridgeBatch, input, options)
  listIbcPaths: IExplorerClient['listIbcPaths'] = (input, options) =>
    this.#unary(methods.listIbcPaths, input, options)
  listIbcPackets: IExplorerClient['listIbcPackets'] = (input, options) =>
    this.#unary(methods.listIbcPackets, input, options)
  getIbcPacket: IExplorerClient['getIbcPacket'] = (input, options) =>
    this.#unary(methods.getIbcPacket, input, options)
  getCommunityPool: IExplorerClient['getCommunityPool'] = (input, options) =>
    this.#unary(methods.getCommunityPool, input, options)
  listCommunityFlows: IExplorerClient['listCommunityFlows'] = (input, options) =>
    this.#unary(methods.listCommunityFlows, input, options)
  listSettlements: IExplorerClient['listSettlements'] = (input, options) =>
    this.#unary(methods.listSettlements, input, options)
  getWorthHistory: IExplorerClient['getWorthHistory'] = (input, options) =>
    this.#unary(methods.getWorthHistory, input, options)
  getWorth: IExplorerClient['getWorth'] = (input, options) => this.#unary(methods.getWorth, input, options)

  streamHeads: IExplorerClient['streamHeads'] = (input, options) =>
    this.#stream(methods.streamHeads, input, options)
  streamBooks: IExplorerClient['streamBooks'] = (input, options) =>
    this.#stream(methods.streamBooks, input, options)

  #unary<I extends object, O extends object>(
    method: Method<I, O, false>,
    input: I,
    options?: RpcOptions,
  ): UnaryCall<I, O> {
    const merged = this.#transport.mergeOptions(options)
    return stackIntercept<I, O>('unary', this.#transport, methodOf(method), merged, input)
  }

  #stream<I extends object, O extends object>(
    method: Method<I, O, true>,
    input: I,
    options?: RpcOptions,
  ): ServerStreamingCall<I, O> {
    const merged = this.#transport.mergeOptions(options)
    return stackIntercept<I, O>('serverStreaming', this.#transport, methodOf(method), merged, input)
  }
}

const infos = new Map<unknown, MethodInfo>(
  Explorer.methods.map((info) => [Reflect.get(methods, info.localName), info]),
)

function methodOf(definition: unknown): MethodInfo {
  const info = infos.get(definition)
  if (info === undefined) throw new Error('injsight.v1.Explorer has no such method')
  return info
}
