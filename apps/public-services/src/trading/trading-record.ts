import { TradesV2Request as DerivativeTradesRequest } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { TradesV2Request as SpotTradesRequest } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { readAccount, scaleDecimal, unscaleDecimal } from '@injsight/chain'
import { refusal, Status } from '@injsight/grpc-web'
import type {
  ListTradingRecordRequest,
  ListTradingRecordResponse,
  OrderAmount,
  TradingRecordLine,
} from '@injsight/injsight-v1'
import type { Exchange, Markets } from './exchange.ts'
import { ofDerivative, ofSpot, type Trade } from './trades.ts'

/** Public services tell no more trades at once. */
const mostTrades = 100
const [minute, day] = [60, 86_400]
const [mostDays, mostDaysByMinute] = [90, 2]
/** Behind the point: of a price or a quantity, and of a price times a quantity. */
const [places, placesOfWorth] = [36, 72]
/** What the chain counts as volume, too. The rest is told alike: positions that are settled, offset or liquidated. */
const ofOrders: ReadonlySet<string> = new Set([
  'Market',
  'LimitFill',
  'LimitMatchRestingOrder',
  'LimitMatchNewOrder',
])

/**
 * What an account traded, by market or over time: summed here of one that traded so little that all of its trades are told
 * at once. What it paid for funding isn't told by trades.
 *
 * @throws Fault `invalid-input`; `grpc.unimplemented` for whoever traded more, since public services sum nothing
 */
export async function listTradingRecord(
  exchange: Exchange,
  { account, marketId }: ListTradingRecordRequest,
): Promise<ListTradingRecordResponse> {
  const asked = { accountAddress: readAccount(account), limit: mostTrades }
  const [markets, { trades: spot }, { trades: derivative }] = await Promise.all([
    exchange.fetchMarkets(),
    exchange.spot.tradesV2(SpotTradesRequest.create(asked)).response,
    exchange.derivatives.tradesV2(DerivativeTradesRequest.create(asked)).response,
  ])
  if (Math.max(spot.length, derivative.length) >= mostTrades)
    throw refusal(Status.unimplemented, 'Public services sum up no trades, and these are too many to ask for')
  const told = [
    ...spot.map((trade) => ofSpot(trade, markets)),
    ...derivative.map((trade) => ofDerivative(trade, markets)),
  ]
  // A market order that found nobody is told as a trade of nothing, for nothing.
  const trades = told.filter(({ fill }) => fill.quantity?.raw !== '0')
  if (marketId === '') return { lines: listByMarket(trades, markets), stepSeconds: 0, unknown: [] }
  return { ...listByTime(trades, marketId.toLowerCase(), markets), unknown: [] }
}

function listByMarket(trades: readonly Trade[], markets: Markets): TradingRecordLine[] {
  return [...Map.groupBy(trades, ({ fill }) => fill.marketId)]
    .map(([marketId, some]) => toLine(some, lastDayOf(some), { marketId, markets }))
    .toSorted(
      (a, b) =>
        Number(b.time - a.time) || b.trades - a.trades || Number(keyOf(a.marketId) - keyOf(b.marketId)),
    )
}

/** What an index orders markets by: a number with a sign, of the first eight bytes of their ids. */
function keyOf(marketId: string): bigint {
  return BigInt.asIntN(64, BigInt(marketId.slice(0, 18)))
}

function lastDayOf(trades: readonly Trade[]): bigint {
  return trades.map(({ time }) => beginOf(time, day)).reduce((last, time) => (time > last ? time : last), 0n)
}

/** By the minute where it was all within few days. */
function listByTime(trades: readonly Trade[], marketId: string, markets: Markets) {
  const some = trades.filter(({ fill }) => fill.marketId.toLowerCase() === marketId)
  const byStep = (seconds: number) => Map.groupBy(some, ({ time }) => beginOf(time, seconds))
  const stepSeconds = some.length > 0 && byStep(day).size <= mostDaysByMinute ? minute : day
  const lines = [...byStep(stepSeconds)]
    .toSorted(([a], [b]) => Number(a - b))
    .slice(stepSeconds === day ? -mostDays : 0)
    .map(([time, ofStep]) => toLine(ofStep, time, { marketId, markets }))
  return { lines, stepSeconds }
}

function beginOf(time: bigint, seconds: number): bigint {
  return time - (time % BigInt(seconds * 1000))
}

type Of = { marketId: string; markets: Markets }

function toLine(trades: readonly Trade[], time: bigint, { marketId, markets }: Of): TradingRecordLine {
  const { ticker, quoteDenom, isSpot } = markets.of(marketId)
  const orders = trades.filter(({ fill }) => ofOrders.has(fill.execution))
  const worthOf = (some: readonly Trade[]) =>
    unscaleDecimal(sum(some.map(({ fill }) => numberOf(fill.price) * numberOf(fill.quantity))), placesOfWorth)
  const fees = trades.map(({ fill }) => numberOf(fill.fee))
  const profits = trades.flatMap(({ profit }) =>
    profit === undefined ? [] : numberOf(markets.of(marketId).units.amount(profit)),
  )
  const feesInProfits = fees.filter((_, at) => trades[at]?.isFeeInProfit)
  return {
    marketId,
    ticker,
    quoteDenom,
    time,
    trades: orders.length,
    volume: worthOf(orders),
    makerVolume: worthOf(orders.filter(({ fill }) => fill.isMaker)),
    fees: unscaleDecimal(sum(fees.filter((fee) => fee > 0n)), places),
    rebates: unscaleDecimal(-sum(fees.filter((fee) => fee < 0n)), places),
    profit: isSpot ? '' : unscaleDecimal(sum(profits) + sum(feesInProfits), places),
    funding: '',
  }
}

/** @throws Fault `grpc.unimplemented` where nobody tells which decimals its market has */
function numberOf(amount: OrderAmount | undefined): bigint {
  if (amount === undefined || amount.human === '')
    throw refusal(Status.unimplemented, 'Nobody tells in which units one of its markets counts')
  return scaleDecimal(amount.human, places)
}

function sum(numbers: readonly bigint[]): bigint {
  return numbers.reduce((all, one) => all + one, 0n)
}
