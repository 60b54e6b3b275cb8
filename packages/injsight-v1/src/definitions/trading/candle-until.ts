import { message, optional, such, text, whole, type Of } from '../../define.ts'

export type GetCandleUntilRequest = Of<typeof GetCandleUntilRequest>
export const GetCandleUntilRequest = message(
  'GetCandleUntilRequest',
  'names a market, when a candle begins, and the block that it ends with',
  {
    marketId: such(
      '0x2f9a5f09713dbedcff040c7d3c93b61741484be7abbc9ae03732d89236355dee',
      text(1, '0x… id of the market'),
    ),
    from: such(
      '1795363200',
      whole(2, 'seconds since 1970, in whole minutes; at most a year before the block'),
    ),
    height: such('720', whole(3, 'height of the last block that counts')),
  },
)

export type CutCandle = Of<typeof CutCandle>
export const CutCandle = message('CutCandle', 'what a market traded until a block', {
  open: text(1, 'price of the first trade, in the quote asset'),
  high: text(2, 'the highest price'),
  low: text(3, 'the lowest price'),
  close: text(4, 'price of the last trade'),
  quantity: text(5, 'of the base asset, or number of contracts'),
  volume: text(6, 'in the quote asset'),
})

export type GetCandleUntilResponse = Of<typeof GetCandleUntilResponse>
export const GetCandleUntilResponse = message('GetCandleUntilResponse', 'a candle that ends with a block', {
  candle: optional(1, 'left out where nobody traded', CutCandle),
})
