import { count, list, message, such, text, whole, type Of } from '../../define.ts'
import { account, unknown } from '../accounts/of-account.ts'

const quote = 'in the quote asset, whole tokens'

export type ListTradingRecordRequest = Of<typeof ListTradingRecordRequest>
export const ListTradingRecordRequest = message(
  'ListTradingRecordRequest',
  'names an account, and maybe a market',
  {
    account,
    marketId: such(
      '0x2f9a5f09713dbedcff040c7d3c93b61741484be7abbc9ae03732d89236355dee',
      text(2, '0x… id of a market; empty for one line of each market that it traded in'),
    ),
  },
)

export type TradingRecordLine = Of<typeof TradingRecordLine>
export const TradingRecordLine = message(
  'TradingRecordLine',
  'what an account traded in a market in a stretch of time',
  {
    marketId: text(1, '0x… id of the market'),
    ticker: text(2, 'what the market is called'),
    quoteDenom: text(3, 'the quote asset'),
    time: whole(4, 'when the stretch begins, milliseconds since 1970; of a whole market: its last day'),
    trades: count(5, 'fills of its orders'),
    volume: text(6, `what those were worth, ${quote}`),
    makerVolume: text(7, `how much of that was of orders that had rested in the book, ${quote}`),
    fees: text(
      8,
      `what it paid for them, ${quote}: what the exchange kept, without the share of who the orders name`,
    ),
    rebates: text(9, `what it was paid for them, ${quote}`),
    profit: text(
      10,
      `of positions that were closed, before fees and funding, ${quote}; below 0 for a loss; empty in spot markets, where nothing tells it`,
    ),
    funding: text(
      11,
      `of its positions, ${quote}; below 0 for what was paid; empty where there is none, or it is not told`,
    ),
  },
)

export type ListTradingRecordResponse = Of<typeof ListTradingRecordResponse>
export const ListTradingRecordResponse = message(
  'ListTradingRecordResponse',
  'the record of an account in a market, or in all of them',
  {
    lines: list(
      1,
      'by time, the oldest first: the last 90 days with a trade; or by market, the last traded first',
      TradingRecordLine,
    ),
    stepSeconds: count(
      2,
      'how long a stretch is: a day, or a minute for who traded little and for no longer than two days; 0 for lines of markets',
    ),
    unknown,
  },
)
