import assert from 'node:assert/strict'
import { EventEmitter, on } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { InjectiveChartRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb.client'
import {
  InjectiveDerivativeExchangeRPC,
  MarketsResponse as DerivativeMarketsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type { IInjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import {
  InjectiveSpotExchangeRPC,
  MarketsResponse,
  SpotLimitOrderbookV2,
  SpotMarketInfo,
  TokenMeta,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { IInjectiveSpotExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb.client'
import { createHandler, createTransport, serve } from '@injsight/grpc-web'
import { ExplorerClient, ListMarketDaysRequest, type BookChange } from '@injsight/injsight-v1'
import { readConfig, silentLogger as log } from '@injsight/runtime'
import { until } from '@injsight/testing'
import { settings } from '../src/config.ts'
import { start } from '../src/start.ts'
import { startStandIn } from './stand-in/start-stand-in.ts'

const marketId = `0x${'a1'.repeat(32)}`
const market = SpotMarketInfo.create({
  marketId,
  marketStatus: 'active',
  ticker: 'INJ/USDT',
  baseDenom: 'inj',
  baseTokenMeta: TokenMeta.create({ symbol: 'INJ', decimals: 18 }),
  quoteDenom: 'usdt',
  quoteTokenMeta: TokenMeta.create({ symbol: 'USDT', decimals: 6 }),
})
const level = (price: string, quantity: string) => ({ price, quantity, timestamp: 0n })
const bookOf = (sequence: bigint, height: bigint, buys: ReturnType<typeof level>[]) =>
  SpotLimitOrderbookV2.create({ sequence, height, buys })

/** An exchange with one market, whose book a test sets. */
let book = bookOf(1n, 10n, [level('0.000000000012', '1000000000000000000')])
const changes = new EventEmitter()
const exchange = [
  serve<IInjectiveSpotExchangeRPCClient>(InjectiveSpotExchangeRPC, {
    markets: () => MarketsResponse.create({ markets: [market] }),
    orderbookV2: () => ({ orderbook: book }),
    async *streamOrderbookV2(_, { signal }) {
      for await (const _ of on(changes, 'book', { signal }))
        yield { orderbook: book, operationType: 'update', timestamp: 0n, marketId }
    },
  }),
  serve<IInjectiveDerivativeExchangeRPCClient>(InjectiveDerivativeExchangeRPC, {
    markets: () => DerivativeMarketsResponse.create(),
  }),
]
const handle = createHandler({ services: exchange, log })
const server = createServer((request, response) => void handle(request, response))
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

const standIn = await startStandIn()
const config = readConfig(settings, {
  ...standIn.settings,
  NETWORK: 'testnet',
  EXCHANGE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
})
const program = await start({ config: { ...config, SERVICES_PORT: 0 }, log })
const transport = createTransport({ baseUrl: program.url, timeoutMs: 5000 })
const explorer = new ExplorerClient(transport)
after(async () => {
  transport.close()
  await program.stop()
  await standIn.stop()
  server.closeAllConnections()
  server.close()
})

test('[MARKET-02] a book is told as it is now, in the units of people; books of the past nobody tells', async () => {
  const told = await explorer.getOrderBook({ marketId, height: 0n }).response
  assert.deepEqual([told.height, told.sequence, told.sells], [10n, 1n, []])
  assert.deepEqual(told.buys, [
    {
      price: { raw: '0.000000000012', human: '12' },
      quantity: { raw: '1000000000000000000', human: '1' },
    },
  ])
  await assert.rejects(explorer.getOrderBook({ marketId, height: 7n }).response, {
    code: 'grpc.unimplemented',
  })
  await assert.rejects(explorer.getOrderBook({ marketId: '0xabc', height: 0n }).response, {
    kind: 'not-found',
  })
})

test('[MARKET-02] of books that are told whole, what differs from the block before is told as a change', async () => {
  const leaving = new AbortController()
  const { responses } = explorer.streamBooks({ marketIds: [marketId] }, { abort: leaving.signal })
  const stream = responses[Symbol.asyncIterator]()
  const next = async () => ((await stream.next()).value as BookChange | undefined) ?? assert.fail('it ended')
  assert.equal((await next()).marketId, '')
  await until(() => changes.listenerCount('book') === 1)
  const tell = (...now: Parameters<typeof bookOf>) => {
    book = bookOf(...now)
    changes.emit('book')
  }
  tell(2n, 11n, [level('0.000000000013', '2000000000000000000')])
  const change = await next()
  assert.deepEqual([change.marketId, change.height, change.sequence], [marketId, 11n, 2n])
  assert.deepEqual(
    change.buys.map(({ price, quantity }) => [price?.human, quantity?.human]),
    [
      ['13', '2'],
      ['12', '0'],
    ],
  )
  tell(2n, 12n, []) // told a second time, it is no news
  tell(3n, 12n, [level('0.000000000013', '3000000000000000000')])
  assert.deepEqual(
    (await next()).buys.map(({ price, quantity }) => [price?.human, quantity?.human]),
    [['13', '3']],
  )
  leaving.abort()
  await assert.rejects(explorer.streamBooks({ marketIds: [] }).responses[Symbol.asyncIterator]().next())
})

test('[MARKET-01] [NET-02] candles and the lines of a list of markets are drawn by Chronos', async () => {
  const asked = { symbol: '', marketId, resolution: '60', from: 0, to: 0, countback: 2, fillGaps: false }
  const { t, c, s } = await new InjectiveChartRPCClient(transport).spotMarketHistory(asked).response
  assert.deepEqual([t.length, c, s], [2, [11, 11.165], 'ok'])
  const [older = 0, newer = 0] = t
  const times: [object, number[]][] = [
    [{ to: newer - 1 }, [older]],
    [{ to: newer, countback: 1 }, [newer]],
    [{ from: older + 1, countback: 0 }, [newer]],
    [{ to: older - 1 }, []],
  ]
  for (const [time, begins] of times) {
    const told = await new InjectiveChartRPCClient(transport).spotMarketHistory({ ...asked, ...time })
      .response
    assert.deepEqual([told.t, told.c.length], [begins, begins.length], JSON.stringify(time))
  }
  const request = ListMarketDaysRequest.create({ hasPoints: true })
  const { markets } = await explorer.listMarketDays(request).response
  assert.deepEqual(
    markets.map(({ ticker, price, points }) => [ticker, price, points.map((point) => point.price)]),
    [['INJ/USDT', '11.165', ['11', '11.165']]],
  )
})
