import { count, flag, list, message, such, text, whole, type Of } from '../../define.ts'

const price =
  "decimal text in whole tokens: of one unit of the base asset, in the quote asset. Empty when there's none"

export type ListMarketDaysRequest = Of<typeof ListMarketDaysRequest>
export const ListMarketDaysRequest = message('ListMarketDaysRequest', 'how much of it', {
  limit: such('10', count(1, 'how many markets at most, up to 1000; 0 means 50')),
  hasPoints: such('true', flag(2, 'true for the points of each market')),
  marketId: text(3, '0x… id of the only one that is asked for; empty for all'),
})

export type MarketPoint = Of<typeof MarketPoint>
export const MarketPoint = message('MarketPoint', 'the price at a moment', {
  time: whole(1, 'milliseconds since 1970'),
  price: text(2, price),
})

export type MarketDay = Of<typeof MarketDay>
export const MarketDay = message('MarketDay', 'a market and its last 24 hours', {
  marketId: text(1, '0x… id of the market'),
  ticker: text(2, 'what the market is called'),
  kind: text(3, 'spot, perpetual, expiry or binary'),
  status: text(4, 'Active, Paused, Demolished or Expired'),
  baseDenom: text(5, 'of spot markets: what is traded; empty for all others'),
  quoteDenom: text(6, 'what is paid with'),
  price: text(7, `of its last trade, whenever that was: ${price}`),
  priceHeight: whole(8, 'height of the block of its last trade; 0 for none'),
  priceTime: whole(
    9,
    'when that was, milliseconds since 1970; 0 for none, and where the index has dropped the block',
  ),
  priceBefore: text(
    10,
    `of its last trade before the 24 hours: ${price}, and where the index does not reach back to one`,
  ),
  open: text(11, `of its first trade in the 24 hours: ${price}`),
  high: text(12, `the highest of the 24 hours: ${price}`),
  low: text(13, `the lowest of the 24 hours: ${price}`),
  volume: text(
    14,
    'what was bought in the 24 hours: of the base asset or number of contracts, decimal text in whole tokens',
  ),
  volumeQuote: text(15, 'what was paid for it: decimal text in whole tokens of the quote asset'),
  fills: whole(
    16,
    'fills of orders in the 24 hours, both sides of a trade counted; -1 where there were some and nobody counted them',
  ),
  points: list(
    17,
    'the price at the end of each hour with trades, the last one at the last block; of a market with fewer than three such hours: of each minute. The oldest first',
    MarketPoint,
  ),
  generation: count(18, 'of the exchange module: 1 is v1beta1, 2 is v2'),
  volumeUsd: text(
    19,
    "what was paid, in dollars by the last trades of the chain's own spot markets, where the asset that INJ is traded for most counts as the dollar: decimal text, empty where no market tells",
  ),
})

export type ListMarketDaysResponse = Of<typeof ListMarketDaysResponse>
export const ListMarketDaysResponse = message(
  'ListMarketDaysResponse',
  'the markets of the chain by how busy they were',
  {
    markets: list(
      1,
      'the most fills first: volumes in different assets have no order. Then by what they are called',
      MarketDay,
    ),
    time: whole(2, 'of the last block, milliseconds since 1970: the 24 hours end with it'),
    from: whole(3, 'when they begin, milliseconds since 1970: at the beginning of a minute'),
    since: whole(
      4,
      'from when on the index has counted what was traded, milliseconds since 1970; after `from` where it does not reach back 24 hours',
    ),
    height: whole(5, 'height of the last block'),
  },
)
