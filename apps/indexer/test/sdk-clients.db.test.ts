import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as sdk from '@injectivelabs/sdk-ts/client/indexer'
import { newerRecording } from '@injsight/testing'
import { indexedApi } from './indexed-api.ts'
import { findThings } from './recorded/things.ts'
import { hasSomething, listUnread } from './told-values.ts'

// Every method of sdk-ts's own clients for the services that docs/services.md says are answered: each is asked, and what
// it makes of the answer is read.

const { url, pool, stop } = await indexedApi(newerRecording)
after(stop)
const known = await findThings(pool)
const { account, subaccountId, spotId, derivativeId, binaryId, hash, contract, validator } = known

const clients = {
  meta: new sdk.IndexerGrpcMetaApi(url),
  spot: new sdk.IndexerGrpcSpotApi(url),
  derivatives: new sdk.IndexerGrpcDerivativesApi(url),
  oracle: new sdk.IndexerGrpcOracleApi(url),
  accounts: new sdk.IndexerGrpcAccountApi(url),
  auction: new sdk.IndexerGrpcAuctionApi(url),
  explorer: new sdk.IndexerGrpcExplorerApi(url),
  archiver: new sdk.IndexerGrpcArchiverApi(url),
  portfolio: new sdk.IndexerGrpcAccountPortfolioApi(url),
  insurance: new sdk.IndexerGrpcInsuranceFundApi(url),
  restExplorer: new sdk.IndexerRestExplorerApi(`${url}/api/explorer/v1`),
  chronosSpot: new sdk.IndexerRestSpotChronosApi(`${url}/api/chronos/v1/spot`),
  chronosMarkets: new sdk.IndexerRestMarketChronosApi(`${url}/api/chronos/v1/market`),
  chronosDerivatives: new sdk.IndexerRestDerivativesChronosApi(`${url}/api/chronos/v1/derivative`),
}
const { meta, spot, derivatives, oracle, accounts, auction, explorer, archiver, portfolio, insurance } =
  clients
const { restExplorer, chronosSpot, chronosMarkets, chronosDerivatives } = clients

/** What is not asked: sdk-ts refuses it by itself, or the page says why we do. */
const notAsked = {
  spot: ['fetchOrderbook', 'fetchOrderbooks', 'fetchAtomicSwapHistory'],
  derivatives: ['fetchOrderbook', 'fetchOrderbooks'],
  accounts: ['fetchPortfolio'],
  auction: ['fetchAccountAuctionStatus'],
} as const satisfies Partial<Record<keyof typeof clients, readonly string[]>>

const [spotIds, derivativeIds] = [[spotId], [derivativeId]]
const feed = { baseSymbol: 'INJ', quoteSymbol: 'USDT', oracleType: 'pricefeed', oracleScaleFactor: 0 }

/** A question for each; `'may be empty'` where the recording has nothing of it. */
const questions: Partial<
  Record<
    keyof typeof clients,
    Record<string, (() => Promise<unknown>) | [() => Promise<unknown>, 'may be empty']>
  >
