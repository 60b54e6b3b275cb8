import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { newerRecording, sharedFolder } from '@injsight/testing'
import { indexedApi } from './indexed-api.ts'
import { findThings } from './recorded/things.ts'

// Answers as JSON beside what the public service answered when it was documented: each field that it told is told, as the
// same kind of value, spelled as it spells it, and times in the same unit.

const folder = sharedFolder('fixtures/indexer-api')
const needsFixtures = { skip: folder === undefined ? 'no ../shared/fixtures here' : false }

const { url, pool, stop } = await indexedApi(newerRecording)
after(stop)
const { account, subaccountId, spotId, derivativeId } = await findThings(pool)

const spot = 'injective_spot_exchange_rpc.InjectiveSpotExchangeRPC'
const derivative = 'injective_derivative_exchange_rpc.InjectiveDerivativeExchangeRPC'
const feed = { baseSymbol: 'INJ', quoteSymbol: 'USDT', oracleType: 'pricefeed', oracleScaleFactor: 0 }

const asked: { file: string; method: string; request?: object }[] = [
  {
    file: 'auction/Auction.py',
    method: 'injective_auction_rpc.InjectiveAuctionRPC/AuctionEndpoint',
    request: { round: '-1' },
  },
  { file: 'auction/Auctions.py', method: 'injective_auction_rpc.InjectiveAuctionRPC/Auctions' },
  { file: 'insurance/InsuranceFunds.py', method: 'injective_insurance_rpc.InjectiveInsuranceRPC/Funds' },
  { file: 'insurance/Redemptions.py', method: 'injective_insurance_rpc.InjectiveInsuranceRPC/Redemptions' },
  { file: 'oracle/OracleList.py', method: 'injective_oracle_rpc.InjectiveOracleRPC/OracleList' },
  { file: 'oracle/Price.py', method: 'injective_oracle_rpc.InjectiveOracleRPC/Price', request: feed },
  {
    file: 'portfolio/AccountPortfolio.py',
    method: 'injective_portfolio_rpc.InjectivePortfolioRPC/AccountPortfolio',
    request: { accountAddress: account },
  },
  { file: 'spot/Market.py', method: `${spot}/Market`, request: { marketId: spotId } },
  { file: 'spot/Markets.py', method: `${spot}/Markets` },
  { file: 'spot/OrderbooksV2.py', method: `${spot}/OrderbooksV2`, request: { marketIds: [spotId] } },
  { file: 'spot/OrdersHistory.py', method: `${spot}/OrdersHistory` },
  { file: 'spot/SubaccountOrdersList.py', method: `${spot}/SubaccountOrdersList`, request: { subaccountId } },
  { file: 'spot/SubaccountTradesList.py', method: `${spot}/SubaccountTradesList`, request: { subaccountId } },
  { file: 'spot/TradesV2.py', method: `${spot}/TradesV2` },
  { file: 'derivative/FundingPayments.py', method: `${derivative}/FundingPayments` },
  { file: 'derivative/FundingRates.py', method: `${derivative}/FundingRates` },
  { file: 'derivative/Market.py', method: `${derivative}/Market`, request: { marketId: derivativeId } },
  {
    file: 'derivative/OrderbooksV2.py',
    method: `${derivative}/OrderbooksV2`,
    request: { marketIds: [derivativeId] },
  },
  { file: 'derivative/OrdersHistory.py', method: `${derivative}/OrdersHistory` },
  { file: 'derivative/Positions.py', method: `${derivative}/Positions` },
  {
    file: 'derivative/SubaccountTradesList.py',
    method: `${derivative}/SubaccountTradesList`,
    request: { subaccountId },
  },
  { file: 'derivative/TradesV2.py', method: `${derivative}/TradesV2` },
]

for (const { file, method, request = {} } of asked)
  test(`${method} is answered in the shape of ${file}`, needsFixtures, async () => {
    const told = listShapes(JSON.parse(readFileSync(join(folder ?? '', `${file}.json`), 'utf8')))
    const answer = await fetch(`${url}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    const text = await answer.text()
    assert.equal(answer.status, 200, text)
    const ours = listShapes(JSON.parse(text))
    const listed = [...told].filter(([at]) => !isUnlisted(at, ours) && !left.test(at))
    assert.ok(listed.length > 1)
    assert.deepEqual(
      listed.flatMap(([at, kinds]) => {
        const found = [...(ours.get(at) ?? ['nothing'])]
        const odd = found.filter((kind) => ![...kinds].some((one) => isLike(one, kind)))
        return odd.map((kind) => `${at}: ${kind}, not ${[...kinds].join(' or ')}`)
      }),
      [],
    )
  })

/**
 * Oracles of one kind go by symbols, of another by hashes; tokens without a contract of Ethereum by their denoms; and a name
 * was added to some samples by hand.
 */
const left = /oracleBase$|oracleQuote$|TokenMeta\.address$|min_notional$/

/** Whether it stands in a list that is empty in our answer. */
function isUnlisted(at: string, ours: Shapes): boolean {
  const list = at.lastIndexOf('[]')
  return list >= 0 && !ours.has(at.slice(0, list + 2))
}

/** Whether a value of ours is like one that was told: what isn't known is 0 or empty. */
function isLike(told: string, ours: string): boolean {
  if (told === ours) return true
  if (!told.startsWith('text') || !ours.startsWith('text')) return false
  if (told === 'text of milliseconds') return ours === 'text of 0'
  const isNumber = [told, ours].map((kind) => /number|seconds| 0$/.test(kind))
  if (ours === 'text of nothing') return true
  if (told === 'text of nothing') return !isNumber[1]
  return isNumber[0] === isNumber[1] && (isNumber[0] === true || told === 'text')
}

type Shapes = Map<string, Set<string>>

/** Kinds of values by where they stand; of lists all that is in them. */
function listShapes(value: unknown, at = '', shapes: Shapes = new Map()) {
  if (Array.isArray(value)) for (const one of value) listShapes(one, `${at}[]`, shapes)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      listShapes(one, at === '' ? name : `${at}.${name}`, shapes)
  const kinds = shapes.get(at) ?? new Set()
  shapes.set(at, kinds.add(kindOf(value)))
  return shapes
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  if (typeof value !== 'string') return value === null ? 'null' : typeof value
  if (value === '') return 'text of nothing'
  if (value === '0') return 'text of 0'
  if (/^1\d{12}$/.test(value)) return 'text of milliseconds'
  if (/^1\d{9}$/.test(value)) return 'text of seconds'
  if (/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/.test(value)) return 'text of a number'
  if (/^0x[0-9a-f]*$/i.test(value)) return `text of 0x and ${value.length - 2} digits`
  if (value.startsWith('inj1')) return 'text of an address'
  return 'text'
}
