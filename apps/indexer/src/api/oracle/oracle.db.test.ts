import assert from 'node:assert/strict'
import { after } from 'node:test'
import {
  OracleListRequest,
  type OracleListResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_oracle_rpc_pb'
import { InjectiveOracleRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_oracle_rpc_pb.client'
import { IndexerGrpcOracleApi } from '@injectivelabs/sdk-ts/client/indexer'
import { ExplorerClient, type ListToldPricesResponse, type ToldPrice } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import type { PriceRow } from '#src/queries/exchange/oracle.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { createPriceStreams } from './streams.ts'

type State = { price: string }
type Expected = {
  band_price_states: { symbol: string; price_state: State }[]
  price_feed_price_states: { base: string; quote: string; price_state: State }[]
}

const toNumber = (scaled: string) => Number(`${scaled}e-18`)

await forEachRecording(async (recording, test) => {
  const { url, transport, pool, stop } = await indexedApi(recording)
  after(stop)
  const api = new IndexerGrpcOracleApi(url)
  const { state } = readExpected(recording, 'oracle') as unknown as { state: Expected }

  test('what the oracles of the chain said last is listed by type and symbol', async () => {
    const oracles = await api.fetchOracleList()
    const priceOf = (type: string, symbol: string) =>
      Number(oracles.find((one) => one.oracleType === type && one.symbol === symbol)?.price)
    for (const { symbol, price_state: told } of state.band_price_states)
      assert.equal(priceOf('band', symbol), toNumber(told.price))
    for (const { base, quote, price_state: told } of state.price_feed_price_states)
      assert.equal(priceOf('pricefeed', `${base}/${quote}`), toNumber(told.price))
    assert.ok(oracles.length > state.price_feed_price_states.length)
  })

  test('a price of a pair is divided from two symbols, and scaled as it is asked for', async () => {
    const [feed] = state.price_feed_price_states
    assert.ok(feed)
    const ask = { baseSymbol: feed.base, quoteSymbol: feed.quote, oracleType: 'PriceFeed' }
    const expected = toNumber(feed.price_state.price)
    assert.equal(Number((await api.fetchOraclePrice({ ...ask, oracleScaleFactor: 6 })).price), expected * 1e6)
    const [inj, usdt] = state.band_price_states
    assert.ok(inj && usdt)
    const band = { baseSymbol: inj.symbol, quoteSymbol: usdt.symbol, oracleType: 'band' }
    const { price } = await api.fetchOraclePrice(band)
    assert.equal(Number(price), toNumber(inj.price_state.price) / toNumber(usdt.price_state.price))
    const several = await api.fetchOraclePriceV2([
      { ...ask, oracleScaleFactor: 0 },
      { ...band, baseSymbol: 'nothing', oracleScaleFactor: 0 },
    ])
    assert.deepEqual(
      several.map((one) => Number(one.price)),
      [expected],
    )
  })

  const explorer = new ExplorerClient(transport)

  test('each feed is told with its last price, how often it was told, by whom, and for which markets', async () => {
    const { feeds, kinds } = (await explorer.listPriceFeeds({ oracle: '', limit: 200, cursor: '' })).response
    const { oracles } = await new InjectiveOracleRPCClient(transport).oracleList(OracleListRequest.create({}))
      .response
    assert.deepEqual(
      new Set(
        oracles.map((one) => `${one.oracleType} ${one.baseSymbol} ${one.quoteSymbol} ${Number(one.price)}`),
      ),
      new Set(
        feeds
          .filter(({ price }) => price !== '')
          .map((one) => `${one.oracle.toLowerCase()} ${one.base} ${one.quote} ${Number(one.price)}`),
      ),
    )
    assert.equal(
      kinds.reduce((sum, kind) => sum + kind.feeds, 0),
      feeds.length,
    )
    const [busiest] = feeds.toSorted((a, b) => b.reports - a.reports)
    assert.ok(busiest && busiest.marketIds.length > 0)
    const named = { oracle: busiest.oracle, base: busiest.base, quote: busiest.quote }
    const told: ToldPrice[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page: ListToldPricesResponse = (await explorer.listToldPrices({ ...named, limit: 40, cursor }))
        .response
      told.push(...page.prices)
      cursor = page.next === '' ? undefined : page.next
    }
    // A recording is shorter than a day.
    assert.equal(told.length, busiest.reports)
    assert.deepEqual(
      told.slice(1).map(({ price }) => price),
      told.slice(0, -1).map(({ priceBefore }) => priceBefore),
    )
    const { hours } = (await explorer.listPriceHours({ ...named, limit: 0, cursor: '' })).response
    assert.equal(
      hours.reduce((sum, hour) => sum + hour.reports, 0),
      told.length,
    )
    assert.equal(Number(hours[0]?.last), Number(busiest.price))
    const { reporters, relayers } = (await explorer.getPriceFeed(named)).response
    assert.deepEqual(
      new Set(reporters.map(({ account }) => account)),
      new Set(told.map(({ reporter }) => reporter)),
    )
    assert.ok(reporters.every(({ account }) => relayers.includes(account)))
    await assert.rejects(explorer.getPriceFeed({ ...named, base: 'nothing' }).response, { kind: 'not-found' })
  })

  test('pages follow each other; what makes no sense is refused', async () => {
    const all = await api.fetchOracleList()
    const client = new InjectiveOracleRPCClient(transport)
    const list = (more: object) => client.oracleList(OracleListRequest.create(more)).response
    const read: string[] = []
    for (let token: string | undefined = ''; token !== undefined;) {
      const page: OracleListResponse = await list({ perPage: 3, token })
      read.push(...page.oracles.map(({ symbol }) => symbol))
      token = page.next[0]
    }
    assert.deepEqual(
      read,
      all.map(({ symbol }) => symbol),
    )
    await assert.rejects(list({ perPage: -1 }), { kind: 'invalid-input' })
    await assert.rejects(list({ token: 'x' }), { kind: 'invalid-input' })
    const pair = { baseSymbol: 'a', quoteSymbol: 'b', oracleScaleFactor: 0 }
    await assert.rejects(client.price({ ...pair, oracleType: 'none' }).response, /not a type of oracles/)
    await assert.rejects(client.price({ ...pair, oracleType: 'band' }).response, { kind: 'not-found' })
  })

  test('streams tell of prices that changed, and of no others', async () => {
    const feed = {
      async *follow() {
        for (const height of [1n, 2n, 3n, 4n]) yield { height }
      },
    }
    const row = (base: string, price: string, time: bigint): PriceRow => ({
      oracle: 'Band',
      base,
      quote: '',
      price,
      time,
      cumulative: '0',
    })
    const heads = [
      [row('INJ', '20', 1n), row('USDT', '1', 1n)],
      [row('INJ', '20', 1n), row('USDT', '1', 1n)],
      [row('INJ', '25', 2n), row('USDT', '1', 1n)],
      [row('INJ', '25', 2n), row('USDT', '0.5', 3n)],
    ]
    const create = () => {
      const left = [...heads]
      return createPriceStreams({ pool, feed, readPrices: async () => left.shift() ?? [] })
    }
    const context = { signal: new AbortController().signal, headers: {} }
    const pair = { baseSymbol: 'INJ', quoteSymbol: 'USDT', oracleType: 'band' }
    assert.deepEqual(await Array.fromAsync(create().streamPrices(pair, context)), [
      { price: '25', timestamp: 2000n },
      { price: '50', timestamp: 3000n },
    ])
    const listed = await Array.fromAsync(
      create().streamOracleList({ oracleType: 'band', symbols: ['INJ'] }, context),
    )
    assert.deepEqual(listed, [{ symbol: 'INJ', oracleType: 'band', price: '25', timestamp: 2000n }])
    assert.deepEqual(
      await Array.fromAsync(create().streamPricesByMarkets({ marketIds: ['0x00'] }, context)),
      [],
    )
  })
})
