import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import { InjectiveSpotExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb.client'
import {
  StreamOrdersHistoryRequest,
  StreamOrdersRequest,
  StreamTradesRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import {
  StreamPositionsRequest,
  StreamTradesRequest as DerivativeTradesRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { IndexerGrpcSpotStream } from '@injectivelabs/sdk-ts/client/indexer'
import { createHandler, createTransport } from '@injsight/grpc-web'
import { createPlaces, silentLogger as log } from '@injsight/runtime'
import { forEachRecording, newerRecording, type Recording } from '@injsight/testing'
import { readExpectedExchange } from '../../../../test/recorded/expected-exchange.ts'
import { indexedRecording } from '../../../../test/indexed-recording.ts'
import { listToldTrades, trimDecimal } from '../../../../test/recorded/told-trades.ts'
import { createDerivativeService } from '../../derivatives/derivatives.ts'
import { createSpotService } from '../../spot/spot.ts'
import { createBlockChanges } from './block-changes.ts'
import { createKnownMarkets } from '../known-markets.ts'
import { newBlocks } from './new-blocks.ts'
import { createTelling, followMarkets, type Told } from './streams.ts'

/** Tells of each height between two, and ends. */
const heightsFrom = (from: bigint, to: bigint) => ({
  async *follow() {
    for (let height = from; height <= to; height += 1n) yield { height }
  },
})

await forEachRecording(async (recording, test) => {
  const { to } = recording
  const { spot, derivatives } = await serveExchange(recording, heightsFrom(0n, to))

  test('streams of trades tell each trade of each block, in its order', async () => {
    const found = await listAll(spot.streamTrades(StreamTradesRequest.create({})).responses)
    const told = listToldTrades(recording, 'Spot').filter(({ quantity }) => quantity !== '0')
    assert.deepEqual(
      found
        .map(({ trade }) => [trade?.orderHash, trimDecimal(trade?.price?.price ?? '')].join(' '))
        .toSorted(),
      told.map(({ orderHash, price }) => `${orderHash} ${price}`).toSorted(),
    )
    assert.deepEqual(
      found.map(({ timestamp }) => timestamp),
      found.map(({ timestamp }) => timestamp).toSorted((a, b) => Number(a - b)),
    )
    const bought = await listAll(
      derivatives.streamTradesV2(DerivativeTradesRequest.create({ direction: 'buy' })).responses,
    )
    assert.equal(
      bought.length,
      listToldTrades(recording, 'Derivative').filter(({ isBuy, quantity }) => isBuy && quantity !== '0')
        .length,
    )
  })

  test('what streams change in books leads to the books of the node', async () => {
    const { state, price, quantity } = readExpectedExchange(recording)
    for (const { books, stream } of [
      { books: state.spotOrders, stream: spot.streamOrderbookUpdate({ marketIds: [] }) },
      { books: state.derivativeOrders, stream: derivatives.streamOrderbookUpdate({ marketIds: [] }) },
    ]) {
      const levels = new Map<string, string>()
      for await (const { orderbookLevelUpdates: update, marketId } of stream.responses) {
        for (const [side, changed] of Object.entries({ buy: update?.buys, sell: update?.sells })) {
          for (const level of changed ?? []) {
            const name = `${marketId} ${side} ${level.price}`
            assert.equal(level.isActive, level.quantity !== '0')
            if (level.isActive) levels.set(name, level.quantity)
            else levels.delete(name)
          }
        }
      }
      const sums = new Map<string, bigint>()
      for (const { market_id: id, isBuySide, orders } of books) {
        for (const { order_info, fillable } of orders) {
          const name = `${id} ${isBuySide ? 'buy' : 'sell'} ${price(id, order_info['price'])}`
          sums.set(name, (sums.get(name) ?? 0n) + BigInt(fillable))
        }
      }
      const told = [...sums].map(([name, sum]) => `${name} ${quantity(name.slice(0, 66), `${sum}`)}`)
      assert.deepEqual([...levels].map((level) => level.join(' ')).toSorted(), told.toSorted())
    }
  })

  test('whole books are told when they change, and the last is the book as it is', async () => {
    const last = new Map<string, unknown>()
    const served = await serveExchange(recording, heightsFrom(to - 200n, to))
    for (const service of [served.spot, served.derivatives]) {
      for await (const { marketId, orderbook } of service.streamOrderbookV2({ marketIds: [] }).responses)
        last.set(marketId, orderbook)
      for (const [marketId, told] of last) {
        const { orderbook } = await service.orderbookV2({ marketId, depth: 0 }).response
        assert.deepEqual(told, orderbook)
      }
      last.clear()
    }
  })

  test('what streams tell of positions last is what the node has', async () => {
    const { state, quantity, amount } = readExpectedExchange(recording)
    const open = new Map<string, string>()
    for await (const { position } of derivatives.streamPositionsV2(StreamPositionsRequest.create({}))
      .responses) {
      const name = `${position?.marketId} ${position?.subaccountId}`
      if (position?.quantity === '0') open.delete(name)
      else open.set(name, `${position?.direction} ${position?.quantity} ${position?.margin}`)
    }
    const told = state.positions.map(({ market_id: id, subaccount_id, position }) => {
      const direction = position.isLong ? 'long' : 'short'
      const held = `${quantity(id, position['quantity'])} ${amount(id, position['margin'])}`
      return `${id} ${subaccount_id} ${direction} ${held}`
    })
    assert.deepEqual([...open].map((one) => one.join(' ')).toSorted(), told.toSorted())
  })

  test('streams of orders tell of each order when it comes and when it changes', async () => {
    const trades = listToldTrades(recording, 'Spot')
    const busy = BigInt(trades[Math.floor(trades.length / 2)]?.height ?? 0)
    const range = { from: busy - 10n, to: busy + 10n }
    const served = await serveExchange(recording, heightsFrom(range.from, range.to))
    const found = await listAll(
      served.spot.streamOrdersHistory(StreamOrdersHistoryRequest.create({})).responses,
    )
    const filled = trades.filter(({ height }) => BigInt(height) > range.from && BigInt(height) <= range.to)
    assert.ok(filled.length > 10)
    const hashes = new Set(found.map(({ order }) => order?.orderHash))
    assert.deepEqual(
      filled.filter(({ orderHash, quantity }) => quantity !== '0' && !hashes.has(orderHash)),
      [],
    )
    assert.ok(found.some(({ operationType }) => operationType === 'update'))
    const resting = await listAll(
      served.spot.streamOrders(StreamOrdersRequest.create({ orderSide: 'buy' })).responses,
    )
    assert.ok(
      resting.length > 0 &&
        resting.every(({ order }) => order?.orderSide === 'buy' && hashes.has(order.orderHash)),
    )
  })
})

test('the streams of sdk-ts are told of trades', async () => {
  const { url } = await serveExchange(newerRecording, heightsFrom(0n, newerRecording.to))
  const [first] = listToldTrades(newerRecording, 'Spot')
  const told = await new Promise<unknown>((done) => {
    const subscription = new IndexerGrpcSpotStream(url).streamTrades({
      callback: ({ trade }) => {
        subscription.unsubscribe()
        done(trade?.marketId)
      },
    })
  })
  assert.equal(told, first?.market)
})

test('of markets those are told that changed, and new ones', async () => {
  type Info = { marketId: string; status: string }
  const tell = createTelling<Info>()
  const reads = [
    { a: 'active' },
    { a: 'active' },
    { a: 'paused', b: 'active' },
    { a: 'paused', b: 'paused' },
  ].map((markets) => tell(Object.entries(markets).map(([marketId, status]) => ({ marketId, status }))))
  const { pool } = await indexedRecording(newerRecording)
  const markets = createKnownMarkets(pool, ['spot'])
  const sources = { feed: heightsFrom(1n, 4n), changes: createBlockChanges(pool, markets) }
  const context = { signal: new AbortController().signal, headers: {} }
  const listTold = async (marketIds: string[]) => {
    let at = 0
    const marketsAt = async (): Promise<Told<Info>> => reads[at++] ?? new Map()
    const told = await Array.fromAsync(followMarkets(sources, context, { marketIds, marketsAt }))
    return told.map(({ market, operationType }) => `${operationType} ${market.marketId} ${market.status}`)
  }
  assert.deepEqual(await listTold([]), ['update a paused', 'insert b active', 'update b paused'])
  await assert.rejects(listTold(['b']), { kind: 'invalid-input' })
})

test('a stream that is too far behind is ended with the reason', async () => {
  const feed = {
    async *follow() {
      yield* [{ height: 1n }, { height: 2n }, { height: 103n }]
    },
  }
  const seen: bigint[] = []
  const read = async () => {
    for await (const height of newBlocks(feed, new AbortController().signal)) seen.push(height)
  }
  await assert.rejects(read, {
    kind: 'unavailable',
    code: 'stream.behind',
    message: /101 blocks behind, after block 2/,
  })
  assert.deepEqual(seen, [2n])
})

test('streams refuse what makes no sense', async () => {
  const { spot, derivatives } = await serveExchange(newerRecording, heightsFrom(1n, 2n))
  const bad = { kind: 'invalid-input' }
  await assert.rejects(
    listAll(spot.streamTrades(StreamTradesRequest.create({ direction: 'up' })).responses),
    bad,
  )
  await assert.rejects(listAll(spot.streamOrderbookV2({ marketIds: ['0x12'] }).responses), bad)
  const noSubaccount = StreamPositionsRequest.create({ subaccountId: 'inj1' })
  await assert.rejects(listAll(derivatives.streamPositions(noSubaccount).responses), bad)
})

async function serveExchange(recording: Recording, feed: ReturnType<typeof heightsFrom>) {
  const { pool } = await indexedRecording(recording)
  const sources = { pool, feed, places: createPlaces({ atOnce: 1, most: 1, mostOfOne: 1 }) }
  const services = [createSpotService(sources), createDerivativeService(sources)]
  const handle = createHandler({ services, log })
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  after(() => server.close())
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const transport = createTransport({ baseUrl: url, timeoutMs: 120_000 })
  return {
    url,
    spot: new InjectiveSpotExchangeRPCClient(transport),
    derivatives: new InjectiveDerivativeExchangeRPCClient(transport),
  }
}

async function listAll<One>(responses: AsyncIterable<One>): Promise<One[]> {
  return Array.fromAsync(responses)
}
