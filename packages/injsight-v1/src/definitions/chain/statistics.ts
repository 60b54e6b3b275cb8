import { list, message, such, text, whole, type Of } from '../../define.ts'

export type ListStatisticsRequest = Of<typeof ListStatisticsRequest>
export const ListStatisticsRequest = message('ListStatisticsRequest', 'a series over time', {
  metric: such(
    'transactions',
    text(
      1,
      'blocks, transactions, failed, gas_wanted, gas_used, fees, active_accounts, new_accounts, trades or volume',
    ),
  ),
  resolution: such('minute', text(2, 'minute, hour or day; days begin at midnight UTC. Empty means hour')),
  from: whole(
    3,
    'first moment, milliseconds since 1970; 0 means as far back as fits 1000 points, or 120 minutes of active_accounts. The minute, hour or day that it lies in is told whole',
  ),
  to: whole(
    4,
    'moment after the last, milliseconds since 1970; 0 means until the last block. What it lies in is told whole, too',
  ),
  denom: text(5, 'of volume: the quote asset that it is counted in; empty for all other metrics'),
})

export type StatisticsPoint = Of<typeof StatisticsPoint>
export const StatisticsPoint = message('StatisticsPoint', 'the sum of a minute, an hour or a day', {
  time: whole(1, 'when it begins, milliseconds since 1970'),
  value: text(2, 'decimal text, in the unit that the reply names'),
})

export type ListStatisticsResponse = Of<typeof ListStatisticsResponse>
export const ListStatisticsResponse = message('ListStatisticsResponse', 'a series over time', {
  metric: text(1, 'the metric that was asked for'),
  resolution: text(2, 'minute, hour or day'),
  unit: text(3, 'what the values are numbers of, in words'),
  points: list(4, 'oldest first, at most 1000; a time without blocks has no point', StatisticsPoint),
  since: whole(
    5,
    'the minute since which the index counts, milliseconds since 1970: what began before is told in part. 0 while nothing is counted',
  ),
})
