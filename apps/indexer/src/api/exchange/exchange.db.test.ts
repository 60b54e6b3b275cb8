import assert from 'node:assert/strict'
import { after } from 'node:test'
import { IndexerGrpcDerivativesApi, IndexerGrpcSpotApi } from '@injectivelabs/sdk-ts/client/indexer'
import { forEachRecording } from '@injsight/testing'
import { readExpectedExchange } from '../../../test/recorded/expected-exchange.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { fromScaled, listToldTrades, trimDecimal } from '../../../test/recorded/told-trades.ts'

// What both services tell through sdk-ts's clients is what the node says in the units of v1beta1, of which the public
// service tells everything.
await forEachRecording(async (recording, test) => {
  const { url, stop } = await indexedApi(recording)
  after(stop)
  const [spot, derivatives] = [new IndexerGrpcSpotApi(url), new IndexerGrpcDerivativesApi(url)]
  const { state, price, quantity, amount } = readExpectedExchange(recording)

  test('every market has the terms that the node gives it', async () => {
    const found = [...(await spot.fetchMarkets()), ...(await derivatives.fetchMarkets())]
    const told = [...state.spotMarkets, ...state.derivativeMarkets]
    assert.equal(found.length, told.length)
    for (const one of told) {
      const id = one['market_id'] ?? ''
      const market = found.find(({ marketId }) => marketId === id)
      assert.deepEqual(
        [market?.ticker, market?.quoteDenom, market?.makerFeeRate, market?.takerFeeRate],
        [
          one['ticker'],
          one['quote_denom'],
          fromScaled(one['maker_fee_rate'] ?? ''),
          fromScaled(one['taker_fee_rate'] ?? ''),
        ],
      )
      assert.deepEqual(
        [market?.minPriceTickSize, market?.minQuantityTickSize, market?.minNotional],
        [
          price(id, one['min_price_tick_size']),
          quantity(id, one['min_quantity_tick_size']),
          amount(id, one['min_notional']),
        ].map(Number),
      )
    }
    const { markets } = await derivatives.fetchBinaryOptionsMarkets()
    assert.deepEqual(
      markets.map(({ marketId, settlementPrice }) => [marketId, settlementPrice]),
      state.binaryOptionsMarkets.map((one) => [
        one['market_id'],
        price(one['market_id'] ?? '', one['settlement_price']),
      ]),
    )
  })

  test('every level of every book is what its orders add up to', async () => {
    const levels = (book: { price: string; quantity: string }[]) =>
      book.map(({ price, quantity }) => ({ price, quantity }))
    for (const { books, of } of [
      { books: state.spotOrders, of: spot },
      { books: state.derivativeOrders, of: derivatives },
    ]) {
      for (const { market_id: marketId, isBuySide, orders } of books) {
        const { buys, sells } = await of.fetchOrderbookV2(marketId)
        const sums = new Map<string, bigint>()
        for (const { order_info, fillable } of orders) {
          const at = price(marketId, order_info['price'])
          sums.set(at, (sums.get(at) ?? 0n) + BigInt(fillable))
        }
        const expected = [...sums].map(([at, sum]) => ({ price: at, quantity: quantity(marketId, `${sum}`) }))
        const side = isBuySide ? -1 : 1
        assert.deepEqual(
          levels(isBuySide ? buys : sells),
          expected.toSorted((a, b) => side * (Number(a.price) - Number(b.price))),
        )
      }
    }
  })

  test('open orders are those that the node has, with what is left of them', async () => {
    for (const { books, of } of [
      { books: state.spotOrders, of: spot },
      { books: state.derivativeOrders, of: derivatives },
    ]) {
      for (const { market_id: marketId, isBuySide, orders } of books) {
        const found = await listAll(async (skip) => {
          const orderSide = (isBuySide ? 'buy' : 'sell') as never
          const page = await of.fetchOrders({ marketId, orderSide, pagination: { limit: 40, skip } })
          return page.orders.map((order) => [order.orderHash, order.price, order.unfilledQuantity])
        })
        const resting = found.filter(([hash]) => orders.some(({ order_hash }) => toHex(order_hash) === hash))
        assert.deepEqual(
          new Set(resting.map(String)),
          new Set(
            orders.map(({ order_hash, order_info, fillable }) =>
              String([toHex(order_hash), price(marketId, order_info['price']), quantity(marketId, fillable)]),
            ),
          ),
        )
      }
    }
  })

  test('open positions are those that the node has', async () => {
    const { positions } = await derivatives.fetchPositions()
    const told = state.positions.map(({ market_id: marketId, subaccount_id: subaccountId, position }) => ({
      marketId,
      subaccountId,
      direction: position.isLong ? 'long' : 'short',
      quantity: quantity(marketId, position['quantity']),
      entryPrice: price(marketId, position['entry_price']),
      margin: amount(marketId, position['margin']),
    }))
    const found = positions.map((position) => ({
      marketId: position.marketId,
      subaccountId: position.subaccountId,
      direction: position.direction,
      quantity: position.quantity,
      entryPrice: position.entryPrice,
      margin: position.margin,
    }))
    assert.deepEqual(byName(found), byName(told))
  })

  test('every trade is told as the chain told it, page by page', async () => {
    for (const market of await spot.fetchMarkets()) {
      const found = await listAll(async (skip) => {
        const request = { marketId: market.marketId, pagination: { limit: 100, skip } }
        const { trades } = await spot.fetchTrades(request)
        return trades.map((trade) => lineOf(trade, trade))
      })
      assert.deepEqual(found.toSorted(), toldLines('Spot', market.marketId))
    }
    for (const marketId of [...state.derivativeMarkets, ...state.binaryOptionsMarkets].map(
      (one) => one['market_id'] ?? '',
    )) {
      const found = await listAll(async (skip) => {
        const { trades } = await derivatives.fetchTrades({ marketId, pagination: { limit: 100, skip } })
        return trades.map((trade) =>
          lineOf(trade, { price: trade.executionPrice, quantity: trade.executionQuantity }),
        )
      })
      assert.deepEqual(found.toSorted(), toldLines('Derivative', marketId))
    }
  })

  function toldLines(family: 'Spot' | 'Derivative', marketId: string): string[] {
    return listToldTrades(recording, family)
      .filter((trade) => trade.market === marketId && trade.quantity !== '0')
      .map((trade) => lineOf({ ...trade, tradeDirection: trade.isBuy ? 'buy' : 'sell' }, trade))
      .toSorted()
  }
})

type Line = { orderHash: string; subaccountId: string; tradeDirection: string; fee: string; cid: string }

function lineOf(trade: Line, at: { price: string; quantity: string }): string {
  const { orderHash, subaccountId, tradeDirection, fee, cid } = trade
  const numbers = [fee, at.price, at.quantity].map(trimDecimal)
  return [orderHash, subaccountId, tradeDirection, cid, ...numbers].join(' ')
}

async function listAll<Line>(fetchPage: (skip: number) => Promise<Line[]>): Promise<Line[]> {
  const all: Line[] = []
  for (;;) {
    const page = await fetchPage(all.length)
    if (page.length === 0) return all
    all.push(...page)
  }
}

function byName<One extends { marketId: string; subaccountId: string }>(all: One[]): One[] {
  const name = ({ marketId, subaccountId }: One) => `${marketId} ${subaccountId}`
  return all.toSorted((a, b) => (name(a) < name(b) ? -1 : 1))
}

function toHex(base64: string): string {
  return `0x${Buffer.from(base64, 'base64').toString('hex')}`
}
