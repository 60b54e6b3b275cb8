import { count, list, message, such, text, texts, whole, type Of } from '../../define.ts'

const worth = "in the quote asset's smallest unit, decimal text with up to 18 digits after the point"

export type GetWorthRequest = Of<typeof GetWorthRequest>
export const GetWorthRequest = message('GetWorthRequest', 'names an account', {
  account: such('inj13dta78wvue3svup4mjztcuhnxw3g6ma2a49plu', text(1, 'inj1… or 0x… of the account')),
})

export type WorthOfHolding = Of<typeof WorthOfHolding>
export const WorthOfHolding = message(
  'WorthOfHolding',
  'what an account has of a denom, and what it is worth',
  {
    denom: text(1, 'what it has'),
    price: text(
      2,
      'of one whole token, in whole tokens of the quote asset, by its last trade; 1 for the quote asset itself',
    ),
    marketId: text(3, '0x… id of the spot market of that trade; empty for the quote asset itself'),
    viaMarketId: text(
      4,
      '0x… id of the second market, where the first is not of the quote asset but of inj; empty for none',
    ),
    priceHeight: whole(5, 'height of the block of the trade, of two the older; 0 for the quote asset itself'),
    priceTime: whole(6, 'when that was, milliseconds since 1970; 0 where the index has dropped the block'),
    worth: text(7, `of all that it has: ${worth}`),
  },
)

export type UnrealizedProfit = Of<typeof UnrealizedProfit>
export const UnrealizedProfit = message(
  'UnrealizedProfit',
  'what open positions have brought so far by the mark prices of their markets',
  {
    denom: text(1, 'what it is in: the quote asset of the positions'),
    amount: text(
      2,
      'its smallest unit, decimal text with up to 18 digits after the point, negative for a loss',
    ),
  },
)

export type GetWorthResponse = Of<typeof GetWorthResponse>
export const GetWorthResponse = message(
  'GetWorthResponse',
  "what an account has is worth by the last trades on the chain's own spot markets",
  {
    quote: text(
      1,
      'what it is worth is told in this denom: what inj is traded for most; empty when nothing has been traded, and then nothing else is told',
    ),
    total: text(2, `all of it that has a price: ${worth}`),
    wallet: text(3, `of the total, in the bank: ${worth}`),
    exchange: text(
      4,
      `of the total, deposited in the exchange, with the margin of open positions as it was put in: ${worth}`,
    ),
    staking: text(5, `of the total, with validators: staked, taken back and earned: ${worth}`),
    holdings: list(6, 'what has a price, the largest worth first', WorthOfHolding),
    uncounted: texts(7, 'denoms without a price, at most 100 of them, in their order'),
    uncountedCount: count(8, 'how many denoms have no price'),
    quoteDecimals: count(10, 'decimals of the quote asset: by so many digits its smallest unit is smaller'),
    unknown: texts(
      9,
      'modules of the chain whose state the index does not know: what they hold is not counted',
    ),
    unrealized: list(
      11,
      'profit of open positions, by denom, which the total does not count; those without a mark price are left out',
      UnrealizedProfit,
    ),
  },
)

export type GetWorthHistoryRequest = Of<typeof GetWorthHistoryRequest>
export const GetWorthHistoryRequest = message('GetWorthHistoryRequest', 'names an account', {
  account: such('inj13dta78wvue3svup4mjztcuhnxw3g6ma2a49plu', text(1, 'inj1… or 0x… of the account')),
})

export type WorthPoint = Of<typeof WorthPoint>
export const WorthPoint = message(
  'WorthPoint',
  'what an account was worth at a moment, at the prices of the last trades before it',
  {
    time: whole(
      1,
      'milliseconds since 1970: what was before it counts; of the last point, that of the last block',
    ),
    height: whole(2, 'of the last block that counts'),
    total: text(3, `all of it that has a price: ${worth}`),
    wallet: text(4, `of the total, in the bank: ${worth}`),
    exchange: text(
      5,
      `of the total, deposited in the exchange, with the margin of open positions as it was put in: ${worth}`,
    ),
    staking: text(6, `of the total, staked and taken back, without rewards that were pending: ${worth}`),
  },
)

export type GetWorthHistoryResponse = Of<typeof GetWorthHistoryResponse>
export const GetWorthHistoryResponse = message(
  'GetWorthHistoryResponse',
  'how the worth of an account went: the ends of the last 29 days (UTC) and now, or as many shorter steps where the index knows less than that',
  {
    quote: text(1, 'what it is worth is told in this denom; empty when there is no price'),
    quoteDecimals: count(2, 'decimals of the quote asset: by so many digits its smallest unit is smaller'),
    stepSeconds: count(3, 'seconds between two points but the last: a day has 86400'),
    points: list(
      4,
      'the oldest first; moments at which the index can’t know all that it held are left out',
      WorthPoint,
    ),
    unknown: texts(
      5,
      'modules of the chain whose state the index does not know: what they hold is not counted',
    ),
  },
)
