import assert from 'node:assert/strict'
import { OrderType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/order_pb.js'
import {
  MsgBatchUpdateOrders,
  MsgInstantSpotMarketLaunch,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import { sentenceOfTransaction, toSubaccount, type Market, type Sentence } from '@injsight/chain'
import { createKnownAbis, openMessage } from '@injsight/evm'
import {
  decimal,
  localAccounts,
  pack,
  tokens,
  waitForTransaction,
  type LocalChain,
} from '@injsight/local-chain'
import { encodeFunctionData, parseAbi, type Hex } from 'viem'
import { sendByEvm } from './send-by-evm.ts'

const exchange = '0x0000000000000000000000000000000000000065'
const subaccountID = toSubaccount(localAccounts.alice.address, 0)

const abi = parseAbi([
  'struct SpotOrder { string marketID; string subaccountID; string feeRecipient; uint256 price; uint256 quantity; string cid; string orderType; uint256 triggerPrice; }',
  'struct DerivativeOrder { string marketID; string subaccountID; string feeRecipient; uint256 price; uint256 quantity; string cid; string orderType; uint256 margin; uint256 triggerPrice; }',
  'function createSpotLimitOrder(address sender, SpotOrder order)',
  'struct OrderData { string marketID; string subaccountID; string orderHash; int32 orderMask; string cid; }',
  'struct Batch { string subaccountID; string[] spotMarketIDsToCancelAll; OrderData[] spotOrdersToCancel; SpotOrder[] spotOrdersToCreate; string[] derivativeMarketIDsToCancelAll; OrderData[] derivativeOrdersToCancel; DerivativeOrder[] derivativeOrdersToCreate; }',
  'function createSpotMarketOrder(address sender, SpotOrder order)',
  'function createDerivativeLimitOrder(address sender, DerivativeOrder order)',
  'function createDerivativeMarketOrder(address sender, DerivativeOrder order)',
  'function batchCreateSpotLimitOrders(address sender, SpotOrder[] orders)',
  'function batchCreateDerivativeLimitOrders(address sender, DerivativeOrder[] orders)',
  'function batchUpdateOrders(address sender, Batch request)',
])

/**
 * An order by the precompile reads as the one that the chain has then, alone or in a batch, and one at the market's
 * price as what was traded: of a base with other than 18 decimals too.
 */
export async function compareOrders(chain: LocalChain): Promise<void> {
  await launchWbtc(chain)
  const markets = await fetchMarkets(chain)
  assert.deepEqual(markets.map(({ kind, baseDecimals = 0 }) => `${kind} ${baseDecimals}`).toSorted(), [
    'perpetual 0',
    'spot 18',
    'spot 8',
  ])
  for (const market of markets) {
    for (const [at, way] of (['limit', 'batch', 'update'] as const).entries()) {
      const price = 20 - at
      const told = tell((await sendByEvm(chain, exchange, encodeOrder(market, way, price))).signed, markets)
      const kind = market.kind === 'spot' ? 'spot' : 'derivative'
      const { orders } = await fetchJson<{ orders: Placed[] }>(
        `${chain.rest}/injective/exchange/v2/${kind}/orders/${market.id}/${subaccountID}`,
      )
      assert.equal(orders.length, at + 1)
      assert.deepEqual(
        orders.map(toNumbers).filter((order) => order.price === price),
        [told],
        `${market.ticker} ${way}`,
      )
    }
  }
  await sellAll(chain, markets)
  for (const market of markets) {
    const { signed, height } = await sendByEvm(chain, exchange, encodeOrder(market, 'market', sellingPrice))
    assert.deepEqual(await listTraded(chain, market, height), [tell(signed, markets)], market.ticker)
  }
}

const sellingPrice = 21

/** The maker offers in every market what alice asks for, and nobody else offers or asks for anything near. */
async function sellAll({ node, signers: { maker, taker } }: LocalChain, markets: Market[]): Promise<void> {
  const [spot, derivative] = [true, false].map((isSpot) =>
    markets.filter(({ kind }) => (kind === 'spot') === isSpot).map(({ id }) => id),
  )
  for (const [signer, isSeller] of [
    [taker, false],
    [maker, true],
  ] as const) {
    const sender = signer.account.address
    const sale = (marketId: string, quantity: string) => ({
      marketId,
      orderInfo: {
        subaccountId: toSubaccount(sender, 0),
        feeRecipient: sender,
        price: decimal(String(sellingPrice)),
        quantity: decimal(quantity),
        cid: '',
      },
      orderType: OrderType.SELL,
      triggerPrice: '',
      expirationBlock: 0n,
    })
    const message = MsgBatchUpdateOrders.create({
      sender,
      subaccountId: toSubaccount(sender, 0),
      spotMarketIdsToCancelAll: spot ?? [],
      derivativeMarketIdsToCancelAll: derivative ?? [],
      ...(isSeller && {
        spotOrdersToCreate: (spot ?? []).map((id) => sale(id, '0.5')),
        derivativeOrdersToCreate: (derivative ?? []).map((id) => ({
          ...sale(id, '3'),
          margin: decimal('60'),
        })),
      }),
    })
    const hash = await signer.send([pack(MsgBatchUpdateOrders, message)], 3_000_000)
    const { code, log } = await waitForTransaction(node, hash)
    assert.equal(code, 0, log)
  }
}

type Trade = {
  subaccount_id: string
  price: string
  quantity: string
  position_delta?: Record<'execution_price' | 'execution_quantity' | 'execution_margin', string>
}

/** What alice traded in a block by orders at the market's price. */
async function listTraded({ node }: LocalChain, { id, kind }: Market, height: bigint): Promise<Numbers[]> {
  const type = `injective.exchange.v2.EventBatch${kind === 'spot' ? 'Spot' : 'Derivative'}Execution`
  const { value } = await node.fetchBlockResults(height)
  return (value.finalize_block_events ?? [])
    .filter((event) => event.type === type)
    .map(({ attributes }) =>
      Object.fromEntries((attributes ?? []).map(({ key, value: text }) => [key, text])),
    )
    .filter((event) => event['market_id'] === `"${id}"` && event['executionType'] === '"Market"')
    .flatMap((event) => JSON.parse(event['trades'] ?? '[]') as Trade[])
    .filter((trade) => idOf(trade.subaccount_id) === subaccountID)
    .map(({ position_delta: delta, ...trade }) => {
      if (delta === undefined) return toNumbers(trade)
      const { execution_price: price, execution_quantity: quantity, execution_margin: margin } = delta
      return { ...toNumbers({ price, quantity }), margin: Number(margin) }
    })
}

/** Subaccounts of trades are bytes. */
function idOf(base64: string): string {
  return `0x${Buffer.from(base64, 'base64').toString('hex')}`
}

type Placed = { price: string; quantity: string; margin?: string }
/** Of what rests the leverage is told, of what was traded at once the margin. */
type Numbers = {
  price: number
  quantity: number
  leverage: string | undefined
  margin: number | undefined
}

function toNumbers({ price, quantity, margin }: Placed): Numbers {
  const worth = Number(price) * Number(quantity)
  const leverage = margin === undefined ? undefined : `${worth / Number(margin)}×`
  return { price: Number(price), quantity: Number(quantity), leverage, margin: undefined }
}

/** The numbers that the sentence of a transaction has. */
function tell(signed: Hex, markets: readonly Market[]): Numbers {
  const from = Buffer.from(localAccounts.alice.ethereum.slice(2), 'hex').toString('base64')
  const message = openMessage(
    { type: '/injective.evm.v1.MsgEthereumTx', value: { from, raw: signed } },
    createKnownAbis(),
  )
  const { parts }: Sentence = sentenceOfTransaction([message], {
    tokens: { find: () => undefined },
    markets: { find: (id) => markets.find((market) => market.id === id) },
    failed: false,
  })
  const { price, quantity, leverage, margin } = parts
  assert(price?.kind === 'price' && quantity?.kind === 'quantity')
  return {
    price: Number(price.value),
    quantity: Number(quantity.value),
    leverage: leverage?.kind === 'identifier' ? leverage.text : undefined,
    margin: margin?.kind === 'price' ? Number(margin.value) : undefined,
  }
}

/** To buy half of a base, or 3 contracts with a margin of 15 USDT. */
function encodeOrder(
  { id, baseDecimals }: Market,
  way: 'limit' | 'batch' | 'update' | 'market',
  price: number,
): Hex {
  const usdt = 10n ** BigInt(tokens.usdt.decimals)
  const order = {
    marketID: id,
    subaccountID,
    feeRecipient: localAccounts.alice.address,
    price: BigInt(price) * usdt,
    cid: '',
    orderType: 'buy',
    triggerPrice: 0n,
    quantity: baseDecimals === undefined ? 3n : 10n ** BigInt(baseDecimals) / 2n,
    margin: 15n * usdt,
  }
  const isSpot = baseDecimals !== undefined
  const family = isSpot ? 'Spot' : 'Derivative'
  const sender = localAccounts.alice.ethereum
  if (way === 'limit')
    return encodeFunctionData({ abi, functionName: `create${family}LimitOrder`, args: [sender, order] })
  if (way === 'market')
    return encodeFunctionData({ abi, functionName: `create${family}MarketOrder`, args: [sender, order] })
  if (way === 'batch')
    return encodeFunctionData({
      abi,
      functionName: `batchCreate${family}LimitOrders`,
      args: [sender, [order]],
    })
  const batch = {
    subaccountID: '',
    spotMarketIDsToCancelAll: [],
    spotOrdersToCancel: [],
    spotOrdersToCreate: isSpot ? [order] : [],
    derivativeMarketIDsToCancelAll: [],
    derivativeOrdersToCancel: [],
    derivativeOrdersToCreate: isSpot ? [] : [order],
  }
  return encodeFunctionData({ abi, functionName: 'batchUpdateOrders', args: [sender, batch] })
}

async function launchWbtc({ node, signers: { admin } }: LocalChain): Promise<void> {
  const launch = pack(MsgInstantSpotMarketLaunch, {
    sender: admin.account.address,
    ticker: 'WBTC/USDT',
    baseDenom: tokens.wbtc.denom,
    quoteDenom: tokens.usdt.denom,
    minPriceTickSize: decimal('0.01'),
    minQuantityTickSize: decimal('0.0001'),
    minNotional: decimal('1'),
    baseDecimals: tokens.wbtc.decimals,
    quoteDecimals: tokens.usdt.decimals,
  })
  const { code, log } = await waitForTransaction(node, await admin.send([launch], 2_000_000))
  assert.equal(code, 0, log)
}

type Told = {
  market_id: string
  ticker: string
  base_denom?: string
  base_decimals?: number
  quote_denom: string
  quote_decimals: number
}

async function fetchMarkets({ rest }: LocalChain): Promise<Market[]> {
  const path = `${rest}/injective/exchange/v2`
  const [spot, derivative] = await Promise.all([
    fetchJson<{ markets: Told[] }>(`${path}/spot/markets?status=Active`),
    fetchJson<{ markets: { market: Told }[] }>(`${path}/derivative/markets?status=Active`),
  ])
  return [
    ...spot.markets.map((market) => toMarket(market, 'spot')),
    ...derivative.markets.map(({ market }) => toMarket(market, 'perpetual')),
  ]
}

function toMarket(told: Told, kind: Market['kind']): Market {
  return {
    id: told.market_id,
    ticker: told.ticker,
    kind,
    baseDenom: told.base_denom,
    baseDecimals: told.base_decimals,
    quoteDenom: told.quote_denom,
    quoteDecimals: told.quote_decimals,
  }
}

async function fetchJson<Answer>(url: string): Promise<Answer> {
  return (await (await fetch(url)).json()) as Answer
}
