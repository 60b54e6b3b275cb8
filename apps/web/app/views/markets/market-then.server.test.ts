// @vitest-environment node
import { MarketLiquidation, MarketSettlement, type ListKnownNamesResponse } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { listRenamedIn } from '../../routes/governance/proposal.server.ts'
import type { Proposal } from '../../routes/governance/load-proposal.server.ts'
import { tabulateLiquidations, tabulateSettlements } from '../../routes/markets/closed/tables.server.ts'
import { namesAt, toNames } from '../../sources/names/names.server.ts'
import { callMarketAt, writeRenamedMarket } from './market-then.server.ts'

const marketId = `0x${'ab'.repeat(32)}`
const was = { name: '', hasDecimals: false, decimals: 0 }
const told: ListKnownNamesResponse = {
  tokens: [{ denom: 'peggy0xq', symbol: 'USDT', name: 'Tether', hasDecimals: true, decimals: 6 }],
  decimals: [],
  markets: [
    {
      id: marketId,
      ticker: 'NEW PERP',
      kind: 'perpetual',
      baseDenom: '',
      quoteDenom: 'peggy0xq',
      baseDecimals: 0,
      quoteDecimals: 6,
    },
  ],
  validators: [],
  former: [
    { ...was, thing: 'token', id: 'peggy0xq', until: 90n, symbol: 'USDt', hasDecimals: true, decimals: 6 },
    { ...was, thing: 'market', id: marketId, until: 50n, symbol: 'OLD PERP' },
  ],
}
const naming = { language: 'en' as const, names: toNames(told) }

test('[MARKET-02] a market of a moment goes by its name of then, and what it is called now is said', () => {
  const market = {
    marketId,
    ticker: 'NEW PERP',
    slug: 'new-perp',
    kind: 'perpetual',
    status: 'Active',
    generation: 2,
    baseDenom: '',
    quoteDenom: 'peggy0xq',
  }
  const tell = (height: bigint | undefined) => {
    const called = callMarketAt(height, market, naming)
    return [called.market.ticker, ...writeRenamedMarket(called.naming, marketId)]
  }
  expect(tell(undefined)).toEqual(['NEW PERP'])
  expect(tell(49n)).toEqual(['OLD PERP', 'OLD PERP is called NEW PERP now', 'USDt is called USDT now'])
  expect(tell(50n)).toEqual(['NEW PERP', 'USDt is called USDT now'])
  expect(tell(90n)).toEqual(['NEW PERP'])
})

test('[MARKET-02] each liquidation and settlement goes by the names of its block', () => {
  const at = (height: bigint) => ({ height, marketId, price: '5', quantity: '1', quoteDenom: 'peggy0xq' })
  const heights = [90n, 60n, 40n]
  const tables = [
    tabulateLiquidations(
      heights.map((height) => ({ ...MarketLiquidation.create(), ...at(height) })),
      naming,
    ),
    tabulateSettlements(
      heights.map((height) => ({ ...MarketSettlement.create(), ...at(height) })),
      naming,
    ),
  ]
  for (const { rows } of tables) {
    const markets = rows.map(({ cells: [market] }) => market)
    expect(markets.map((cell) => plainText(cell?.shown ?? []))).toEqual(['NEW PERP', 'NEW PERP', 'OLD PERP'])
    expect(markets.map((cell) => plainText(cell?.below ?? []))).toEqual([
      '',
      'USDt is called USDT now',
      'OLD PERP is called NEW PERP now · USDt is called USDT now',
    ])
    const prices = rows.map(({ cells }) =>
      cells.map(({ shown }) => plainText(shown)).find((one) => one.startsWith('5')),
    )
    expect(prices.map((price) => price?.replace(/\s/, ' '))).toEqual(['5 USDT', '5 USDt', '5 USDt'])
  }
})

test('of what the messages of a proposal speak of it is said what it is called now', () => {
  const proposal = (value: unknown) =>
    ({ messages: [{ type: '/injective.exchange.v2.MsgDerivativeMarketParamUpdate', value }] }) as Proposal
  const then = { ...naming, names: namesAt(naming.names, 10n) }
  expect(listRenamedIn(proposal({ proposal: { market_id: marketId } }), then)).toEqual([
    'OLD PERP is called NEW PERP now',
  ])
  expect(listRenamedIn(proposal({ amount: [{ denom: 'inj', amount: '1' }] }), then)).toEqual([])
})
