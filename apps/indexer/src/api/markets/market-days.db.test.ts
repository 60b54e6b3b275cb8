import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MarketDay } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import {
  one,
  places,
  readRecordedTrades,
  type RecordedTrade,
} from '../../../test/recorded/recorded-trades.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { indexMade, type MadeBlock } from '../../../test/made/made-chain.ts'
import {
  base64,
  derivativeMarket,
  hex,
  perpetualId,
  spotId,
  spotMarket,
  subaccount,
  told,
} from '../../../test/made/made-exchange.ts'
import { multiplyDecimals } from '#src/queries/exchange/decimals.ts'
import { listMarketDays } from './market-days.ts'

// All figures are made again here, from the chain's own words, in numbers of 10^-36.

function write(value: bigint): string {
  const digits = value.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '')
}

/** What the trades of a market come to from a moment on. */
function sumUp(trades: RecordedTrade[], from: number) {
  const within = trades.filter(({ time }) => time >= from)
  const prices = within.map(({ price }) => price).toSorted((a, b) => (a < b ? -1 : 1))
  const bought = within.filter(({ isBuy }) => isBuy)
  const total = (of: (trade: RecordedTrade) => bigint) =>
    write(bought.reduce((sum, trade) => sum + of(trade), 0n))
  const priceOf = (trade: RecordedTrade | undefined) => (trade === undefined ? '' : write(trade.price))
  return {
    price: priceOf(trades.at(-1)),
    priceHeight: BigInt(trades.at(-1)?.height ?? 0),
    priceBefore: priceOf(trades.findLast(({ time }) => time < from)),
    open: priceOf(within[0]),
    high: prices.length === 0 ? '' : write(prices.at(-1) ?? 0n),
    low: prices.length === 0 ? '' : write(prices[0] ?? 0n),
    volume: total(({ quantity }) => quantity),
    volumeQuote: total(({ price, quantity }) => (price * quantity) / one),
    fills: BigInt(within.length),
  }
}

const toldOf = (day: MarketDay) => {
  const { price, priceHeight, priceBefore, open, high, low, volume, volumeQuote, fills } = day
  return { price, priceHeight, priceBefore, open, high, low, volume, volumeQuote, fills }
}

await forEachRecording((recording, test) => {
  test('[HOME-01] the day of each market of the recording is what its events add up to', async () => {
    const { pool } = await indexedRecording(recording)
    const day = await listMarketDays(pool, { limit: 200, hasPoints: true, marketId: '' })
    const trades = Map.groupBy(readRecordedTrades(recording), ({ market }) => market)
    assert.equal(day.height, recording.to)
    assert.equal(day.from, (day.time / 60_000n) * 60_000n - 86_400_000n)
    assert.ok(day.since > day.from, 'the recording is younger than a day')
    for (const market of day.markets) {
      const own = trades.get(market.marketId) ?? []
      assert.deepEqual(toldOf(market), sumUp(own, Number(day.from)), market.ticker)
      assert.equal(market.points.at(-1)?.price ?? '', market.price, market.ticker)
      trades.delete(market.marketId)
    }
    assert.deepEqual([...trades.keys()], [])
    const fills = day.markets.map((market) => Number(market.fills))
    assert.deepEqual(
      fills,
      fills.toSorted((a, b) => b - a),
    )
  })

  test('[MARKET-01] a volume in dollars is that in the quote asset by the last price of this', async () => {
    const { pool } = await indexedRecording(recording)
    const { markets } = await listMarketDays(pool, { limit: 200, hasPoints: false, marketId: '' })
    const dollar = markets.find((market) => market.kind === 'spot' && market.baseDenom === 'inj')
    assert.ok(dollar)
    const prices = new Map([
      [dollar.quoteDenom, '1'],
      ['inj', dollar.price],
    ])
    for (const { ticker, quoteDenom, volumeQuote, volumeUsd } of markets) {
      const known = prices.get(quoteDenom)
      if (known !== undefined) assert.equal(volumeUsd, multiplyDecimals(volumeQuote, known), ticker)
    }
    assert.notEqual(dollar.volumeUsd, '0')
  })

  test('[HOME-01] points are the prices at the ends of minutes, of a market that is young', async () => {
    const { pool } = await indexedRecording(recording)
    const { markets, time } = await listMarketDays(pool, { limit: 1, hasPoints: true, marketId: '' })
    const [busiest] = markets
    const own = readRecordedTrades(recording).filter(({ market }) => market === busiest?.marketId)
    const minutes = Map.groupBy(own, (trade) => Math.floor(trade.time / 60_000))
    assert.deepEqual(
      busiest?.points,
      [...minutes].map(([minute, trades]) => ({
        time: BigInt(Math.min((minute + 1) * 60_000, Number(time))),
        price: write(trades.at(-1)?.price ?? 0n),
      })),
    )
  })
})

const hash = base64(Buffer.alloc(32, 1))
const start = Date.UTC(2026, 2, 1, 7, 13, 20)
/** As human prices and quantities; the chain's own differ by the decimals of its tokens. */
const trade = (at: number) => ({ price: 20n + BigInt((at * 7919) % 97), quantity: BigInt(1 + (at % 5)) })

