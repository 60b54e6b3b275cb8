import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import {
  FundingPaymentsRequest,
  FundingRatesRequest,
  type FundingPayment,
  type FundingRate,
  PositionsRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { InjectiveSpotExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb.client'
import {
  AtomicSwapHistoryRequest,
  OrdersHistoryRequest,
  OrdersRequest,
  SubaccountTradesListRequest,
  TradesRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { IndexerGrpcDerivativesApi } from '@injectivelabs/sdk-ts/client/indexer'
import { encodeAddress } from '@injsight/chain'
import { createTransport } from '@injsight/grpc-web'
import { createPlaces } from '@injsight/runtime'
import { forEachRecording } from '@injsight/testing'
import { readExpectedExchange } from '../../../test/recorded/expected-exchange.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { toHistory } from './follow-orders.ts'
import { createFundingMethods } from '../derivatives/funding.ts'
import { createKnownMarkets } from './known-markets.ts'
import { listHistory } from './order-history.ts'
import { listTrades, toTrade } from './trades.ts'
import { listToldTrades, type ToldTrade } from '../../../test/recorded/told-trades.ts'
import { listToldFunding, listToldHoldings } from '../../../test/recorded/told-funding.ts'

/** Of all recordings: not each chain has many. */
let paymentsInAll = 0

await forEachRecording(async (recording, test) => {
  const { url, pool, stop } = await indexedApi(recording)
  after(stop)
  const transport = createTransport({ baseUrl: url, timeoutMs: 120_000 })
  const spot = new InjectiveSpotExchangeRPCClient(transport)
  const derivatives = new InjectiveDerivativeExchangeRPCClient(transport)
  const sdk = new IndexerGrpcDerivativesApi(url)
  const { state } = readExpectedExchange(recording)
  const told = listToldTrades(recording, 'Spot').filter(({ quantity }) => quantity !== '0')
  const some = told[Math.floor(told.length / 2)]
  assert.ok(some)

  test('trades are filtered by side, kind, market, account, subaccount, name and time, and all of these at once', async () => {
    const owner = encodeAddress('inj', Buffer.from(some.subaccountId.slice(2, 42), 'hex'))
    const isOwn = ({ subaccountId }: ToldTrade) => subaccountId === some.subaccountId
    const isMaker = ({ execution }: ToldTrade) => ['LimitMatchRestingOrder', 'LimitFill'].includes(execution)
    const named = told.find(({ cid }) => cid !== '')
    const { response: first } = await spot.tradesV2(
      TradesRequest.create({ subaccountId: some.subaccountId, limit: 1 }),
    )
    const newest = first.trades[0]?.executedAt ?? 0n
    const cases: [Partial<TradesRequest>, (trade: ToldTrade) => boolean][] = [
      [{ direction: 'buy', marketId: some.market }, (one) => one.isBuy && one.market === some.market],
      [{ executionSide: 'maker' }, isMaker],
      [
        { executionSide: 'taker', marketIds: [some.market] },
        (one) => !isMaker(one) && one.market === some.market,
      ],
      [{ executionTypes: ['market'] }, ({ execution }) => execution === 'Market'],
      [{ subaccountId: some.subaccountId }, isOwn],
      [{ subaccountIds: [some.subaccountId], direction: 'sell' }, (one) => isOwn(one) && !one.isBuy],
      [
        { accountAddress: owner },
        ({ subaccountId }) => subaccountId.startsWith(some.subaccountId.slice(0, 42)),
      ],
      [{ cid: named?.cid ?? '' }, ({ cid }) => cid === named?.cid],
      [{ marketId: `0x${'12'.repeat(32)}` }, () => false],
      [{ endTime: 1n }, () => false],
      [{ startTime: newest + 1n, subaccountId: some.subaccountId }, () => false],
    ]
    for (const [request, passes] of cases) {
      const { response } = await spot.tradesV2(TradesRequest.create({ ...request, limit: 100 }))
      const expected = told.filter(passes)
      assert.equal(
        response.paging?.total,
        BigInt(Math.min(expected.length, 1000)),
        JSON.stringify(request.direction),
      )
      const hashes = new Set(expected.map(lineOfTold))
      assert.equal(response.trades.length, Math.min(100, expected.length))
      assert.ok(response.trades.every((trade) => hashes.has(`${trade.orderHash} ${trade.tradeDirection}`)))
      const times = response.trades.map(({ executedAt }) => executedAt)
      assert.deepEqual(
        times,
        times.toSorted((a, b) => Number(b - a)),
      )
    }
    const list = SubaccountTradesListRequest.create({
      subaccountId: some.subaccountId,
      direction: 'buy',
      limit: 100,
    })
    const { response } = await spot.subaccountTradesList(list)
    assert.equal(response.trades.length, Math.min(100, told.filter((one) => isOwn(one) && one.isBuy).length))
  })

  test('what is rare is found however much lies between: a short page says where to go on', async () => {
    const markets = createKnownMarkets(pool, ['spot'])
    const owner = encodeAddress('inj', Buffer.from(some.subaccountId.slice(2, 42), 'hex'))
    // A place that leads to itself fails here, and is not followed for ever.
    const mostPages = 1000
    let most = 0
    for (const rare of [
      { cid: told.find(({ cid }) => cid !== '')?.cid ?? '' },
      { executionTypes: ['market'] },
      { accountAddress: owner, marketId: some.market, direction: 'sell' },
      { executionTypes: ['market'], skip: 3n },
    ]) {
      const request = TradesRequest.create({ ...rare, limit: 100 })
      const { trades: all, paging } = await listTrades(pool, await markets(), request)
      assert.deepEqual(paging.next, [])
      const found: string[] = []
      let pages = 0
      for (
        let next = ['0', String(request.skip)], isMore = true;
        isMore;
        isMore = next.length > 0 && pages < mostPages
      ) {
        const [endTime = '0', skip = '0'] = next
        const place = { ...request, endTime: BigInt(endTime), skip: BigInt(skip) }
        const page = await listTrades(pool, await markets(), place, 1)
        found.push(...page.trades.map(toTrade).map(({ tradeId }) => tradeId))
        next = page.paging.next
        pages += 1
      }
      const expected = all.map(toTrade).map(({ tradeId }) => tradeId)
      assert.deepEqual(found.slice(0, expected.length), expected)
      assert.equal(new Set(found).size, found.length)
      most = Math.max(most, pages)
    }
    assert.ok(most > 1)
  })

  test('orders of the past are paged to the first of them, however many lie between', async () => {
    const markets = createKnownMarkets(pool, ['spot'])
    const { subaccountId, market: marketId } = some
    const mostPages = 2000
    let most = 0
    for (const asked of [
      { subaccountId },
      { marketId, direction: 'sell', skip: 3n },
      { subaccountId, state: 'filled' },
      { executionTypes: ['market'] },
    ]) {
      const request = OrdersHistoryRequest.create({ ...asked, limit: 100 })
      const { orders: all } = await listHistory(pool, await markets(), request, Infinity)
      const found: string[] = []
      let pages = 0
      for (
        let next = ['0', String(request.skip)], isMore = true;
        isMore;
        isMore = next.length > 0 && found.length < all.length && pages < mostPages
      ) {
        const [endTime = '0', skip = '0'] = next
        const place = { ...request, endTime: BigInt(endTime), skip: BigInt(skip) }
        const page = await listHistory(pool, await markets(), place, 1)
        found.push(...page.orders.map(toHistory).map(({ orderHash }) => orderHash))
        next = page.paging.next
        pages += 1
      }
      const expected = all.map(toHistory).map(({ orderHash }) => orderHash)
      assert.ok(expected.length > 0)
      assert.deepEqual(found.slice(0, expected.length), expected)
      assert.equal(new Set(found).size, found.length)
      most = Math.max(most, pages)
    }
    assert.ok(most > 1)
  })

  test('a trade is found by its id, and with it its order', async () => {
    const request = TradesRequest.create({ marketId: some.market, skip: 7n, limit: 1 })
    const [trade] = (await spot.tradesV2(request).response).trades
    const { response } = await spot.trades(TradesRequest.create({ tradeId: trade?.tradeId ?? '' }))
    assert.deepEqual(response.trades, [trade])
    const asked = OrdersHistoryRequest.create({ tradeId: trade?.tradeId ?? '' })
    const { orders } = await spot.ordersHistory(asked).response
    assert.deepEqual(
      orders.map(({ orderHash }) => orderHash),
      [trade?.orderHash],
    )
  })

  test('orders of the past tell how much of them was filled', async () => {
    const { response } = await spot.ordersHistory(
      OrdersHistoryRequest.create({ subaccountId: some.subaccountId, marketId: some.market, limit: 100 }),
    )
    assert.ok(response.orders.length > 10)
    const sums = new Map<string, bigint>()
    for (const { orderHash, quantity } of told)
      sums.set(orderHash, (sums.get(orderHash) ?? 0n) + BigInt(quantity.replace('.', '')))
    const open = new Set(
      state.spotOrders.flatMap(({ orders }) => orders.map(({ order_hash }) => toHex(order_hash))),
    )
    for (const order of response.orders) {
      assert.equal(order.subaccountId, some.subaccountId)
      assert.equal(order.isActive, open.has(order.orderHash), order.orderHash)
      if (!order.quantity.includes('.'))
        assert.equal(BigInt(order.filledQuantity), sums.get(order.orderHash) ?? 0n, order.orderHash)
      if (order.state === 'filled') assert.equal(order.filledQuantity, order.quantity)
      assert.ok(order.state !== '' && order.updatedAt >= order.createdAt)
    }
  })

  test('open orders and positions are filtered by account and side', async () => {
    for (const { subaccount_id: subaccountId, market_id: marketId, position } of state.positions) {
      const direction = position.isLong ? 'long' : 'short'
      const { response } = await derivatives.positions(
        PositionsRequest.create({ subaccountId, direction, marketId }),
      )
      assert.deepEqual(
        response.positions.map((one) => one.subaccountId),
        [subaccountId],
      )
    }
    const all = await spot.orders(OrdersRequest.create({ subaccountId: some.subaccountId, limit: 100 }))
      .response
    const sells = await spot.orders(
      OrdersRequest.create({ subaccountId: some.subaccountId, orderSide: 'sell', limit: 100 }),
    ).response
    assert.deepEqual(
      sells.orders,
      all.orders.filter(({ orderSide }) => orderSide === 'sell'),
    )
  })

  test('orders that are over are among the open ones where a request wants them', async () => {
    const { subaccountId, market: marketId } = some
    const request = { subaccountId, marketId, limit: 100 }
    const { orders } = await spot.orders(OrdersRequest.create({ ...request, includeInactive: true })).response
    const past = await spot.ordersHistory(
      OrdersHistoryRequest.create({ ...request, executionTypes: ['limit'] }),
    ).response
    assert.ok(orders.some(({ state }) => state === 'filled'))
    assert.deepEqual(
      orders.map(({ orderHash, state, quantity }) => [orderHash, state, quantity]),
      past.orders.map(({ orderHash, state, quantity }) => [orderHash, state, quantity]),
    )
  })

  test('open interest is what one side holds', async () => {
    const { openInterests } = await derivatives.openInterest({ marketIDs: [] }).response
    for (const { marketId, openInterest } of openInterests) {
      const sides = [true, false].map((isLong) =>
        state.positions
          .filter((one) => one.market_id === marketId && one.position.isLong === isLong)
          .reduce((sum, { position }) => sum + BigInt(position['quantity'] ?? 0), 0n),
      )
      assert.equal(BigInt(openInterest) * 10n ** 18n, sides[0])
      assert.equal(sides[0], sides[1])
    }
  })

  test('funding rates and payments are what the chain charged', async () => {
    for (const [marketId, rates] of Map.groupBy(listToldFunding(recording), ({ market }) => market)) {
      const { response } = await derivatives.fundingRates(FundingRatesRequest.create({ marketId }))
      assert.equal(response.paging?.total, BigInt(rates.length))
      for (const [at, { rate }] of response.fundingRates.entries()) {
        const { payment, markPrice } = rates.at(-1 - at) ?? { payment: '', markPrice: '' }
        assert.ok(Math.abs(Number(rate) - Number(payment) / Number(markPrice)) < 1e-15, `${rate} ${payment}`)
      }
      const paged: FundingRate[] = []
      for (
        let last: FundingRate | undefined, isMore = true;
        isMore;
        isMore = last !== undefined && paged.length <= rates.length
      ) {
        const endTime = last === undefined ? 0n : last.timestamp - 1n
        const page = await derivatives.fundingRates(
          FundingRatesRequest.create({ marketId, endTime, limit: 3 }),
        )
        paged.push(...page.response.fundingRates)
        last = page.response.fundingRates.at(-1)
      }
      assert.deepEqual(paged, response.fundingRates)
    }
    for (const { subaccount_id: subaccountId, market_id: marketId } of state.positions) {
      const { response } = await derivatives.fundingPayments(
        FundingPaymentsRequest.create({ subaccountId, marketId }),
      )
      const expected = listToldHoldings(recording, { marketId, subaccountId })
      assert.ok(expected.length > 0)
      const [found, due] = [response.payments.map(({ amount }) => Number(amount)), expected.toReversed()]
      assert.equal(found.length, due.length)
      for (const [at, amount] of found.entries())
        assert.ok(Math.abs(amount - (due[at] ?? 0)) < 1e-6, `${amount}`)
    }
  })

  test('of a whole market funding tells all positions: what some pay others receive', async () => {
    const { fundingPayments } = await sdk.fetchFundingPayments({ marketIds: [], pagination: { limit: 100 } })
    assert.ok(fundingPayments.length > 0)
    const ofMarket = Map.groupBy(fundingPayments, ({ marketId, timestamp }) => `${marketId} ${timestamp}`)
    for (const [interval, payments] of [...ofMarket].slice(0, -1)) {
      const sizes = payments.map(({ amount }) => Math.abs(Number(amount)))
      const rest = Math.abs(payments.reduce((sum, { amount }) => sum + Number(amount), 0))
      assert.ok(rest <= Math.max(...sizes) * 1e-9, interval)
      assert.ok(payments.length > 1, interval)
    }
    const [payment] = fundingPayments
    assert.ok(payment)
    const own = await sdk.fetchFundingPayments({
      subaccountId: payment.subaccountId,
      marketIds: [payment.marketId],
    })
    assert.deepEqual(own.fundingPayments[0], payment)
  })

  test('funding of whole markets is paged to the first interval, by places as by numbers', async () => {
    const markets = createKnownMarkets(pool, ['perpetual'])
    const places = createPlaces({ atOnce: 1, most: 1, mostOfOne: 1 })
    const readAll = async (most: number) => {
      const { fundingPayments } = createFundingMethods({ pool, markets, places, most })
      const found: FundingPayment[] = []
      let [endTime, skip, pages] = [0n, 3n, 0]
      for (let isMore = true; isMore && pages < 1000; pages++) {
        const request = FundingPaymentsRequest.create({ limit: 100, skip, endTime })
        const { payments, paging } = await fundingPayments(request)
        found.push(...payments)
        const [time, left] = paging?.next ?? []
        isMore = time !== undefined || payments.length === 100
        ;[endTime, skip] = time === undefined ? [endTime, skip + 100n] : [BigInt(time), BigInt(left ?? 0)]
      }
      return { found, pages }
    }
    const whole = await readAll(Infinity)
    const byPlaces = await readAll(1)
    assert.notEqual(whole.found.length, 0)
    paymentsInAll += whole.found.length
    assert.deepEqual(byPlaces.found, whole.found)
    assert.ok(byPlaces.pages > whole.pages)
    const { fundingPayments } = createFundingMethods({ pool, markets, places })
    const gone = AbortSignal.abort(new Error('gone'))
    const left = fundingPayments(FundingPaymentsRequest.create({}), { signal: gone })
    await assert.rejects(left, { message: 'gone' })
    // While there is no place, what one subaccount was paid is still told.
    places.enter('somebody')
    await assert.rejects(fundingPayments(FundingPaymentsRequest.create({})), { code: 'places.full' })
    const [payment] = whole.found
    const { payments: own } = await fundingPayments(
      FundingPaymentsRequest.create({ subaccountId: payment?.subaccountId ?? '', limit: 100 }),
    )
    assert.deepEqual(
      own[0],
      whole.found.filter(({ subaccountId }) => subaccountId === payment?.subaccountId)[0],
    )
  })

  test('what makes no sense is refused with words, what is not there is not found', async () => {
    const wrong = { kind: 'invalid-input' }
    const refused: [string, () => PromiseLike<unknown>][] = [
      ['limit', () => spot.trades(TradesRequest.create({ limit: -1 }))],
      ['skip', () => spot.tradesV2(TradesRequest.create({ skip: 10_001n }))],
      ['market', () => spot.trades(TradesRequest.create({ marketId: 'INJ/USDT' }))],
      ['direction', () => spot.trades(TradesRequest.create({ direction: 'sideways' }))],
      ['execution', () => spot.trades(TradesRequest.create({ executionTypes: ['Market'] }))],
      ['side', () => spot.trades(TradesRequest.create({ executionSide: 'both' }))],
      ['account', () => spot.trades(TradesRequest.create({ accountAddress: 'inj1nobody' }))],
      ['trade', () => spot.trades(TradesRequest.create({ tradeId: '5' }))],
      ['times', () => spot.trades(TradesRequest.create({ startTime: 2n, endTime: 1n }))],
      ['time', () => spot.trades(TradesRequest.create({ startTime: -1n }))],
      ['depth', () => spot.orderbookV2({ marketId: some.market, depth: -1 })],
      [
        'status',
        () => spot.markets({ marketStatus: 'sleeping', marketStatuses: [], baseDenom: '', quoteDenom: '' }),
      ],
      ['state', () => spot.ordersHistory(OrdersHistoryRequest.create({ state: 'lost' }))],
      ['type', () => spot.ordersHistory(OrdersHistoryRequest.create({ orderTypes: ['hold'] }))],
      ['subaccount', () => derivatives.fundingPayments(FundingPaymentsRequest.create({ subaccountId: '7' }))],
    ]
    for (const [name, ask] of refused) await assert.rejects(async () => ask(), wrong, name)
    const absent = { kind: 'not-found' }
    const binary = state.binaryOptionsMarkets[0]?.['market_id'] ?? ''
    await assert.rejects(async () => spot.market({ marketId: `0x${'12'.repeat(32)}` }), absent)
    await assert.rejects(async () => derivatives.market({ marketId: binary }), {
      ...absent,
      message: /BinaryOptionsMarket/,
    })
    await assert.rejects(async () => derivatives.market({ marketId: some.market }), absent)
    await assert.rejects(async () => derivatives.binaryOptionsMarket({ marketId: some.market }), absent)
    await assert.rejects(
      async () => spot.atomicSwapHistory(AtomicSwapHistoryRequest.create({})),
      /Blocks do not tell/,
    )
    const [never] = await sdk.fetchOrderbooksV2([binary])
    assert.deepEqual(never?.orderbook.buys, [])
  })

  test('the REST paths of the public indexer say the same', async () => {
    const ask = async (path: string) =>
      (await fetch(`${url}/api/exchange/${path}`)).json() as Promise<Record<string, unknown>>
    const { trades, paging } = await ask(`spot/v2/trades?marketId=${some.market}&limit=2`)
    const { response } = await spot.tradesV2(TradesRequest.create({ marketId: some.market, limit: 2 }))
    assert.deepEqual([trades, paging], [toJson(response.trades), toJson(response.paging)])
    const { markets } = await ask('derivative/v1/markets?market_status=active')
    assert.ok(Array.isArray(markets) && markets.length > 0)
    const { code } = await ask('derivative/v1/positions?subaccountId=7')
    assert.equal(code, 3)
  })
})

test('funding of whole markets was read to the first of many payments', () => assert.ok(paymentsInAll > 20))

function lineOfTold({ orderHash, isBuy }: ToldTrade): string {
  return `${orderHash} ${isBuy ? 'buy' : 'sell'}`
}

function toHex(base64: string): string {
  return `0x${Buffer.from(base64, 'base64').toString('hex')}`
}

/** As REST writes a message: whole numbers as numbers. */
function toJson(message: unknown): unknown {
  const numbers = (_: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)
  return JSON.parse(JSON.stringify(message, numbers))
}
