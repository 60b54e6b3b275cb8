import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TradesV2Response as DerivativeTradesResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { TradesV2Response as SpotTradesResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { ListKnownNamesResponse } from '@injsight/injsight-v1'
import { createFakeTransport } from '../../test/fake-transport.ts'
import { openExchange } from './exchange.ts'
import { listTradingRecord } from './trading-record.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const [spotId, perpetualId, otherId] = [
  `0x${'a1'.repeat(32)}`,
  `0x${'b2'.repeat(32)}`,
  `0x${'0c'.repeat(32)}`,
]
const shared = { baseDenom: '', quoteDenom: 'usdt', baseDecimals: 0, quoteDecimals: 6 }
const markets = [
  { ...shared, id: spotId, ticker: 'INJ/USDT', kind: 'spot', baseDenom: 'inj', baseDecimals: 18 },
  { ...shared, id: otherId, ticker: 'ATOM/USDT', kind: 'spot', baseDenom: 'atom', baseDecimals: 18 },
  { ...shared, id: perpetualId, ticker: 'INJ/USDT PERP', kind: 'perpetual' },
]
const day = 86_400_000n
const noon = 1_763_942_400_000n + day / 2n

/** 2 INJ at 12 USDT: what rested is paid for, what was taken costs. */
const spotTrade = (executedAt: bigint, isMaker = true) => ({
  marketId: spotId,
  executedAt,
  executionSide: isMaker ? 'maker' : 'taker',
  tradeExecutionType: isMaker ? 'limitMatchRestingOrder' : 'market',
  tradeDirection: 'buy',
  price: { price: '0.000000000012', quantity: `2${'0'.repeat(18)}`, timestamp: executedAt },
  fee: isMaker ? '-1500' : '24000.5',
})
/** 3 contracts at 10 USDT, which closed a position; with a margin, they opened one on its other side, too. */
const derivativeTrade = (
  executedAt: bigint,
  pnl: string,
  { tradeExecutionType = 'market', executionQuantity = '3', executionMargin = '0' } = {},
) => ({
  marketId: perpetualId,
  executedAt,
  executionSide: 'taker',
  tradeExecutionType,
  positionDelta: { tradeDirection: 'buy', executionPrice: '10000000', executionQuantity, executionMargin },
  pnl,
  payout: '1000000',
  fee: '30000',
})

type Told = {
  spot?: ReturnType<typeof spotTrade>[]
  derivative?: ReturnType<typeof derivativeTrade>[]
}

function exchangeWith({ spot = [], derivative = [] }: Told) {
  const transport = createFakeTransport((method, _, path) => {
    assert.equal(method, 'TradesV2')
    return path.includes('_spot_')
      ? SpotTradesResponse.toBinary(SpotTradesResponse.create({ trades: spot }))
      : DerivativeTradesResponse.toBinary(DerivativeTradesResponse.create({ trades: derivative }))
  })
  return openExchange(transport, async () => ListKnownNamesResponse.create({ markets }))
}

test('[ACCT-04] [NET-02] what an account traded in each market is summed up, the last traded first', async () => {
  const exchange = exchangeWith({
    spot: [spotTrade(noon - day), spotTrade(noon, false), spotTrade(noon)],
    derivative: [derivativeTrade(noon + day, '-2000000'), derivativeTrade(noon - day, '500000')],
  })
  const { lines, stepSeconds, unknown } = await listTradingRecord(exchange, { account, marketId: '' })
  const shown = lines.map(({ quoteDenom: _quote, funding: _funding, ...line }) => line)
  assert.deepEqual(shown, [
    {
      marketId: perpetualId,
      ticker: 'INJ/USDT PERP',
      time: noon + day / 2n,
      trades: 2,
      volume: '60',
      makerVolume: '0',
      fees: '0.06',
      rebates: '0',
      profit: '-1.44',
    },
    {
      marketId: spotId,
      ticker: 'INJ/USDT',
      time: noon - day / 2n,
      trades: 3,
      volume: '72',
      makerVolume: '48',
      fees: '0.0240005',
      rebates: '0.003',
      profit: '',
    },
  ])
  assert.deepEqual([stepSeconds, unknown], [0, []])
})

