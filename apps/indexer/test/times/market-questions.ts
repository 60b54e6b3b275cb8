import {
  FundingPaymentsRequest,
  FundingRatesRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import {
  OrdersHistoryRequest,
  TradesRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { encodeAddress } from '@injsight/chain'
import { createPlaces } from '@injsight/runtime'
import type { Pool } from 'pg'
import { listOrderHistory } from '#src/api/accounts/list-order-history.ts'
import { listTradingRecord } from '#src/api/accounts/list-trading-record.ts'
import { createFundingMethods } from '#src/api/derivatives/funding.ts'
import { createKnownMarkets } from '#src/api/exchange/known-markets.ts'
import { listHistory } from '#src/api/exchange/order-history.ts'
import { listTrades } from '#src/api/exchange/trades.ts'
import { listCandleMarks } from '#src/api/markets/list-candle-marks.ts'
import { slowLimits } from '#src/api/server/slow-methods.ts'
import { createWorthHistory } from '#src/api/worth/get-worth-history.ts'
import { listCandles } from '#src/queries/exchange/candles.ts'
import { findMarket } from '#src/queries/exchange/markets.ts'
import { getOrderBook } from '#src/queries/orders/books/order-book.ts'
import { listRankedAssets } from '#src/queries/tokens/assets.ts'
import { listHolders } from '#src/queries/tokens/bank.ts'
import { held } from './make-markets.ts'

type Question = (round: number) => Promise<unknown>

/** @param old a height from which on the books are kept, and one below which the blocks were busy */
export async function marketQuestions(
  pool: Pool,
  { id, account, old }: { id: string; account: string; old: [number, number] },
): Promise<Record<string, Question>> {
  const found = await findMarket(pool, id)
  if (found === undefined) throw new Error(`there is no market ${id}`)
  const { rows } = await pool.query<{ address: Buffer; subaccount: Buffer; first: string; head: string }>(
    `select address, subaccount, extract(epoch from (select time from blocks order by height limit 1))::int8 as first, head
      from addresses join subaccount_volumes on substr(subaccount, 1, 20) = address, chain_state
      where account = $1 limit 1`,
    [account],
  )
  const [owner] = rows
  if (owner === undefined) throw new Error('the busiest account has no subaccount')
  const { address, subaccount, head } = owner
  const name = encodeAddress('inj', address)
  const subaccountId = `0x${subaccount.toString('hex')}`
  const markets = createKnownMarkets(pool, ['spot', 'perpetual', 'expiry', 'binary'])
  const { fundingRates, fundingPayments } = createFundingMethods({
    pool,
    markets,
    places: createPlaces(slowLimits),
  })
  const worth = createWorthHistory(pool)
  const now = Math.floor(Date.now() / 1000)
  const before = Number(owner.first) - (Number(owner.first) % 60)
  const candlesOf = (resolution: number) => ({ market: found, resolution, from: 0, to: now, count: 1000 })
  const marks = (seconds: number) => ({
    marketId: id,
    seconds,
    times: Array.from({ length: 1000 }, (_, at) => BigInt(before + at * seconds)),
  })
  const page = { limit: 20 }
  const orders = async (asked: Partial<OrdersHistoryRequest>) =>
    listHistory(pool, await markets(), OrdersHistoryRequest.create({ ...page, ...asked }))
  const trades = async (asked: Partial<TradesRequest>) =>
    listTrades(pool, await markets(), TradesRequest.create({ ...page, ...asked }))
  const cursor = `${BigInt(head) / 2n}.0`

  return {
    '1,000 candles of a minute': () => listCandles(pool, candlesOf(60)),
    '1,000 candles of a quarter of an hour': () => listCandles(pool, candlesOf(900)),
    '1,000 candles of 12 hours': () => listCandles(pool, candlesOf(43_200)),
    '1,000 candles of a week': () => listCandles(pool, candlesOf(604_800)),
    'what happened during 1,000 candles': () => listCandleMarks(pool, marks(60)),
    'the book at an old height': (round) =>
      getOrderBook(pool, id, BigInt(old[0] + ((round * 37) % (old[1] - old[0])))),
    'the book now': () => getOrderBook(pool, id),
    '20 trades of a market': () => trades({ marketId: id }),
    '20 trades of an account': () => trades({ accountAddress: name }),
    '20 trades of a name that nobody gave': () => trades({ marketId: id, cid: 'nobody' }),
    '20 funding rates of a market': () => fundingRates(FundingRatesRequest.create({ marketId: id, ...page })),
    '20 funding payments of a subaccount': () =>
      fundingPayments(FundingPaymentsRequest.create({ subaccountId, ...page })),
    '20 funding payments of a market': () =>
      fundingPayments(FundingPaymentsRequest.create({ marketId: id, ...page })),
    '20 steps of an account’s orders': () => listOrderHistory(pool, { account: name, cursor: '', limit: 20 }),
    'the same steps, half-way down': () => listOrderHistory(pool, { account: name, cursor, limit: 20 }),
    '20 orders of a subaccount, and what became of them': () => orders({ subaccountId }),
    '20 orders of a market, and what became of them': () => orders({ marketId: id }),
    '20 filled orders of a subaccount': () => orders({ subaccountId, state: 'filled' }),
    'a trader’s record in a market': () => listTradingRecord(pool, { account: name, marketId: id }),
    'a trader’s record in all markets': () => listTradingRecord(pool, { account: name, marketId: '' }),
    'how the worth of an account went': () => worth({ account: name }),
    '20 assets by holders': () =>
      listRankedAssets(pool, { by: 'holders', family: undefined, except: [], after: undefined, ...page }),
    'the same assets, half-way down': () =>
      listRankedAssets(pool, {
        by: 'holders',
        family: undefined,
        except: [],
        after: { rank: '450', key: '1' },
        ...page,
      }),
    '20 assets by supply': () =>
      listRankedAssets(pool, { by: 'whole', family: undefined, except: [], after: undefined, ...page }),
    '20 of a million holders': () =>
      listHolders(pool, held, { from: undefined, skip: 0, reverse: false, ...page }),
    'the same holders, among equals half-way down': () =>
      listHolders(pool, held, {
        from: { amount: '500', account: 500_000n },
        skip: 0,
        reverse: false,
        ...page,
      }),
  }
}
