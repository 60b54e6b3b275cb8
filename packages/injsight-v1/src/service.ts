import { ServiceType } from '@protobuf-ts/runtime-rpc'
import { method, methodsOf, stream } from './define.ts'
import {
  GetAccountRequest,
  GetAccountResponse,
  ListHoldingsRequest,
  ListHoldingsResponse,
} from './definitions/accounts/accounts.ts'
import {
  ListMarketPositionsRequest,
  ListMarketPositionsResponse,
  ListOpenOrdersRequest,
  ListOpenOrdersResponse,
  ListPositionsRequest,
  ListPositionsResponse,
  ListSubaccountsRequest,
  ListSubaccountsResponse,
} from './definitions/trading/trading.ts'
import {
  GetValidatorRequest,
  GetValidatorResponse,
  ListDelegatorsRequest,
  ListDelegatorsResponse,
  ListProposedBlocksRequest,
  ListProposedBlocksResponse,
  ListValidatorsRequest,
  ListValidatorsResponse,
  ListValidatorChangesRequest,
  ListValidatorChangesResponse,
} from './definitions/accounts/validators.ts'
import {
  GetProposalRequest,
  GetProposalResponse,
  ListDepositsRequest,
  ListDepositsResponse,
  ListProposalsRequest,
  ListProposalsResponse,
  ListVotesRequest,
  ListVotesResponse,
} from './definitions/accounts/proposals.ts'
import {
  ListNamespaceActorsRequest,
  ListNamespaceActorsResponse,
  ListNamespacesRequest,
  ListNamespacesResponse,
  ListPermissionChangesRequest,
  ListPermissionChangesResponse,
  ListVouchersRequest,
  ListVouchersResponse,
} from './definitions/tokens/permissions.ts'
import {
  ListParameterChangesRequest,
  ListParameterChangesResponse,
  ListParametersRequest,
  ListParametersResponse,
} from './definitions/chain/parameters.ts'
import {
  GetStakingRequest,
  GetStakingResponse,
  ListPayoutsRequest,
  ListPayoutsResponse,
  ListStakeMovesRequest,
  ListStakeMovesResponse,
} from './definitions/accounts/staking.ts'
import {
  ListAllowancesRequest,
  ListAllowancesResponse,
  ListGrantsRequest,
  ListGrantsResponse,
} from './definitions/accounts/grants.ts'
import {
  ListCw20BalancesRequest,
  ListCw20BalancesResponse,
  ListMintableDenomsRequest,
  ListMintableDenomsResponse,
  ListNftsRequest,
  ListNftsResponse,
} from './definitions/tokens/tokens.ts'
import {
  ListBalanceHistoryRequest,
  ListBalanceHistoryResponse,
  ListSupplyHistoryRequest,
  ListSupplyHistoryResponse,
} from './definitions/accounts/balances.ts'
import {
  ListAccountTradesRequest,
  ListAccountTradesResponse,
  ListOrderHistoryRequest,
  ListOrderHistoryResponse,
  ListSubaccountTransfersRequest,
  ListSubaccountTransfersResponse,
} from './definitions/trading/trading-history.ts'
import { ListFundingPaymentsRequest, ListFundingPaymentsResponse } from './definitions/trading/funding.ts'
import { ListTradingRecordRequest, ListTradingRecordResponse } from './definitions/trading/trading-record.ts'
import { ListKnownNamesRequest, ListKnownNamesResponse } from './definitions/chain/names.ts'
import { ListBlockEventsRequest, ListBlockEventsResponse } from './definitions/chain/block-events.ts'
import {
  GetBlockChangesRequest,
  GetBlockChangesResponse,
  GetTransactionChangesRequest,
  GetTransactionChangesResponse,
} from './definitions/chain/changes.ts'
import {
  GetBridgeDepositRequest,
  GetBridgeDepositResponse,
  GetBridgeWithdrawalRequest,
  GetBridgeWithdrawalResponse,
  ListBridgeDepositsRequest,
  ListBridgeDepositsResponse,
  ListBridgeWithdrawalsRequest,
  ListBridgeWithdrawalsResponse,
  ListBridgeBatchesRequest,
  ListBridgeBatchesResponse,
  GetBridgeBatchRequest,
  GetBridgeBatchResponse,
} from './definitions/chain/bridges.ts'
import {
  ListIbcPathsRequest,
  ListIbcPathsResponse,
  ListIbcPacketsRequest,
  ListIbcPacketsResponse,
  GetIbcPacketRequest,
  GetIbcPacketResponse,
} from './definitions/chain/ibc.ts'
import {
  GetCommunityPoolRequest,
  GetCommunityPoolResponse,
  ListCommunityFlowsRequest,
  ListCommunityFlowsResponse,
} from './definitions/chain/community-pool.ts'
import {
  GetEthereumTransactionRequest,
  GetEthereumTransactionResponse,
  ListEthereumLogsRequest,
  ListEthereumLogsResponse,
} from './definitions/tokens/ethereum.ts'
import {
  GetEvmContractRequest,
  GetEvmContractResponse,
  ListEvmContractsRequest,
  ListEvmContractsResponse,
  GetEvmTokenRequest,
  GetEvmTokenResponse,
  ListEvmTokenHoldersRequest,
  ListEvmTokenHoldersResponse,
  ListEvmTokenMovesRequest,
  ListEvmTokenMovesResponse,
  ListEvmBalancesRequest,
  ListEvmBalancesResponse,
  ListEvmNftsRequest,
  ListEvmNftsResponse,
  ListEvmApprovalsRequest,
  ListEvmApprovalsResponse,
} from './definitions/tokens/evm.ts'
import {
  GetEvmSourceRequest,
  GetEvmSourceResponse,
  ListEvmAbisRequest,
  ListEvmAbisResponse,
  VerifyEvmSourceRequest,
  VerifyEvmSourceResponse,
} from './definitions/tokens/evm-sources.ts'
import {
  GetAssetRequest,
  GetAssetResponse,
  ListAssetHoldersRequest,
  ListAssetHoldersResponse,
  ListAssetsRequest,
  ListAssetsResponse,
  ListContractTokensRequest,
  ListContractTokensResponse,
  ListFactoryFlowsRequest,
  ListFactoryFlowsResponse,
} from './definitions/tokens/assets.ts'
import {
  GetNftRequest,
  GetNftResponse,
  ListCollectionNftsRequest,
  ListCollectionNftsResponse,
  ListNftMovesRequest,
  ListNftMovesResponse,
  ListCollectionsRequest,
  ListCollectionsResponse,
} from './definitions/tokens/nfts.ts'
import { GetCandleUntilRequest, GetCandleUntilResponse } from './definitions/trading/candle-until.ts'
import { ListCandleMarksRequest, ListCandleMarksResponse } from './definitions/trading/candle-marks.ts'
import { FindMarketsRequest, FindMarketsResponse } from './definitions/trading/find-markets.ts'
import { GetHeadsRequest, GetHeadsResponse, Head, StreamHeadsRequest } from './definitions/chain/heads.ts'
import {
  ListLiquidationsRequest,
  ListLiquidationsResponse,
  ListSettlementsRequest,
  ListSettlementsResponse,
} from './definitions/trading/liquidations.ts'
import { ListAuctionBidsRequest, ListAuctionBidsResponse } from './definitions/trading/auction-bids.ts'
import { ListRedemptionsRequest, ListRedemptionsResponse } from './definitions/trading/redemptions.ts'
import { ListMarketChangesRequest, ListMarketChangesResponse } from './definitions/trading/market-changes.ts'
import { ListMarketDaysRequest, ListMarketDaysResponse } from './definitions/trading/markets.ts'
import {
  GetMentionsRequest,
  GetMentionsResponse,
  ListNamesRequest,
  ListNamesResponse,
} from './definitions/chain/mentions.ts'
import {
  GetBlockAuctionRequest,
  GetBlockAuctionResponse,
  GetOrderFatesRequest,
  GetOrderFatesResponse,
  GetOrderRequest,
  GetOrderResponse,
} from './definitions/trading/orders.ts'
import {
  BookChange,
  GetOrderBookRequest,
  GetOrderBookResponse,
  ListRestingOrdersRequest,
  ListRestingOrdersResponse,
  StreamBooksRequest,
} from './definitions/trading/order-books.ts'
import {
  GetPriceFeedRequest,
  GetPriceFeedResponse,
  ListPriceFeedsRequest,
  ListPriceFeedsResponse,
  ListPriceHoursRequest,
  ListPriceHoursResponse,
  ListToldPricesRequest,
  ListToldPricesResponse,
} from './definitions/chain/oracles.ts'
import { ListNewsRequest, ListNewsResponse } from './definitions/chain/news.ts'
import { ListOutcomesRequest, ListOutcomesResponse } from './definitions/chain/outcomes.ts'
import {
  GetBlockProofRequest,
  GetBlockProofResponse,
  GetTransactionProofRequest,
  GetTransactionProofResponse,
} from './definitions/chain/proofs.ts'
import { GetRawTransactionRequest, GetRawTransactionResponse } from './definitions/chain/raw-transactions.ts'
import {
  GetFeeDiscountsRequest,
  GetFeeDiscountsResponse,
  GetTradingRewardsRequest,
  GetTradingRewardsResponse,
  ListRewardPaymentsRequest,
  ListRewardPaymentsResponse,
  ListRewardPointsRequest,
  ListRewardPointsResponse,
} from './definitions/trading/rewards.ts'
import { SearchRequest, SearchResponse, SuggestRequest, SuggestResponse } from './definitions/chain/search.ts'
import { ListStatisticsRequest, ListStatisticsResponse } from './definitions/chain/statistics.ts'
import { GetStatusRequest, GetStatusResponse } from './definitions/chain/status.ts'
import { GetUpgradeRequest, GetUpgradeResponse } from './definitions/chain/upgrade.ts'
import {
  GetWasmCodeBytesRequest,
  GetWasmCodeBytesResponse,
  GetWasmCodeRequest,
  GetWasmCodeResponse,
  GetWasmContractRequest,
  GetWasmContractResponse,
  ListCw20HoldersRequest,
  ListCw20HoldersResponse,
  ListWasmCallsRequest,
  ListWasmDeedsRequest,
  ListWasmDeedsResponse,
  ListWasmHistoryRequest,
  ListWasmHistoryResponse,
  ListWasmMovesRequest,
  ListWasmMovesResponse,
  ListWasmCallsResponse,
  ListRegisteredContractsRequest,
  ListRegisteredContractsResponse,
} from './definitions/tokens/wasm.ts'
import {
  GetWorthHistoryRequest,
  GetWorthHistoryResponse,
  GetWorthRequest,
  GetWorthResponse,
} from './definitions/accounts/worth.ts'

