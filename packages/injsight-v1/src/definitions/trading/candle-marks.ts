import { count, list, message, such, text, whole, wholes, type Of } from '../../define.ts'

export type ListCandleMarksRequest = Of<typeof ListCandleMarksRequest>
export const ListCandleMarksRequest = message('ListCandleMarksRequest', 'names a market and its candles', {
  marketId: such(
    '0x2f9a5f09713dbedcff040c7d3c93b61741484be7abbc9ae03732d89236355dee',
    text(1, '0x… id of the market'),
  ),
  times: such(
    '1785283200',
    wholes(
      2,
      'when each candle begins, seconds since 1970 in whole minutes, the earliest first; at most 1000',
    ),
  ),
  seconds: such('3600', count(3, 'how long a candle is: seconds, in whole minutes')),
})

export type CandleMark = Of<typeof CandleMark>
export const CandleMark = message('CandleMark', 'what happened to a market during a candle', {
  time: whole(1, 'when it begins, seconds since 1970'),
  oraclePrice: text(
    2,
    'what the oracle said at its end, in the quote asset: the chain marks positions at that. Empty where it had said nothing, or the market went by another oracle',
  ),
  payments: count(3, 'how many times funding was charged until the next candle begins'),
  fundingRate: text(
    4,
    'the sum of its rates: above 0 longs paid shorts. Empty where none was told; a share, 0.01 for 1 %',
  ),
  liquidations: count(5, 'how many positions others closed until the next candle begins'),
  liquidatedLong: text(6, 'contracts of those that were long'),
  liquidatedShort: text(7, 'contracts of those that were short'),
})

export type ListCandleMarksResponse = Of<typeof ListCandleMarksResponse>
export const ListCandleMarksResponse = message(
  'ListCandleMarksResponse',
  'what happened besides the trades',
  { marks: list(1, 'one for each candle, in their order', CandleMark) },
)