> = {
  meta: {
    fetchPing: [() => meta.fetchPing(), 'may be empty'],
    fetchVersion: () => meta.fetchVersion(),
    fetchInfo: () => meta.fetchInfo(),
  },
  spot: {
    fetchMarkets: () => spot.fetchMarkets(),
    fetchMarket: () => spot.fetchMarket(spotId),
    fetchOrders: () => spot.fetchOrders({ marketId: spotId }),
    fetchOrderHistory: () => spot.fetchOrderHistory({ marketId: spotId }),
    fetchTrades: () => spot.fetchTrades({ marketId: spotId }),
    fetchSubaccountOrdersList: [() => spot.fetchSubaccountOrdersList({ subaccountId }), 'may be empty'],
    fetchSubaccountTradesList: () => spot.fetchSubaccountTradesList({ subaccountId }),
    fetchOrderbooksV2: () => spot.fetchOrderbooksV2(spotIds),
    fetchOrderbookV2: () => spot.fetchOrderbookV2(spotId),
  },
  derivatives: {
    fetchMarkets: () => derivatives.fetchMarkets(),
    fetchMarket: () => derivatives.fetchMarket(derivativeId),
    fetchBinaryOptionsMarkets: () => derivatives.fetchBinaryOptionsMarkets(),
    fetchBinaryOptionsMarket: () => derivatives.fetchBinaryOptionsMarket(binaryId),
    fetchOrders: () => derivatives.fetchOrders({ marketId: derivativeId }),
    fetchOrderHistory: () => derivatives.fetchOrderHistory({ marketId: derivativeId }),
    fetchPositions: () => derivatives.fetchPositions({ marketId: derivativeId }),
    fetchPositionsV2: () => derivatives.fetchPositionsV2({ marketIds: derivativeIds }),
    fetchTrades: () => derivatives.fetchTrades({ marketId: derivativeId }),
    fetchFundingPayments: () => derivatives.fetchFundingPayments({ marketId: derivativeId }),
    fetchFundingRates: () => derivatives.fetchFundingRates({ marketId: derivativeId }),
    fetchSubaccountOrdersList: [
      () => derivatives.fetchSubaccountOrdersList({ subaccountId }),
      'may be empty',
    ],
    fetchSubaccountTradesList: [
      () => derivatives.fetchSubaccountTradesList({ subaccountId }),
      'may be empty',
    ],
    fetchOrderbooksV2: () => derivatives.fetchOrderbooksV2(derivativeIds),
    fetchOrderbookV2: () => derivatives.fetchOrderbookV2(derivativeId),
  },
  oracle: {
    fetchOracleList: () => oracle.fetchOracleList(),
    fetchOraclePrice: () => oracle.fetchOraclePrice(feed),
    fetchOraclePriceNoThrow: () => oracle.fetchOraclePriceNoThrow(feed),
    fetchOraclePriceV2: () => oracle.fetchOraclePriceV2([feed]),
  },
  accounts: {
    fetchRewards: [() => accounts.fetchRewards({ address: account, epoch: -1 }), 'may be empty'],
    fetchSubaccountsList: () => accounts.fetchSubaccountsList(account),
    fetchSubaccountBalance: () => accounts.fetchSubaccountBalance(subaccountId, known.denom),
    fetchSubaccountBalancesList: () => accounts.fetchSubaccountBalancesList(subaccountId),
    fetchSubaccountHistory: () => accounts.fetchSubaccountHistory({ subaccountId }),
    fetchSubaccountOrderSummary: () => accounts.fetchSubaccountOrderSummary({ subaccountId }),
    fetchOrderStates: () => accounts.fetchOrderStates({ spotOrderHashes: [known.order] }),
  },
  auction: {
    fetchAuction: () => auction.fetchAuction(1),
    fetchAuctions: () => auction.fetchAuctions(),
    fetchInjBurnt: [() => auction.fetchInjBurnt(), 'may be empty'],
    fetchAuctionsHistoryV2: () => auction.fetchAuctionsHistoryV2({}),
    fetchAuctionV2: () => auction.fetchAuctionV2(1),
    fetchAuctionStats: () => auction.fetchAuctionStats(),
    fetchAccountAuctionsV2: [() => auction.fetchAccountAuctionsV2({ address: account }), 'may be empty'],
  },
  explorer: {
    fetchTxByHash: () => explorer.fetchTxByHash(hash),
    fetchAccountTx: () => explorer.fetchAccountTx({ address: account }),
    fetchValidator: () => explorer.fetchValidator(validator),
    fetchValidatorUptime: () => explorer.fetchValidatorUptime(validator),
    fetchPeggyDepositTxs: () => explorer.fetchPeggyDepositTxs({}),
    fetchPeggyWithdrawalTxs: () => explorer.fetchPeggyWithdrawalTxs({}),
    fetchBlocks: () => explorer.fetchBlocks({ limit: 5 }),
    fetchBlock: () => explorer.fetchBlock('700'),
    fetchTxs: () => explorer.fetchTxs({ limit: 5 }),
    fetchIBCTransferTxs: () => explorer.fetchIBCTransferTxs({}),
    fetchExplorerStats: () => explorer.fetchExplorerStats(),
    fetchTxsV2: () => explorer.fetchTxsV2({ perPage: 5 }),
    fetchAccountTxsV2: () => explorer.fetchAccountTxsV2({ address: account }),
    fetchBlocksV2: () => explorer.fetchBlocksV2({ perPage: 5 }),
    fetchContractTxsV2: () => explorer.fetchContractTxsV2({ contractAddress: contract }),
    fetchBankTransfersV2: () => explorer.fetchBankTransfersV2({ perPage: 5 }),
  },
  archiver: {
    fetchHistoricalBalance: () => archiver.fetchHistoricalBalance({ account, resolution: '1D' }),
    fetchHistoricalRpnl: () => archiver.fetchHistoricalRpnl({ account, resolution: '1D' }),
    fetchHistoricalVolumes: () => archiver.fetchHistoricalVolumes({ account, resolution: '1D' }),
    fetchPnlLeaderboard: () => archiver.fetchPnlLeaderboard(known.dates),
    fetchVolLeaderboard: () => archiver.fetchVolLeaderboard(known.dates),
    fetchPnlLeaderboardFixedResolution: () =>
      archiver.fetchPnlLeaderboardFixedResolution({ resolution: '1D' }),
    fetchVolLeaderboardFixedResolution: () =>
      archiver.fetchVolLeaderboardFixedResolution({ resolution: '1D' }),
    fetchDenomHolders: () => archiver.fetchDenomHolders({ denom: 'inj' }),
    fetchAccountStats: () => archiver.fetchAccountStats({ account }),
  },
  portfolio: {
    fetchAccountPortfolio: () => portfolio.fetchAccountPortfolio(account),
    fetchAccountPortfolioBalances: () => portfolio.fetchAccountPortfolioBalances(account),
  },
  insurance: {
    fetchRedemptions: [() => insurance.fetchRedemptions({ address: account }), 'may be empty'],
    fetchInsuranceFunds: () => insurance.fetchInsuranceFunds(),
    fetchAllInsuranceFunds: () => insurance.fetchAllInsuranceFunds(),
  },
  restExplorer: {
    fetchBlock: () => restExplorer.fetchBlock('700'),
    fetchBlocks: () => restExplorer.fetchBlocks({ limit: 5 }),
    fetchBlocksWithTx: () => restExplorer.fetchBlocksWithTx({ limit: 5 }),
    fetchTransactions: () => restExplorer.fetchTransactions({ limit: 5 }),
    fetchAccountTransactions: () => restExplorer.fetchAccountTransactions({ account }),
    fetchTransaction: () => restExplorer.fetchTransaction(hash),
    fetchValidators: () => restExplorer.fetchValidators(),
    fetchValidatorUptime: () => restExplorer.fetchValidatorUptime(validator),
    fetchContract: () => restExplorer.fetchContract(contract),
    fetchContracts: () => restExplorer.fetchContracts(),
    fetchContractTransactions: () => restExplorer.fetchContractTransactions({ contractAddress: contract }),
    fetchContractTransactionsWithMessages: () =>
      restExplorer.fetchContractTransactionsWithMessages({ contractAddress: contract }),
    fetchWasmCode: () => restExplorer.fetchWasmCode(1),
    fetchWasmCodes: () => restExplorer.fetchWasmCodes(),
    fetchCW20Balances: () => restExplorer.fetchCW20Balances(known.holder),
    fetchCW20BalancesNoThrow: () => restExplorer.fetchCW20BalancesNoThrow(known.holder),
    fetchBankTransfers: () => restExplorer.fetchBankTransfers({ limit: 5 }),
  },
  chronosSpot: {
    fetchMarketSummary: () => chronosSpot.fetchMarketSummary(spotId),
    fetchMarketsSummary: () => chronosSpot.fetchMarketsSummary(),
  },
  chronosMarkets: {
    fetchMarketsHistory: () =>
      chronosMarkets.fetchMarketsHistory({ marketIds: spotIds, resolution: 60, countback: 5 }),
  },
  chronosDerivatives: {
    fetchMarketSummary: () => chronosDerivatives.fetchMarketSummary(derivativeId),
    fetchMarketsSummary: () => chronosDerivatives.fetchMarketsSummary(),
  },
}

test('every method of these clients is asked, or there is a reason not to', () => {
  for (const [name, client] of Object.entries(clients)) {
    const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(client)).filter((one) =>
      one.startsWith('fetch'),
    )
    const left = (notAsked as Partial<Record<string, readonly string[]>>)[name] ?? []
    const asked = Object.keys(questions[name as keyof typeof clients] ?? {})
    assert.deepEqual([...asked, ...left].toSorted(), methods.toSorted(), name)
  }
})

for (const [name, methods] of Object.entries(questions))
  for (const [method, question] of Object.entries(methods))
    test(`${name}.${method} is answered, and what was answered can be read`, async () => {
      const [ask, mayBeEmpty] = Array.isArray(question) ? question : [question]
      const answer = await ask()
      assert.ok(
        mayBeEmpty !== undefined || hasSomething(answer),
        JSON.stringify(answer, asText)?.slice(0, 500),
      )
      assert.deepEqual(
        listUnread(answer, method).filter((place) => !madeNumbers.test(place)),
        [],
      )
    })

/** Words that sdk-ts takes for numbers: the public service says them as well. */
const madeNumbers = /^fetch\w*InsuranceFunds\..*\.oracleType$/

function asText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
