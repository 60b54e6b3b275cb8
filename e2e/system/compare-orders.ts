import assert from 'node:assert/strict'
import { MsgInstantSpotMarketLaunch } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
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
  'function createDerivativeLimitOrder(address sender, DerivativeOrder order)',
])

/** An order by the precompile reads as the one that the chain has then: of a base with other than 18 decimals too. */
export async function compareOrders(chain: LocalChain): Promise<void> {
  await launchWbtc(chain)
  const markets = await fetchMarkets(chain)
  assert.deepEqual(markets.map(({ kind, baseDecimals = 0 }) => `${kind} ${baseDecimals}`).toSorted(), [
    'perpetual 0',
    'spot 18',
    'spot 8',
  ])
  for (const market of markets) {
    const told = tell(await sendByEvm(chain, exchange, encodeOrder(market)), markets)
    const kind = market.kind === 'spot' ? 'spot' : 'derivative'
    const { orders } = await fetchJson<{ orders: Placed[] }>(
      `${chain.rest}/injective/exchange/v2/${kind}/orders/${market.id}/${subaccountID}`,
    )
    assert.equal(orders.length, 1)
    assert.deepEqual(orders.map(toNumbers), [told], market.ticker)
  }
}

type Placed = { price: string; quantity: string; margin?: string }
type Numbers = { price: number; quantity: number; leverage: string | undefined }

function toNumbers({ price, quantity, margin }: Placed): Numbers {
  const worth = Number(price) * Number(quantity)
  const leverage = margin === undefined ? undefined : `${worth / Number(margin)}×`
  return { price: Number(price), quantity: Number(quantity), leverage }
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
  const { price, quantity, leverage } = parts
  assert(price?.kind === 'price' && quantity?.kind === 'quantity')
  return {
    price: Number(price.value),
    quantity: Number(quantity.value),
    leverage: leverage?.kind === 'identifier' ? leverage.text : undefined,
  }
}

/** To buy at 20 USDT: half of a base, or 3 contracts with a margin of 15 USDT. */
function encodeOrder({ id, baseDecimals }: Market): Hex {
  const usdt = 10n ** BigInt(tokens.usdt.decimals)
  const order = {
    marketID: id,
    subaccountID,
    feeRecipient: localAccounts.alice.address,
    price: 20n * usdt,
    cid: '',
    orderType: 'buy',
    triggerPrice: 0n,
  }
  const sender = localAccounts.alice.ethereum
  if (baseDecimals === undefined)
    return encodeFunctionData({
      abi,
      functionName: 'createDerivativeLimitOrder',
      args: [sender, { ...order, quantity: 3n, margin: 15n * usdt }],
    })
  return encodeFunctionData({
    abi,
    functionName: 'createSpotLimitOrder',
    args: [sender, { ...order, quantity: 10n ** BigInt(baseDecimals) / 2n }],
  })
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
