import type { Pool } from 'pg'
import { findThings } from '../recorded/things.ts'

type Asked = {
  method: string
  request?: object
  /** What the documentation left out around it is put there again. */
  read?: (told: object) => object
  /** Where the same is asked over REST, which writes names and numbers as Go prints them. */
  path?: string
}

/** How ours is asked for what a file of ../shared/fixtures/indexer-api holds, or why it isn't. The first that is about a file is its own. */
export type Question = { files: RegExp } & (Asked | { notAsked: string })

const spot = 'injective_spot_exchange_rpc.InjectiveSpotExchangeRPC'
const derivative = 'injective_derivative_exchange_rpc.InjectiveDerivativeExchangeRPC'
const accounts = 'injective_accounts_rpc.InjectiveAccountsRPC'
const auction = 'injective_auction_rpc.InjectiveAuctionRPC'
const explorer = 'injective_explorer_rpc.InjectiveExplorerRPC'
const insurance = 'injective_insurance_rpc.InjectiveInsuranceRPC'
const oracle = 'injective_oracle_rpc.InjectiveOracleRPC'
const meta = 'injective_meta_rpc.InjectiveMetaRPC'
const portfolio = 'injective_portfolio_rpc.InjectivePortfolioRPC'

/** The documentation prints some answers without what is around them. */
const inMarkets = (told: object) =>
  Array.isArray(told) ? { markets: told } : 'markets' in told ? told : { markets: [told] }
const inData = (told: object) => ('s' in told ? told : { s: 'ok', data: told })
const inPaging = ({ next, ...told }: { next?: unknown }) => ({ paging: { next }, ...told })
const inOnePaging = (told: { paging?: unknown }) =>
  Array.isArray(told.paging) ? { ...told, paging: told.paging[0] as unknown } : told

