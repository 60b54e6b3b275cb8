import type {
  ListTradingRecordRequest,
  ListTradingRecordResponse,
  TradingRecordLine,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import {
  listTradedDaysIn,
  listTradedMarkets,
  type Traded,
} from '#src/queries/exchange/accounts/account-trading.ts'
import { sumFunding } from '#src/queries/exchange/accounts/account-funding.ts'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { findMarket, listMarkets, type Market } from '#src/queries/exchange/markets.ts'
import { toHumanNotional } from '#src/queries/exchange/units.ts'
import { findMinutes } from '#src/queries/orders/traded-minutes.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { readMarketId } from '../markets/get-market.ts'
import { readName } from './read-page.ts'

const [minute, day] = [60, 86_400]
const mostDays = 90

/** @throws Fault `invalid-input` */
export async function listTradingRecord(
  pool: Pool,
  request: ListTradingRecordRequest,
): Promise<ListTradingRecordResponse> {
  const { bytes } = readName(request.account)
  const marketId = request.marketId === '' ? '' : readMarketId(request.marketId)
  const asked = listUnknown(pool, ['exchange'])
  if (marketId === '') {
    const [markets, traded, unknown] = await Promise.all([
      listMarkets(pool, {}),
      listTradedMarkets(pool, accountKey(bytes)),
      asked,
    ])
    const byKey = new Map(markets.map((market) => [market.key, market]))
    const lines = [...Map.groupBy(traded, ({ market }) => market)].flatMap(([key, some]) => {
      const market = byKey.get(key)
      return market === undefined ? [] : [toLine(market, { some, time: some[0]?.timeMs ?? 0, funding: '' })]
    })
    return { lines, stepSeconds: 0, unknown }
  }
  const [market, unknown] = await Promise.all([findMarket(pool, marketId), asked])
  if (market === undefined) return { lines: [], stepSeconds: day, unknown }
  return { ...(await readMarket(pool, bytes, market)), unknown }
}

async function readMarket(pool: Pool, bytes: Uint8Array, market: Market) {
  const account = accountKey(bytes)
  const days = await listTradedDaysIn(pool, { account, market: market.key, limit: mostDays })
  const [first] = days
  if (first === undefined) return { lines: [], stepSeconds: day }
  const minutes = await findMinutes(pool, { account, market: market.key, days })
  const [traded, stepSeconds] = minutes === undefined ? [days, day] : [minutes, minute]
  const asked = { market: market.key, fromMs: first.timeMs, stepMs: stepSeconds * 1000 }
  const funding = market.kind === 'perpetual' ? await sumFunding(pool, bytes, asked) : undefined
  const byTime = Map.groupBy(traded, ({ timeMs }) => timeMs)
  const times = [...new Set([...byTime.keys(), ...(funding?.keys() ?? [])])].toSorted((a, b) => a - b)
  const lines = times.map((time) =>
    toLine(market, {
      some: byTime.get(time) ?? [],
      time,
      funding: funding === undefined ? '' : (funding.get(time) ?? '0'),
    }),
  )
  return { lines, stepSeconds }
}

/** @param of one of several generations of the exchange has more than one sum */
function toLine(market: Market, of: { some: Traded[]; time: number; funding: string }): TradingRecordLine {
  const sum = (...amounts: ((traded: Traded) => string)[]) =>
    addDecimals(
      of.some.flatMap((traded) =>
        amounts.map((amount) => toHumanNotional({ ...market, ...traded }, amount(traded))),
      ),
    )
  return {
    marketId: market.id,
    ticker: market.ticker,
    quoteDenom: market.quoteDenom,
    time: BigInt(of.time),
    trades: of.some.reduce((n, { fills }) => n + fills, 0),
    volume: sum(({ notional }) => notional),
    makerVolume: sum(({ makerNotional }) => makerNotional),
    fees: sum(({ fees }) => fees),
    rebates: sum(({ rebates }) => rebates),
    profit:
      market.kind === 'spot'
        ? ''
        : sum(
            ({ pnl }) => pnl,
            ({ feesInPnl }) => feesInPnl,
          ),
    funding: of.funding === '' ? '' : addDecimals([toHumanNotional(market, of.funding)]),
  }
}