/** One trade of each market every eleven minutes, for three days; from a block on told by exchange v2. */
function makeChain(count: number, firstOfV2: number): { blocks: MadeBlock[]; trades: RecordedTrade[] } {
  const trades: RecordedTrade[] = []
  const blocks = Array.from({ length: count }, (_, at): MadeBlock => {
    const time = start + at * 660_000
    const isV2 = at >= firstOfV2
    const { price, quantity } = trade(at)
    for (const isBuy of [true, false]) {
      const shared = { time, height: at + 1, isBuy, price: price * one, quantity: quantity * one }
      trades.push({ market: spotId, ...shared }, { market: perpetualId, ...shared })
    }
    const generation = isV2 ? 'v2' : 'v1beta1'
    const sub = isV2 ? hex(subaccount(1)) : base64(subaccount(1))
    const side = {
      subaccount_id: sub,
      fee: '0',
      order_hash: hash,
      cid: '',
      fee_recipient_address: base64(Buffer.alloc(20)),
    }
    const events = [true, false].flatMap((is_buy) => [
      told(
        'EventBatchSpotExecution',
        {
          market_id: spotId,
          is_buy,
          executionType: 'LimitMatchNewOrder',
          trades: [
            {
              ...side,
              quantity: isV2 ? `${quantity}` : `${quantity}${'0'.repeat(18)}.000000000000000000`,
              price: isV2 ? `${price}` : write(price * 10n ** 24n),
            },
            { ...side, quantity: '0.000000000000000000', price: '0.000000000000000000' },
          ],
        },
        generation,
      ),
      told(
        'EventBatchDerivativeExecution',
        {
          market_id: perpetualId,
          is_buy,
          is_liquidation: false,
          cumulative_funding: '0',
          executionType: 'LimitMatchNewOrder',
          trades: [
            {
              ...side,
              payout: '0',
              pnl: '0',
              position_delta: {
                is_long: is_buy,
                execution_quantity: `${quantity}`,
                execution_margin: '1',
                execution_price: isV2 ? `${price}` : `${price}000000`,
              },
            },
          ],
        },
        generation,
      ),
    ])
    const markets =
      at > 0
        ? []
        : [
            told('EventSpotMarketUpdate', { market: spotMarket() }),
            told('EventPerpetualMarketUpdate', { market: derivativeMarket() }),
          ]
    return { time: new Date(time).toISOString(), begin: markets, end: events }
  })
  return { blocks, trades }
}

for (const [what, firstOfV2] of [
  ['the first generation', 1000],
  ['the second generation', 0],
  ['a chain that changed from one to the other within the day', 350],
] as const) {
  test(`[HOME-01] the last 24 hours of three days are told in the units of people, of ${what}`, async () => {
    const { blocks, trades } = makeChain(400, firstOfV2)
    const { pool } = await indexMade(blocks)
    const { markets, from, since, time } = await listMarketDays(pool, {
      limit: 0,
      hasPoints: true,
      marketId: '',
    })
    const head = start + 399 * 660_000
    assert.deepEqual(
      [time, from, since],
      [head, Math.floor(head / 60_000) * 60_000 - 86_400_000, Number(from)].map(BigInt),
    )
    assert.equal(markets.length, 2)
    for (const market of markets) {
      const own = trades.filter(({ market: id }) => id === market.marketId)
      assert.deepEqual(toldOf(market), sumUp(own, Number(from)), market.ticker)
      assert.notEqual(market.priceBefore, '')
      const hours = Map.groupBy(own, (trade) => Math.floor(trade.time / 3_600_000))
      assert.deepEqual(
        market.points,
        [...hours]
          .filter(([hour]) => (hour + 1) * 3_600_000 > Number(from))
          .map(([hour, some]) => ({
            time: BigInt(Math.min((hour + 1) * 3_600_000, head)),
            price: write(some.at(-1)?.price ?? 0n),
          })),
      )
    }
  })
}

test('[HOME-01] a market that nobody trades today has its last price, and nothing of the day', async () => {
  const { blocks, trades } = makeChain(20, 1000)
  const { pool } = await indexMade([...blocks, { time: new Date(start + 5 * 86_400_000).toISOString() }])
  const { markets, from } = await listMarketDays(pool, { limit: 0, hasPoints: true, marketId: '' })
  for (const market of markets) {
    const own = trades.filter(({ market: id }) => id === market.marketId)
    assert.deepEqual(toldOf(market), sumUp(own, Number(from)))
    assert.deepEqual([market.fills, market.price, market.points], [0n, market.priceBefore, []])
  }
})

test('an index that knows no markets does not say that there are none', async () => {
  const { pool } = await indexMade([{}], { exchange: {} })
  const ask = { limit: 0, hasPoints: false, marketId: '' }
  assert.deepEqual((await listMarketDays(pool, ask)).markets, [])
  await pool.query(`update module_sources set source = 'none' where module = 'exchange'`)
  await assert.rejects(listMarketDays(pool, ask), { kind: 'unavailable' })
})

test('an index without blocks has no markets; a limit below 0 is refused', async () => {
  const { pool } = await indexMade([])
  const { markets, time } = await listMarketDays(pool, { limit: 0, hasPoints: true, marketId: '' })
  assert.deepEqual([markets, time], [[], 0n])
  await assert.rejects(listMarketDays(pool, { limit: -1, hasPoints: false, marketId: '' }), {
    kind: 'invalid-input',
  })
})
