import type {
  BinaryOptionsMarketInfo,
  DerivativeMarketInfo,
  FundingRate,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import type { InsuranceFund } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb'
import { InjectiveInsuranceRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb.client'
import { InjectiveOracleRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_oracle_rpc_pb.client'
import type { SpotMarketInfo } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { InjectiveSpotExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb.client'
import { indexer } from '../asking/clients.server.ts'
import { isOfLiquidation } from './trades.server.ts'

const spot = new InjectiveSpotExchangeRPCClient(indexer)
const derivatives = new InjectiveDerivativeExchangeRPCClient(indexer)
const insurance = new InjectiveInsuranceRPCClient(indexer)
const oracle = new InjectiveOracleRPCClient(indexer)

/** A market as Injective's own services tell it: numbers in the chain's units. */
export type ToldMarket =
  | { kind: 'spot'; told: SpotMarketInfo }
  | { kind: 'derivative'; told: DerivativeMarketInfo }
  | { kind: 'binary'; told: BinaryOptionsMarketInfo }

export async function fetchMarket({
  marketId,
  kind,
}: {
  marketId: string
  kind: string
}): Promise<ToldMarket | undefined> {
  if (kind === 'spot') {
    const { market: told } = await spot.market({ marketId }).response
    return told && { kind: 'spot', told }
  }
  if (kind === 'binary') {
    const { market: told } = await derivatives.binaryOptionsMarket({ marketId }).response
    return told && { kind: 'binary', told }
  }
  const { market: told } = await derivatives.market({ marketId }).response
  return told && { kind: 'derivative', told }
}

const open = { marketStatus: 'active', quoteDenom: '', marketStatuses: [] }
const page = 100

/** All markets that are open. */
export async function fetchOpenMarkets(): Promise<ToldMarket[]> {
  const [spots, others, binaries] = await Promise.all([
    spot.markets({ ...open, baseDenom: '' }).response,
    derivatives.markets(open).response,
    fetchOpenBinaries(),
  ])
  return [
    ...spots.markets.map((told) => ({ kind: 'spot' as const, told })),
    ...others.markets.map((told) => ({ kind: 'derivative' as const, told })),
    ...binaries.map((told) => ({ kind: 'binary' as const, told })),
  ]
}

/** These alone come in pages, of which a page that isn't full is the last. */
async function fetchOpenBinaries(): Promise<BinaryOptionsMarketInfo[]> {
  const all = new Map<string, BinaryOptionsMarketInfo>()
  for (let skip = 0n, isMore = true; isMore; skip += BigInt(page)) {
    const { markets } = await derivatives.binaryOptionsMarkets({ ...open, skip, limit: page }).response
    const known = all.size
    for (const one of markets) all.set(one.marketId, one)
    // Of a service that knows no pages the second tells nothing new.
    isMore = markets.length === page && all.size > known
  }
  return [...all.values()]
}

/** Perpetual markets that are open, and one that is named whether it is or not. */
export async function fetchPerpetuals(named = ''): Promise<DerivativeMarketInfo[]> {
  const { markets } = await derivatives.markets(open).response
  const other =
    named === '' || markets.some(({ marketId }) => marketId === named)
      ? undefined
      : (await derivatives.market({ marketId: named }).response).market
  return [...markets, ...(other === undefined ? [] : [other])].filter(({ isPerpetual }) => isPerpetual)
}

/** One side of a trade, in the chain's units. */
export type ToldTrade = {
  tradeId: string
  isBuy: boolean
  price: string
  quantity: string
  subaccountId: string
  isLiquidation: boolean
  /** Milliseconds since 1970. */
  time: bigint
}

const anyTrade = {
  executionSide: 'taker',
  direction: '',
  subaccountId: '',
  skip: 0n,
  startTime: 0n,
  endTime: 0n,
  marketIds: [],
  subaccountIds: [],
  executionTypes: [],
  tradeId: '',
  accountAddress: '',
  cid: '',
  feeRecipient: '',
}

/**
 * The newest trades of a market, by who took what was there.
 *
 * @param until of the newest that is asked for: milliseconds since 1970; 0 for any
 */
export async function fetchTrades(
  { marketId, kind }: { marketId: string; kind: string },
  limit: number,
  until = 0,
): Promise<ToldTrade[]> {
  const request = { ...anyTrade, marketId, limit, endTime: BigInt(until) }
  if (kind === 'spot') {
    const { trades } = await spot.tradesV2(request).response
    return trades.map(({ tradeDirection, price, executedAt, ...trade }) => ({
      ...trade,
      isBuy: tradeDirection === 'buy',
      price: price?.price ?? '0',
      quantity: price?.quantity ?? '0',
      isLiquidation: false,
      time: executedAt,
    }))
  }
  const { trades } = await derivatives.tradesV2(request).response
  return trades.map(({ positionDelta, executedAt, ...trade }) => ({
    ...trade,
    isLiquidation: isOfLiquidation(trade),
    isBuy: positionDelta?.tradeDirection === 'buy',
    price: positionDelta?.executionPrice ?? '0',
    quantity: positionDelta?.executionQuantity ?? '0',
    time: executedAt,
  }))
}

/**
 * The newest first; times are milliseconds since 1970, of which a market has no two.
 *
 * @param until of the newest that is asked for; 0 for any
 */
export async function fetchFundingRates(marketId: string, limit: number, until = 0n): Promise<FundingRate[]> {
  const { fundingRates } = await derivatives.fundingRates({ marketId, skip: 0n, limit, endTime: until })
    .response
  return fundingRates
}

const mostRatePages = 20
export const mostRates = mostRatePages * page

/** The newest until a time, page by page until they are enough; up to two thousand. */
export async function fetchFundingPages(
  marketId: string,
  until: bigint,
  isEnough: (rates: readonly FundingRate[]) => boolean,
): Promise<FundingRate[]> {
  const rates: FundingRate[] = []
  for (let pages = 0; pages < mostRatePages; pages++) {
    const last = rates.at(-1)
    const told = await fetchFundingRates(marketId, page, last === undefined ? until : last.timestamp - 1n)
    rates.push(...told)
    if (told.length < page || isEnough(rates)) break
  }
  return rates
}

/** Contracts that are held long, of a derivative market; undefined where nobody tells. */
export async function fetchOpenInterest(marketId: string): Promise<string | undefined> {
  const { openInterests } = await derivatives.openInterest({ marketIDs: [marketId] }).response
  return openInterests.find((one) => one.marketId === marketId)?.openInterest
}

/** What the oracle of a market says now, in the quote asset's whole tokens. */
export async function fetchOraclePrice(market: ToldMarket): Promise<string | undefined> {
  if (market.kind !== 'derivative') return undefined
  const { oracleBase, oracleQuote, oracleType } = market.told
  const asked = { baseSymbol: oracleBase, quoteSymbol: oracleQuote, oracleType, oracleScaleFactor: 0 }
  const { price } = await oracle.price(asked).response
  return price === '' ? undefined : price
}

const mostPages = 10

/** The insurance fund of a market; undefined where it has none. */
export async function fetchFund(marketId: string): Promise<InsuranceFund | undefined> {
  for (let [token, pages] = ['', 0]; pages < mostPages; pages++) {
    const { funds, next } = await insurance.funds({ perPage: page, token }).response
    const fund = funds.find((one) => one.marketId === marketId)
    if (fund !== undefined || next.length === 0) return fund
    token = next[0] ?? ''
  }
  return undefined
}