/** The questions that are answered at once, about things that the recording has. */
export async function listQuestions(pool: Pool): Promise<Question[]> {
  const known = await findThings(pool)
  const { account, subaccountId, spotId, derivativeId, hash, contract, validator, holder } = known
  const feed = { baseSymbol: 'INJ', quoteSymbol: 'USDT', oracleType: 'pricefeed', oracleScaleFactor: 0 }
  return [
    { files: /^sdk-ts-output\//, notAsked: 'what an older sdk-ts made of an answer, not the answer' },
    {
      files: /decoded-messages/,
      notAsked: 'messages as an SDK decodes them, of answers that are here as well',
    },
    { files: /DEPRECATED_/, notAsked: 'methods that the service has no more' },
    {
      files: /^chronos-openapi-samples\/.*(Config|SymbolInfo|SymbolSearch)/,
      notAsked: 'what a widget of TradingView asks for, which nobody of ours does: made up by a generator',
    },
    {
      files: /\/Stream/,
      notAsked: 'listened to by sdk-ts in sdk-streams.db.test.ts; what they tell of is in the lists as well',
    },
    { files: /^health\//, method: 'api.v1.Health/GetStatus' },

    {
      files: /^accounts\/OrderStates\./,
      method: `${accounts}/OrderStates`,
      request: { spotOrderHashes: [known.order], derivativeOrderHashes: [known.derivativeOrder] },
    },
    {
      files: /^accounts\/Portfolio\./,
      method: `${accounts}/Portfolio`,
      request: { accountAddress: account },
    },
    {
      files: /^accounts\/Rewards\./,
      method: `${accounts}/Rewards`,
      request: { accountAddress: known.rewarded },
    },
    {
      files: /^accounts\/SubaccountBalance\./,
      method: `${accounts}/SubaccountBalanceEndpoint`,
      request: { subaccountId, denom: known.denom },
    },
    {
      files: /^accounts\/SubaccountBalancesList\./,
      method: `${accounts}/SubaccountBalancesList`,
      request: { subaccountId },
    },
    {
      files: /^accounts\/SubaccountHistory\./,
      method: `${accounts}/SubaccountHistory`,
      request: { subaccountId },
      read: inOnePaging,
    },
    {
      files: /^accounts\/SubaccountOrderSummary\./,
      method: `${accounts}/SubaccountOrderSummary`,
      request: { subaccountId },
    },
    {
      files: /^accounts\/SubaccountsList\./,
      method: `${accounts}/SubaccountsList`,
      request: { accountAddress: account },
    },

    {
      files: /^auction\/Auction\./,
      method: `${auction}/AuctionEndpoint`,
      request: { round: known.bidRound },
    },
    { files: /^auction\/Auctions\./, method: `${auction}/Auctions` },
    { files: /^auction\/InjBurntEndpoint/, method: `${auction}/InjBurntEndpoint` },

    {
      files: /^chronos-.*SpotMarketSummary/,
      method: '/api/chronos/v1/spot/market_summary',
      request: { marketId: spotId, resolution: '24h' },
    },
    {
      files: /^chronos-.*DerivativeMarketHistory/,
      method: '/api/chronos/v1/derivative/history',
      request: { marketId: derivativeId, resolution: '1', countback: '5' },
    },

    // The documentation of each of these two has the trades of the other.
    { files: /^history\/spotrpc\/Trades\./, method: `${derivative}/Trades` },
    { files: /^history\/derivativesrpc\/Trades\./, method: `${spot}/Trades` },

    { files: /^(history\/spotrpc|spot)\/Market\./, method: `${spot}/Market`, request: { marketId: spotId } },
    { files: /^(history\/spotrpc|spot)\/Markets\./, method: `${spot}/Markets`, read: inMarkets },
    { files: /^spot\/OrderbooksV2\./, method: `${spot}/OrderbooksV2`, request: { marketIds: [spotId] } },
    { files: /^spot\/OrdersHistory\./, method: `${spot}/OrdersHistory` },
    {
      files: /^spot\/SubaccountOrdersList\./,
      method: `${spot}/SubaccountOrdersList`,
      request: { subaccountId: known.ordering.spot },
    },
    {
      files: /^spot\/SubaccountTradesList\./,
      method: `${spot}/SubaccountTradesList`,
      request: { subaccountId },
    },
    { files: /^spot\/TradesV2\./, method: `${spot}/TradesV2` },

    { files: /^derivative\/FundingPayments\./, method: `${derivative}/FundingPayments` },
    { files: /^derivative\/FundingRates\./, method: `${derivative}/FundingRates` },
    { files: /\/LiquidablePositions\./, method: `${derivative}/LiquidablePositions` },
    { files: /\/Market\./, method: `${derivative}/Market`, request: { marketId: derivativeId } },
    {
      files: /\/Markets\./,
      method: `${derivative}/Markets`,
      request: { marketStatuses: ['active', 'paused', 'expired'] },
      read: inMarkets,
    },
    {
      files: /^derivative\/OrderbooksV2\./,
      method: `${derivative}/OrderbooksV2`,
      request: { marketIds: [derivativeId] },
    },
    { files: /^derivative\/OrdersHistory\./, method: `${derivative}/OrdersHistory` },
    { files: /\/Positions\./, method: `${derivative}/Positions` },
    {
      files: /^derivative\/SubaccountOrdersList\./,
      method: `${derivative}/SubaccountOrdersList`,
      request: { subaccountId: known.ordering.derivative },
    },
    {
      files: /^derivative\/SubaccountTradesList\./,
      method: `${derivative}/SubaccountTradesList`,
      request: { subaccountId: known.derivativeTrader },
    },
    { files: /^derivative\/TradesV2\./, method: `${derivative}/TradesV2` },

    {
      files: /^explorer\/AccountTxs\./,
      method: `${explorer}/GetAccountTxs`,
      path: `/api/explorer/v1/accountTxs/${account}`,
      request: { address: account },
    },
    {
      files: /^explorer\/Block\./,
      method: `${explorer}/GetBlock`,
      path: `/api/explorer/v1/blocks/${known.fullestBlock}`,
      request: { id: known.fullestBlock },
      read: inData,
    },
    { files: /^explorer\/Blocks\./, method: `${explorer}/GetBlocks`, path: '/api/explorer/v1/blocks' },
    {
      files: /^explorer\/GetContractTxs\./,
      method: `${explorer}/GetContractTxs`,
      path: `/api/explorer/v1/contractTxs/${contract}`,
      request: { address: contract },
    },
    {
      files: /^explorer\/GetContractTxsV2\./,
      method: `${explorer}/GetContractTxsV2`,
      request: { address: contract, perPage: 2 },
      read: inPaging,
    },
    {
      files: /^explorer\/GetCw20Balance\./,
      method: `${explorer}/GetCw20Balance`,
      request: { address: holder },
    },
    {
      files: /^explorer\/GetTxByHash\./,
      method: `${explorer}/GetTxByTxHash`,
      path: `/api/explorer/v1/txs/${hash}`,
      request: { hash },
      read: inData,
    },
    {
      files: /^explorer\/GetValidator\./,
      method: `${explorer}/GetValidator`,
      path: `/api/explorer/v1/validators/${validator}`,
      request: { address: validator },
    },
    {
      files: /^explorer\/GetValidatorUptime\./,
      method: `${explorer}/GetValidatorUptime`,
      path: `/api/explorer/v1/validator_uptime/${validator}`,
      request: { address: validator },
    },
    {
      files: /^explorer\/GetValidators\./,
      method: `${explorer}/GetValidators`,
      path: '/api/explorer/v1/validators',
    },
    {
      files: /^explorer\/GetWasmCodeByID\./,
      method: `${explorer}/GetWasmCodeByID`,
      path: '/api/explorer/v1/wasm/codes/1',
      request: { codeId: '1' },
    },
    {
      files: /^explorer\/GetWasmCodes\./,
      method: `${explorer}/GetWasmCodes`,
      path: '/api/explorer/v1/wasm/codes',
    },
    {
      files: /^explorer\/GetWasmContractByAddress\./,
      method: `${explorer}/GetWasmContractByAddress`,
      path: `/api/explorer/v1/wasm/contracts/${contract}`,
      request: { contractAddress: contract },
    },
    {
      files: /^explorer\/GetWasmContracts\./,
      method: `${explorer}/GetWasmContracts`,
      path: '/api/explorer/v1/wasm/contracts',
    },
    { files: /^explorer\/IBCTransfers\./, method: `${explorer}/GetIBCTransferTxs` },
    { files: /^explorer\/PeggyDeposits\./, method: `${explorer}/GetPeggyDepositTxs` },
    { files: /^explorer\/PeggyWithdrawals\./, method: `${explorer}/GetPeggyWithdrawalTxs` },
    { files: /^explorer\/Txs\./, method: `${explorer}/GetTxs`, path: '/api/explorer/v1/txs' },

    { files: /^insurance\/InsuranceFunds\./, method: `${insurance}/Funds` },
    { files: /^insurance\/Redemptions\./, method: `${insurance}/Redemptions` },
    { files: /^meta\/Info\./, method: `${meta}/Info`, request: { timestamp: '1702040535291' } },
    { files: /^meta\/Version\./, method: `${meta}/Version` },
    { files: /^oracle\/OracleList\./, method: `${oracle}/OracleList` },
    { files: /^oracle\/Price\./, method: `${oracle}/Price`, request: feed },
    {
      files: /\/AccountPortfolio\./,
      method: `${portfolio}/AccountPortfolio`,
      request: { accountAddress: account },
    },
  ]
}