/**
 * injsight.v1 is what Injective's own services can't say. It is defined here and nowhere else: the indexer
 * answers it over gRPC-web and REST, the site asks it, and where a network doesn't have it the site does without.
 */
export const methods = {
  getStatus: method({
    get: '/injsight/v1/status',
    says: 'Where the index stands.',
    I: GetStatusRequest,
    O: GetStatusResponse,
  }),
  getUpgrade: method({
    get: '/injsight/v1/upgrade',
    says: 'The upgrade of the chain that was decided last, be it to come or done.',
    I: GetUpgradeRequest,
    O: GetUpgradeResponse,
  }),
  getHeads: method({
    get: '/injsight/v1/heads',
    says: 'The newest blocks in few words.',
    I: GetHeadsRequest,
    O: GetHeadsResponse,
  }),
  streamHeads: stream({
    get: '/injsight/v1/heads/stream',
    says: 'The newest block now, then every new one once it is in the index.',
    I: StreamHeadsRequest,
    O: Head,
  }),
  search: method({
    get: '/injsight/v1/search',
    says: 'What a text is, and whether there is such a thing.',
    I: SearchRequest,
    O: SearchResponse,
  }),
  suggest: method({
    get: '/injsight/v1/suggest',
    says: 'Tokens, markets, validators, contracts, collections and proposals that may be meant by what was typed so far, slips of the hand included; and what has a number, by the word for it: auction 3, channel-0.',
    I: SuggestRequest,
    O: SuggestResponse,
  }),
  getRawTransaction: method({
    get: '/injsight/v1/transactions/{hash}/raw',
    says: 'The bytes of a transaction, as they stand in its block.',
    I: GetRawTransactionRequest,
    O: GetRawTransactionResponse,
  }),
  getTransactionChanges: method({
    get: '/injsight/v1/transactions/{hash}/changes',
    says: 'What a transaction changed: balances in the bank, deposits in the exchange, and whether it adds up.',
    I: GetTransactionChangesRequest,
    O: GetTransactionChangesResponse,
  }),
  getBlockChanges: method({
    get: '/injsight/v1/blocks/{height}/changes',
    says: 'What a block changed: balances in the bank, deposits in the exchange, and whether it adds up.',
    I: GetBlockChangesRequest,
    O: GetBlockChangesResponse,
  }),
  listBlockEvents: method({
    get: '/injsight/v1/blocks/{height}/events',
    says: 'What a block did without a transaction: proposals that it decided, validators that it punished, auctions that it closed.',
    I: ListBlockEventsRequest,
    O: ListBlockEventsResponse,
  }),
  getBlockAuction: method({
    get: '/injsight/v1/blocks/{height}/auction',
    says: 'A block as an auction: per market the clearing prices, the fills, the volume, and the orders that were refused and why.',
    I: GetBlockAuctionRequest,
    O: GetBlockAuctionResponse,
  }),
  getOrderFates: method({
    get: '/injsight/v1/transactions/{hash}/orders',
    says: 'What the orders of a transaction became: filled when, at what price and by whom, or how they ended.',
    I: GetOrderFatesRequest,
    O: GetOrderFatesResponse,
  }),
  getOrder: method({
    get: '/injsight/v1/orders/{hash}',
    says: 'An order by its hash: who asked for it and when, its fills, and how it ended.',
    I: GetOrderRequest,
    O: GetOrderResponse,
  }),
  getMentions: method({
    get: '/injsight/v1/transactions/{hash}/mentions',
    says: 'What a transaction is about, by name: markets, contracts, proposals, channels; and what became of its packets.',
    I: GetMentionsRequest,
    O: GetMentionsResponse,
  }),
  listNames: method({
    get: '/injsight/v1/names',
    says: 'What markets, contracts, proposals and channels are called: for lists.',
    I: ListNamesRequest,
    O: ListNamesResponse,
  }),
  listKnownNames: method({
    get: '/injsight/v1/names/known',
    says: 'What tokens, markets and validators are called, and what they were called before.',
    I: ListKnownNamesRequest,
    O: ListKnownNamesResponse,
  }),
  listOutcomes: method({
    get: '/injsight/v1/outcomes',
    says: 'What became of the orders and packets of many transactions, in short: for lists.',
    I: ListOutcomesRequest,
    O: ListOutcomesResponse,
  }),
  listNews: method({
    get: '/injsight/v1/news',
    says: 'What happened since a block at accounts that somebody watches, and which of the transactions that they wait for are there.',
    I: ListNewsRequest,
    O: ListNewsResponse,
  }),
  getEthereumTransaction: method({
    get: '/injsight/v1/evm/transactions/{hash}',
    says: 'A transaction of the EVM: what was signed, what it returned, what contracts wrote while it ran.',
    I: GetEthereumTransactionRequest,
    O: GetEthereumTransactionResponse,
  }),
  listEthereumLogs: method({
    get: '/injsight/v1/evm/logs',
    says: 'What contracts of the EVM wrote, by contract, by topic in any place, and by height.',
    I: ListEthereumLogsRequest,
    O: ListEthereumLogsResponse,
  }),
  getEvmContract: method({
    get: '/injsight/v1/evm/contracts/{address}',
    says: 'A contract of the EVM: who created it, its code, what it is as a token.',
    I: GetEvmContractRequest,
    O: GetEvmContractResponse,
  }),
  listEvmContracts: method({
    get: '/injsight/v1/evm/contracts',
    says: 'Contracts of the EVM, the newest first.',
    I: ListEvmContractsRequest,
    O: ListEvmContractsResponse,
  }),
  getEvmSource: method({
    get: '/injsight/v1/evm/contracts/{address}/source',
    says: 'The source of a contract of the EVM that somebody gave and that compiles to its code.',
    I: GetEvmSourceRequest,
    O: GetEvmSourceResponse,
  }),
  verifyEvmSource: method({
    post: '/injsight/v1/evm/contracts/{address}/source',
    says: 'Compiles what somebody says is the source of a contract, and keeps it when it gives its code.',
    I: VerifyEvmSourceRequest,
    O: VerifyEvmSourceResponse,
  }),
  listEvmAbis: method({
    get: '/injsight/v1/evm/abis',
    says: 'What contracts of the EVM declare whose source is known.',
    I: ListEvmAbisRequest,
    O: ListEvmAbisResponse,
  }),
  getEvmToken: method({
    get: '/injsight/v1/evm/token/{token=**}',
    says: 'A token by either of its faces, contract or denom, at any height.',
    I: GetEvmTokenRequest,
    O: GetEvmTokenResponse,
  }),
  listEvmTokenHolders: method({
    get: '/injsight/v1/evm/tokens/{token=**}/holders',
    says: 'Who holds a token, through whichever face they came to it.',
    I: ListEvmTokenHoldersRequest,
    O: ListEvmTokenHoldersResponse,
  }),
  listEvmTokenMoves: method({
    get: '/injsight/v1/evm/tokens/{token=**}/moves',
    says: 'The moves of a token: bank sends and transfers of its contract are one list.',
    I: ListEvmTokenMovesRequest,
    O: ListEvmTokenMovesResponse,
  }),
  listEvmBalances: method({
    get: '/injsight/v1/accounts/{account}/erc20',
    says: 'What an account has of tokens by ERC-20.',
    I: ListEvmBalancesRequest,
    O: ListEvmBalancesResponse,
  }),
  listEvmNfts: method({
    get: '/injsight/v1/evm/nfts',
    says: 'Tokens by ERC-721 or ERC-1155 of an owner, or of a contract.',
    I: ListEvmNftsRequest,
    O: ListEvmNftsResponse,
  }),
  listEvmApprovals: method({
    get: '/injsight/v1/evm/approvals',
    says: 'What somebody lets others move, or is let.',
    I: ListEvmApprovalsRequest,
    O: ListEvmApprovalsResponse,
  }),
  getWasmCode: method({
    get: '/injsight/v1/wasm/codes/{code_id}',
    says: 'A code of CosmWasm: who stored it and how, who may make contracts of it, what was done to it since.',
    I: GetWasmCodeRequest,
    O: GetWasmCodeResponse,
  }),
  getWasmCodeBytes: method({
    get: '/injsight/v1/wasm/codes/{code_id}/bytes',
    says: 'The bytes of a code, as they were stored.',
    I: GetWasmCodeBytesRequest,
    O: GetWasmCodeBytesResponse,
  }),
  getWasmContract: method({
    get: '/injsight/v1/wasm/contracts/{contract}',
    says: 'A contract of CosmWasm: what it runs and ran, who may change that, what it is asked to do.',
    I: GetWasmContractRequest,
    O: GetWasmContractResponse,
  }),
  listWasmHistory: method({
    get: '/injsight/v1/wasm/contracts/{contract}/history',
    says: 'Which code a contract of CosmWasm ran since when.',
    I: ListWasmHistoryRequest,
    O: ListWasmHistoryResponse,
  }),
  listWasmDeeds: method({
    get: '/injsight/v1/wasm/deeds',
    says: 'What was done to a contract of CosmWasm, or to a code: who may change it, what it is called.',
    I: ListWasmDeedsRequest,
    O: ListWasmDeedsResponse,
  }),
  listWasmCalls: method({
    get: '/injsight/v1/wasm/contracts/{contract}/calls',
    says: 'Calls of a contract of CosmWasm, and what it told at each.',
    I: ListWasmCallsRequest,
    O: ListWasmCallsResponse,
  }),
  listWasmMoves: method({
    get: '/injsight/v1/wasm/contracts/{contract}/moves',
    says: 'What a token of CosmWasm moved from whom to whom.',
    I: ListWasmMovesRequest,
    O: ListWasmMovesResponse,
  }),
  listCw20Holders: method({
    get: '/injsight/v1/wasm/contracts/{contract}/holders',
    says: 'Who holds a token by CW20, the largest first.',
    I: ListCw20HoldersRequest,
    O: ListCw20HoldersResponse,
  }),
  getTransactionProof: method({
    get: '/injsight/v1/transactions/{hash}/proof',
    says: 'What proves a transaction: header, votes, keys, its path to the header, and its result in the next.',
    I: GetTransactionProofRequest,
    O: GetTransactionProofResponse,
  }),
  getBlockProof: method({
    get: '/injsight/v1/blocks/{height}/proof',
    says: 'What proves a block: its header, the votes for it, and the keys of its validators.',
    I: GetBlockProofRequest,
    O: GetBlockProofResponse,
  }),
  getAccount: method({
    get: '/injsight/v1/accounts/{account}',
    says: 'What an account is, since when the index knows it, and how much it has of what.',
    I: GetAccountRequest,
    O: GetAccountResponse,
  }),
  listHoldings: method({
    get: '/injsight/v1/accounts/{account}/holdings',
    says: 'All that an account has of each denom: in the bank, deposited for trading, in positions, staked.',
    I: ListHoldingsRequest,
    O: ListHoldingsResponse,
  }),
  listSubaccounts: method({
    get: '/injsight/v1/accounts/{account}/subaccounts',
    says: 'The subaccounts of an account and what they hold.',
    I: ListSubaccountsRequest,
    O: ListSubaccountsResponse,
  }),
  listPositions: method({
    get: '/injsight/v1/accounts/{account}/positions',
    says: 'The open positions of an account.',
    I: ListPositionsRequest,
    O: ListPositionsResponse,
  }),
  listOpenOrders: method({
    get: '/injsight/v1/accounts/{account}/orders',
    says: 'The open orders of an account.',
    I: ListOpenOrdersRequest,
    O: ListOpenOrdersResponse,
  }),
  getStaking: method({
    get: '/injsight/v1/accounts/{account}/staking',
    says: 'What an account has staked, what it has earned, and what it takes back or moves.',
    I: GetStakingRequest,
    O: GetStakingResponse,
  }),
  listStakeMoves: method({
    get: '/injsight/v1/stake-moves',
    says: 'What was done with the stake of an account, or with that of a validator.',
    I: ListStakeMovesRequest,
    O: ListStakeMovesResponse,
  }),
  listPayouts: method({
    get: '/injsight/v1/accounts/{account}/payouts',
    says: 'Rewards and commission that an account was paid.',
    I: ListPayoutsRequest,
    O: ListPayoutsResponse,
  }),
  listValidators: method({
    get: '/injsight/v1/validators',
    says: 'All validators: their stake, terms and work.',
    I: ListValidatorsRequest,
    O: ListValidatorsResponse,
  }),
  getValidator: method({
    get: '/injsight/v1/validators/{address}',
    says: 'A validator by any of its addresses, and what happened to it.',
    I: GetValidatorRequest,
    O: GetValidatorResponse,
  }),
  listDelegators: method({
    get: '/injsight/v1/validators/{validator}/delegators',
    says: 'Who stakes with a validator, the largest first.',
    I: ListDelegatorsRequest,
    O: ListDelegatorsResponse,
  }),
  listNamespaces: method({
    get: '/injsight/v1/permissions',
    says: 'Factory denoms with rules of their own: what each role may do, and what is switched off.',
    I: ListNamespacesRequest,
    O: ListNamespacesResponse,
  }),
  listNamespaceActors: method({
    get: '/injsight/v1/permissions/actors',
    says: 'Who has which role for a denom.',
    I: ListNamespaceActorsRequest,
    O: ListNamespaceActorsResponse,
  }),
  listVouchers: method({
    get: '/injsight/v1/permissions/vouchers',
    says: 'Coins that could not be received, until they are claimed.',
    I: ListVouchersRequest,
    O: ListVouchersResponse,
  }),
  listPermissionChanges: method({
    get: '/injsight/v1/permissions/changes',
    says: 'What became of the rules of a denom, or of all: roles, policies, vouchers, and who made it so.',
    I: ListPermissionChangesRequest,
    O: ListPermissionChangesResponse,
  }),
  listRegisteredContracts: method({
    get: '/injsight/v1/wasm/registered',
    says: 'Contracts that the chain runs by itself in each block: what they may use, who pays, and how it went.',
    I: ListRegisteredContractsRequest,
    O: ListRegisteredContractsResponse,
  }),
  listValidatorChanges: method({
    get: '/injsight/v1/validators/{validator}/changes',
    says: 'What a validator changed of itself, and how often and why it was slashed or jailed.',
    I: ListValidatorChangesRequest,
    O: ListValidatorChangesResponse,
  }),
  listProposedBlocks: method({
    get: '/injsight/v1/validators/{validator}/blocks',
    says: 'The blocks that a validator proposed.',
    I: ListProposedBlocksRequest,
    O: ListProposedBlocksResponse,
  }),
  listProposals: method({
    get: '/injsight/v1/proposals',
    says: 'What was ever proposed, also what the chain has forgotten.',
    I: ListProposalsRequest,
    O: ListProposalsResponse,
  }),
  getProposal: method({
    get: '/injsight/v1/proposals/{id}',
    says: 'A proposal: what it would do, how it stands against the rules, who has voted how, what came of it.',
    I: GetProposalRequest,
    O: GetProposalResponse,
  }),
  listParameters: method({
    get: '/injsight/v1/parameters',
    says: 'What every module of the chain goes by, and since when.',
    I: ListParametersRequest,
    O: ListParametersResponse,
  }),
  listParameterChanges: method({
    get: '/injsight/v1/parameters/changes',
    says: 'Parameters that were changed: from what to what, and by which proposal.',
    I: ListParameterChangesRequest,
    O: ListParameterChangesResponse,
  }),
  listVotes: method({
    get: '/injsight/v1/votes',
    says: 'Votes on a proposal, or those of an account, as they were cast.',
    I: ListVotesRequest,
    O: ListVotesResponse,
  }),
  listDeposits: method({
    get: '/injsight/v1/proposals/{proposal}/deposits',
    says: 'What was deposited for a proposal, by whom.',
    I: ListDepositsRequest,
    O: ListDepositsResponse,
  }),
  listGrants: method({
    get: '/injsight/v1/accounts/{account}/grants/{by}',
    says: 'What an account lets others do in its name, or may do in the name of others.',
    I: ListGrantsRequest,
    O: ListGrantsResponse,
  }),
  listAllowances: method({
    get: '/injsight/v1/accounts/{account}/allowances/{by}',
    says: 'Whose fees an account pays, or who pays its fees.',
    I: ListAllowancesRequest,
    O: ListAllowancesResponse,
  }),
  listAssets: method({
    get: '/injsight/v1/assets',
    says: 'All assets of the bank, by what they are worth, by their holders or by their supply.',
    I: ListAssetsRequest,
    O: ListAssetsResponse,
  }),
  getAsset: method({
    get: '/injsight/v1/asset/{asset=**}',
    says: 'An asset: what it is called, where it comes from, who rules over it, where it is traded.',
    I: GetAssetRequest,
    O: GetAssetResponse,
  }),
  listAssetHolders: method({
    get: '/injsight/v1/assets/{asset=**}/holders',
    says: 'Who holds an asset, the largest first, as fast at the end as at the beginning.',
    I: ListAssetHoldersRequest,
    O: ListAssetHoldersResponse,
  }),
  listFactoryFlows: method({
    get: '/injsight/v1/assets/{denom=**}/flows',
    says: 'Coins of a factory denom that were minted and burned: by whom, for whom.',
    I: ListFactoryFlowsRequest,
    O: ListFactoryFlowsResponse,
  }),
  listCollections: method({
    get: '/injsight/v1/nfts',
    says: 'Collections by CW721, ERC-721 and ERC-1155, those with most tokens first.',
    I: ListCollectionsRequest,
    O: ListCollectionsResponse,
  }),
  listCollectionNfts: method({
    get: '/injsight/v1/nfts/{contract}',
    says: 'The tokens of a collection, and who owns each.',
    I: ListCollectionNftsRequest,
    O: ListCollectionNftsResponse,
  }),
  getNft: method({
    get: '/injsight/v1/nfts/{contract}/{token=**}',
    says: 'One of a collection: who owns it, who owned it, and what its contract says of it.',
    I: GetNftRequest,
    O: GetNftResponse,
  }),
  listNftMoves: method({
    get: '/injsight/v1/nft-moves/{contract}',
    says: 'What of a collection was minted, passed on and burned, or one of it.',
    I: ListNftMovesRequest,
    O: ListNftMovesResponse,
  }),
  listContractTokens: method({
    get: '/injsight/v1/contract-tokens',
    says: 'Tokens by CW20 and ERC-20 that their contracts keep themselves, by their holders.',
    I: ListContractTokensRequest,
    O: ListContractTokensResponse,
  }),
  listCw20Balances: method({
    get: '/injsight/v1/accounts/{account}/cw20',
    says: 'Tokens by CW20 that an account holds.',
    I: ListCw20BalancesRequest,
    O: ListCw20BalancesResponse,
  }),
  listNfts: method({
    get: '/injsight/v1/accounts/{account}/nfts',
    says: 'Tokens by CW721 that an account owns.',
    I: ListNftsRequest,
    O: ListNftsResponse,
  }),
  listMintableDenoms: method({
    get: '/injsight/v1/accounts/{account}/denoms',
    says: 'Denoms of the token factory that an account may mint.',
    I: ListMintableDenomsRequest,
    O: ListMintableDenomsResponse,
  }),
  listBalanceHistory: method({
    get: '/injsight/v1/accounts/{account}/balances/{denom=**}/history',
    says: 'What an account held of a denom, block by block.',
    I: ListBalanceHistoryRequest,
    O: ListBalanceHistoryResponse,
  }),
  listSupplyHistory: method({
    get: '/injsight/v1/supply/{denom=**}/history',
    says: 'How much there was of a denom, block by block.',
    I: ListSupplyHistoryRequest,
    O: ListSupplyHistoryResponse,
  }),
  listAccountTrades: method({
    get: '/injsight/v1/accounts/{account}/trades',
    says: 'What an account traded, with what it gained or lost by closing positions.',
    I: ListAccountTradesRequest,
    O: ListAccountTradesResponse,
  }),
  listOrderHistory: method({
    get: '/injsight/v1/accounts/{account}/orders/history',
    says: 'What happened to the orders of an account.',
    I: ListOrderHistoryRequest,
    O: ListOrderHistoryResponse,
  }),
  listFundingPayments: method({
    get: '/injsight/v1/accounts/{account}/funding',
    says: 'What the positions of an account paid and were paid for funding.',
    I: ListFundingPaymentsRequest,
    O: ListFundingPaymentsResponse,
  }),
  listTradingRecord: method({
    get: '/injsight/v1/accounts/{account}/record',
    says: 'What an account traded, paid and earned, by market or in one market over time.',
    I: ListTradingRecordRequest,
    O: ListTradingRecordResponse,
  }),
  listSubaccountTransfers: method({
    get: '/injsight/v1/accounts/{account}/transfers',
    says: 'What went to, from and between the subaccounts of an account.',
    I: ListSubaccountTransfersRequest,
    O: ListSubaccountTransfersResponse,
  }),
  getTradingRewards: method({
    get: '/injsight/v1/trading-rewards',
    says: 'Campaigns of rewards for trading: what counts, what is to be paid and when, how many points there are.',
    I: GetTradingRewardsRequest,
    O: GetTradingRewardsResponse,
  }),
  listRewardPoints: method({
    get: '/injsight/v1/trading-rewards/points',
    says: 'Who has points for trading, the most first.',
    I: ListRewardPointsRequest,
    O: ListRewardPointsResponse,
  }),
  listRewardPayments: method({
    get: '/injsight/v1/trading-rewards/payments',
    says: 'What campaigns paid for trading, the newest first.',
    I: ListRewardPaymentsRequest,
    O: ListRewardPaymentsResponse,
  }),
  getFeeDiscounts: method({
    get: '/injsight/v1/fee-discounts',
    says: 'How fees fall with what an account stakes and trades, and where an account stands.',
    I: GetFeeDiscountsRequest,
    O: GetFeeDiscountsResponse,
  }),
  listPriceFeeds: method({
    get: '/injsight/v1/oracles',
    says: 'What oracles tell the price of: the last of each, how often it is told and which markets go by it.',
    I: ListPriceFeedsRequest,
    O: ListPriceFeedsResponse,
  }),
  getPriceFeed: method({
    get: '/injsight/v1/oracles/feed',
    says: 'A feed of an oracle: who may tell it, who does, and how far apart they are.',
    I: GetPriceFeedRequest,
    O: GetPriceFeedResponse,
  }),
  listToldPrices: method({
    get: '/injsight/v1/oracles/prices',
    says: 'The prices that a feed told, and who told each.',
    I: ListToldPricesRequest,
    O: ListToldPricesResponse,
  }),
  listPriceHours: method({
    get: '/injsight/v1/oracles/hours',
    says: 'What a feed told by the hour: how often, by how many, between which prices.',
    I: ListPriceHoursRequest,
    O: ListPriceHoursResponse,
  }),
  listStatistics: method({
    get: '/injsight/v1/statistics/{metric}',
    says: 'What the chain did, by the minute, the hour or the day.',
    I: ListStatisticsRequest,
    O: ListStatisticsResponse,
  }),
  listMarketDays: method({
    get: '/injsight/v1/markets/days',
    says: 'What each market traded in the last 24 hours, and at what prices.',
    I: ListMarketDaysRequest,
    O: ListMarketDaysResponse,
  }),
  findMarkets: method({
    get: '/injsight/v1/markets/named',
    says: 'Which markets somebody may mean by an id, a ticker or a slug.',
    I: FindMarketsRequest,
    O: FindMarketsResponse,
  }),
  getOrderBook: method({
    get: '/injsight/v1/markets/{market_id}/book',
    says: 'The order book of a market as it was after any block, and which blocks changed it before and after.',
    I: GetOrderBookRequest,
    O: GetOrderBookResponse,
  }),
  listRestingOrders: method({
    get: '/injsight/v1/markets/{market_id}/resting',
    says: 'Who rested in the order book of a market after any block: per price, the largest order first.',
    I: ListRestingOrdersRequest,
    O: ListRestingOrdersResponse,
  }),
  streamBooks: stream({
    get: '/injsight/v1/markets/books/stream',
    says: 'What each new block changes in the order books of markets, from the call on.',
    I: StreamBooksRequest,
    O: BookChange,
  }),
  getCandleUntil: method({
    get: '/injsight/v1/markets/{market_id}/candle',
    says: 'What a market traded from a time on until a block: the candle that a moment of the past lies in.',
    I: GetCandleUntilRequest,
    O: GetCandleUntilResponse,
  }),
  listCandleMarks: method({
    get: '/injsight/v1/markets/{market_id}/marks',
    says: 'What happened to a market during its candles besides the trades: price of the oracle, funding, liquidations.',
    I: ListCandleMarksRequest,
    O: ListCandleMarksResponse,
  }),
  listMarketPositions: method({
    get: '/injsight/v1/markets/{market_id}/positions',
    says: 'Who holds positions in a market, the largest first.',
    I: ListMarketPositionsRequest,
    O: ListMarketPositionsResponse,
  }),
  listMarketChanges: method({
    get: '/injsight/v1/markets/{market_id}/changes',
    says: 'How the rules of a market became what they are: when, and by which proposal or transaction.',
    I: ListMarketChangesRequest,
    O: ListMarketChangesResponse,
  }),
  listLiquidations: method({
    get: '/injsight/v1/liquidations',
    says: 'Positions that others closed, of a market, of an account, or all: what was lost, and who took over.',
    I: ListLiquidationsRequest,
    O: ListLiquidationsResponse,
  }),
  listAuctionBids: method({
    get: '/injsight/v1/auctions/{round}/bids',
    says: 'Bids of a round of the auction, the newest first.',
    I: ListAuctionBidsRequest,
    O: ListAuctionBidsResponse,
  }),
  listRedemptions: method({
    get: '/injsight/v1/insurance/redemptions',
    says: 'Shares of insurance funds that were given back, of an account or of all: those that wait, and those that were paid out.',
    I: ListRedemptionsRequest,
    O: ListRedemptionsResponse,
  }),
  getBridgeDeposit: method({
    get: '/injsight/v1/bridge/deposits/{nonce}',
    says: 'A deposit over the bridge to Ethereum, step by step: which validator told of it when.',
    I: GetBridgeDepositRequest,
    O: GetBridgeDepositResponse,
  }),
  getBridgeWithdrawal: method({
    get: '/injsight/v1/bridge/withdrawals/{id}',
    says: 'A withdrawal over the bridge to Ethereum, step by step.',
    I: GetBridgeWithdrawalRequest,
    O: GetBridgeWithdrawalResponse,
  }),
  listBridgeDeposits: method({
    get: '/injsight/v1/bridge/deposits',
    says: 'What came over the bridge from Ethereum, the newest first.',
    I: ListBridgeDepositsRequest,
    O: ListBridgeDepositsResponse,
  }),
  listBridgeWithdrawals: method({
    get: '/injsight/v1/bridge/withdrawals',
    says: 'What went over the bridge to Ethereum, or is to, the newest first.',
    I: ListBridgeWithdrawalsRequest,
    O: ListBridgeWithdrawalsResponse,
  }),
  listBridgeBatches: method({
    get: '/injsight/v1/bridge/batches',
    says: 'Withdrawals that are carried to Ethereum together, the newest first.',
    I: ListBridgeBatchesRequest,
    O: ListBridgeBatchesResponse,
  }),
  getBridgeBatch: method({
    get: '/injsight/v1/bridge/batches/{nonce}',
    says: 'A batch of withdrawals, step by step: which validator signed it when.',
    I: GetBridgeBatchRequest,
    O: GetBridgeBatchResponse,
  }),
  listIbcPaths: method({
    get: '/injsight/v1/ibc',
    says: 'Clients, connections and channels to other chains.',
    I: ListIbcPathsRequest,
    O: ListIbcPathsResponse,
  }),
  listIbcPackets: method({
    get: '/injsight/v1/ibc/channels/{port}/{channel}/packets',
    says: 'What went through a channel, and what became of it.',
    I: ListIbcPacketsRequest,
    O: ListIbcPacketsResponse,
  }),
  getIbcPacket: method({
    get: '/injsight/v1/ibc/packets/{direction}/{port}/{channel}/{sequence}',
    says: 'A packet from end to end.',
    I: GetIbcPacketRequest,
    O: GetIbcPacketResponse,
  }),
  listSettlements: method({
    get: '/injsight/v1/settlements',
    says: 'Markets whose positions were all closed at one price: when, at which, and what was missing.',
    I: ListSettlementsRequest,
    O: ListSettlementsResponse,
  }),
  getCommunityPool: method({
    get: '/injsight/v1/community-pool',
    says: 'What the community pool has, and by whom it came and went.',
    I: GetCommunityPoolRequest,
    O: GetCommunityPoolResponse,
  }),
  listCommunityFlows: method({
    get: '/injsight/v1/community-pool/flows',
    says: 'What went to the community pool and from it.',
    I: ListCommunityFlowsRequest,
    O: ListCommunityFlowsResponse,
  }),
  getWorth: method({
    get: '/injsight/v1/accounts/{account}/worth',
    says: 'What an account has is worth, by the last trades on this chain.',
    I: GetWorthRequest,
    O: GetWorthResponse,
  }),
  getWorthHistory: method({
    get: '/injsight/v1/accounts/{account}/worth-history',
    says: 'What an account was worth on the last 30 days, by the trades of those days on this chain.',
    I: GetWorthHistoryRequest,
    O: GetWorthHistoryResponse,
  }),
}

export const Explorer = new ServiceType('injsight.v1.Explorer', methodsOf(methods))
