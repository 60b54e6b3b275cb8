import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { indexedRecording } from '../../../../test/indexed-recording.ts'
import { readMarketTrades } from '../../../../test/recorded/market-trades.ts'
import type { Execution, Trade } from '../../orders/types.ts'
import { listTradedDays, listTradedDaysIn, type Traded } from './account-trading.ts'
import { addDecimals, multiplyDecimals } from '../decimals.ts'
import { listMarkets, type Market } from '../markets.ts'

const dayMs = 86_400_000
const ofOrders: ReadonlySet<Execution> = new Set([
  'Market',
  'LimitFill',
  'LimitMatchRestingOrder',
  'LimitMatchNewOrder',
])

type TradeOf = { account: bigint; market: bigint; timeMs: number; trade: Trade }

async function readTrades(pool: Pool, { id, key }: Market): Promise<TradeOf[]> {
  const trades = await readMarketTrades(pool, id)
  return trades
    .filter(({ quantity }) => Number(quantity.raw) > 0)
    .map((trade) => ({
      account: accountKey(Buffer.from(trade.subaccountId.slice(2, 42), 'hex')),
      market: key,
      timeMs: Number(trade.timeMs) - (Number(trade.timeMs) % dayMs),
      trade,
    }))
}

/** What trades come to, in the plainest way. */
function sumUp(trades: TradeOf[]): Traded[] {
  const days = Map.groupBy(trades, (one) => `${one.market} ${one.timeMs} ${one.trade.generation}`)
  return [...days.values()].map((some) => {
    const orders = some.filter(({ trade }) => ofOrders.has(trade.execution))
    const worth = (of: TradeOf[]) =>
      addDecimals(of.map(({ trade: { price, quantity } }) => multiplyDecimals(price.raw, quantity.raw)))
    const fees = some.map(({ trade }) => trade.fee.raw)
    const [{ market, timeMs, trade } = assert.fail()] = some
    return {
      market,
      timeMs,
      generation: trade.generation,
      fills: orders.length,
      notional: worth(orders),
      makerNotional: worth(orders.filter((one) => one.trade.isMaker)),
      fees: addDecimals(fees.filter((fee) => !fee.startsWith('-'))),
      rebates: addDecimals(fees.filter((fee) => fee.startsWith('-')).map((fee) => fee.slice(1))),
      pnl: addDecimals(some.map(({ trade: { position } }) => position?.pnl.raw ?? '0')),
      feesInPnl: addDecimals(
        some.map(({ trade: { position, fee } }) => (Number(position?.margin.raw) === 0 ? fee.raw : '0')),
      ),
    }
  })
}

const inOrder = (days: Traded[]) =>
  days
    .map(({ notional, makerNotional, fees, rebates, pnl, feesInPnl, ...day }) => ({
      ...day,
      amounts: [notional, makerNotional, fees, rebates, pnl, feesInPnl].map((amount) =>
        addDecimals([amount]),
      ),
    }))
    .toSorted((a, b) => a.timeMs - b.timeMs || Number(a.market - b.market))

await forEachRecording((recording, test) => {
  test('what each account traded in each market on each day is what its trades come to', async () => {
    const { pool } = await indexedRecording(recording)
    const trades: TradeOf[] = []
    for (const market of await listMarkets(pool, {})) trades.push(...(await readTrades(pool, market)))
    const byAccount = Map.groupBy(trades, ({ account }) => account)
    const { rows } = await pool.query(`select distinct account from account_trading_1d`)
    assert.equal(rows.length, byAccount.size)
    assert.ok(byAccount.size > 3)
    for (const [account, own] of byAccount) {
      const days = await listTradedDays(pool, account, 0)
      assert.deepEqual(inOrder(days), inOrder(sumUp(own)))
      const [{ market, timeMs: first } = assert.fail()] = days
      const inMarket = days.filter((day) => day.market === market)
      assert.deepEqual(await listTradedDaysIn(pool, { account, market, limit: 400 }), inMarket)
      assert.deepEqual(await listTradedDays(pool, account, first + 2 * dayMs), [])
    }
  })
})