test('[ACCT-04] in a market it is told by the minute where it traded on two days at most, and else by the day', async () => {
  const minute = 60_000n
  const askWith = async (...times: bigint[]) => {
    const exchange = exchangeWith({
      spot: times.map((time) => spotTrade(time)),
      derivative: [derivativeTrade(noon, '1')],
    })
    const { lines, stepSeconds } = await listTradingRecord(exchange, { account, marketId: spotId })
    return [stepSeconds, lines.map(({ time, trades }) => [time, trades])]
  }
  assert.deepEqual(await askWith(noon + minute + 1n, noon + minute, noon), [
    60,
    [
      [noon, 1],
      [noon + minute, 2],
    ],
  ])
  assert.deepEqual(await askWith(noon + day, noon, noon - day), [
    86_400,
    [-1n, 0n, 1n].map((days) => [noon - day / 2n + days * day, 1]),
  ])
  assert.deepEqual(await askWith(), [86_400, []])
})

test('[ACCT-04] [NET-02] the profit is told before fees: those that trades took from it are added', async () => {
  const profitOf = async (executionMargin: string) => {
    const derivative = [derivativeTrade(noon, '-500000', { executionMargin })]
    return (await listTradingRecord(exchangeWith({ derivative }), { account, marketId: '' })).lines[0]?.profit
  }
  assert.deepEqual([await profitOf('0'), await profitOf('10000000')], ['-0.47', '-0.5'])
})

test('[ACCT-04] [NET-02] what no order did is no trade, but brings profit; what found nobody is nothing', async () => {
  const derivative = [
    'limitFill',
    'limitMatchRestingOrder',
    'limitMatchNewOrder',
    'market',
    'marketLiquidation',
    'expiryMarketSettlement',
    'offsettingPosition',
    'synthetic',
  ].map((tradeExecutionType) => ({
    ...derivativeTrade(noon, '1000000', { tradeExecutionType }),
    executionSide: 'maker',
  }))
  const none = derivativeTrade(noon + day, '7000000', { executionQuantity: '0' })
  const exchange = exchangeWith({ derivative: [none, ...derivative] })
  const { lines } = await listTradingRecord(exchange, { account, marketId: '' })
  const shown = lines.map(({ time, trades, volume, makerVolume, fees, profit }) => ({
    time,
    trades,
    volume,
    makerVolume,
    fees,
    profit,
  }))
  assert.deepEqual(shown, [
    { time: noon - day / 2n, trades: 4, volume: '120', makerVolume: '120', fees: '0.24', profit: '8.24' },
  ])
  const empty = await listTradingRecord(exchangeWith({ derivative: [none] }), { account, marketId: '' })
  assert.deepEqual(empty.lines, [])
})

test('[ACCT-04] [NET-02] of markets traded in on one day that with more trades is first, else by their keys', async () => {
  const [spot, derivative] = [spotTrade(noon), derivativeTrade(noon + 1n, '1')]
  const other = { ...spot, marketId: otherId }
  const exchange = exchangeWith({ spot: [other, spot], derivative: [derivative, derivative] })
  const { lines } = await listTradingRecord(exchange, { account, marketId: '' })
  // Keys have a sign.
  assert.deepEqual(
    lines.map(({ marketId }) => marketId),
    [perpetualId, spotId, otherId],
  )
})

test('[ACCT-04] [NET-02] whoever traded more than is told at once is not summed up in part', async () => {
  const askWith = (told: Told) => listTradingRecord(exchangeWith(told), { account, marketId: '' })
  const [spot, derivative] = [
    Array.from({ length: 100 }, () => spotTrade(noon)),
    Array.from({ length: 100 }, () => derivativeTrade(noon, '1')),
  ]
  await assert.rejects(askWith({ spot }), { code: 'grpc.unimplemented' })
  await assert.rejects(askWith({ derivative }), { code: 'grpc.unimplemented' })
  const { lines } = await askWith({ spot: spot.slice(1), derivative: derivative.slice(1) })
  assert.deepEqual(
    lines.map(({ trades }) => trades),
    [99, 99],
  )
})
