import { count, flag, list, message, optional, such, text, texts, whole, type Of } from '../../define.ts'
import { Coin } from '../accounts/coin.ts'

export type GetTradingRewardsRequest = Of<typeof GetTradingRewardsRequest>
export const GetTradingRewardsRequest = message('GetTradingRewardsRequest', 'asks for the campaigns', {})

export type RewardBoost = Of<typeof RewardBoost>
export const RewardBoost = message('RewardBoost', 'a market whose trades count more or less', {
  marketId: text(1, '0x… of the market'),
  maker: text(2, 'points for each unit traded by orders that had rested in the book, decimal text'),
  taker: text(3, 'points for each unit traded by the others, decimal text'),
})

export type RewardCampaign = Of<typeof RewardCampaign>
export const RewardCampaign = message('RewardCampaign', 'how points for trading are gathered', {
  seconds: whole(1, 'how long each round lasts'),
  quoteDenoms: texts(2, 'markets that are priced in these count'),
  disqualifiedMarketIds: texts(3, 'but for these'),
  boosts: list(4, 'markets with multipliers of their own', RewardBoost),
  ends: whole(5, 'when the round that goes on ends, milliseconds since 1970; 0 while none does'),
})

export type RewardPool = Of<typeof RewardPool>
export const RewardPool = message('RewardPool', 'what a round of a campaign pays', {
  isPending: flag(1, 'whether it is over and waits to be paid'),
  start: whole(2, 'when it begins, of a pending one when it ended; milliseconds since 1970'),
  due: whole(3, 'of a pending one when it is paid, milliseconds since 1970; else 0'),
  rewards: list(4, 'at most', Coin),
})

export type RewardPoints = Of<typeof RewardPoints>
export const RewardPoints = message('RewardPoints', 'the points of a round', {
  pool: whole(
    1,
    'when the round ended, seconds since 1970; 0 for those that gather now, or are left of the last campaign',
  ),
  points: text(2, 'all together, decimal text'),
  accounts: count(3, 'how many accounts have some; 0 where nobody counts them'),
})

export type GetTradingRewardsResponse = Of<typeof GetTradingRewardsResponse>
export const GetTradingRewardsResponse = message(
  'GetTradingRewardsResponse',
  'campaigns of rewards for trading',
  {
    campaign: optional(1, 'absent while there is none', RewardCampaign),
    pools: list(2, 'the next to be paid first, then those to come', RewardPool),
    points: list(3, 'those that gather now first, then those of rounds that wait to be paid', RewardPoints),
    vestingSeconds: whole(4, 'how long a round that is over waits to be paid'),
    optedOut: count(5, 'how many accounts want no rewards'),
  },
)

export type ListRewardPointsRequest = Of<typeof ListRewardPointsRequest>
export const ListRewardPointsRequest = message('ListRewardPointsRequest', 'names a round, and a page', {
  pool: whole(1, 'when the round ended, seconds since 1970; 0 for the points that gather now'),
  limit: such('10', count(2, 'how many at most, up to 200; 0 means 50')),
  cursor: text(3, '`next` of the page before; empty for the most'),
})

export type AccountPoints = Of<typeof AccountPoints>
export const AccountPoints = message('AccountPoints', 'the points of an account', {
  account: text(1, 'inj1…'),
  points: text(2, 'decimal text'),
})

export type ListRewardPointsResponse = Of<typeof ListRewardPointsResponse>
export const ListRewardPointsResponse = message('ListRewardPointsResponse', 'who has points', {
  accounts: list(1, 'the most first', AccountPoints),
  next: text(2, 'cursor of the next page; empty on the last'),
})

export type ListRewardPaymentsRequest = Of<typeof ListRewardPaymentsRequest>
export const ListRewardPaymentsRequest = message('ListRewardPaymentsRequest', 'names a page', {
  limit: such('10', count(1, 'how many at most, up to 200; 0 means 50')),
  cursor: text(2, '`next` of the page before; empty for the newest'),
})

export type RewardPayment = Of<typeof RewardPayment>
export const RewardPayment = message('RewardPayment', 'what a campaign paid an account', {
  height: whole(1, 'height of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  account: text(3, 'inj1…'),
  denom: text(4, 'of what'),
  amount: text(5, 'how much, in the smallest unit'),
})

export type ListRewardPaymentsResponse = Of<typeof ListRewardPaymentsResponse>
export const ListRewardPaymentsResponse = message('ListRewardPaymentsResponse', 'what campaigns paid', {
  payments: list(1, 'the newest first', RewardPayment),
  next: text(2, 'cursor of the next page; empty on the last'),
})

export type GetFeeDiscountsRequest = Of<typeof GetFeeDiscountsRequest>
export const GetFeeDiscountsRequest = message(
  'GetFeeDiscountsRequest',
  'asks for the schedule, and for an account in it',
  {
    account: text(1, 'inj1… or 0x…; empty for the schedule alone'),
  },
)

export type DiscountTier = Of<typeof DiscountTier>
export const DiscountTier = message('DiscountTier', 'a step of the schedule', {
  maker: text(
    1,
    'part of the fee that orders which rested in the book are spared, decimal text: 0.1 is a tenth',
  ),
  taker: text(2, 'the same of the others'),
  staked: text(3, 'what has to be staked, in the smallest unit'),
  volume: text(
    4,
    'what has to be traded in the buckets that count, decimal text in whole units of the quote asset',
  ),
})

export type DiscountSchedule = Of<typeof DiscountSchedule>
export const DiscountSchedule = message(
  'DiscountSchedule',
  'how fees fall with what an account stakes and trades',
  {
    buckets: count(1, 'how many stretches of time count'),
    bucketSeconds: whole(2, 'how long each is'),
    quoteDenoms: texts(3, 'markets that are priced in these count'),
    disqualifiedMarketIds: texts(4, 'but for these'),
    tiers: list(5, 'the lowest first', DiscountTier),
    bucketStart: whole(
      6,
      'when the bucket that goes on began, milliseconds since 1970; 0 where that is not known',
    ),
    isVolumeAsked: flag(7, 'false until all buckets have passed once: until then only what is staked counts'),
  },
)

export type DiscountBucket = Of<typeof DiscountBucket>
export const DiscountBucket = message('DiscountBucket', 'what an account traded in a stretch of time', {
  start: whole(1, 'when it began, milliseconds since 1970'),
  volume: text(2, 'decimal text in whole units of the quote asset'),
})

export type AccountDiscount = Of<typeof AccountDiscount>
export const AccountDiscount = message('AccountDiscount', 'where an account stands in the schedule', {
  account: text(1, 'inj1…'),
  staked: text(2, 'what it has staked itself, in the smallest unit'),
  granted: text(3, 'what somebody else lets count for it, in the smallest unit'),
  lent: text(4, 'what it lets count for others, in the smallest unit'),
  volume: text(5, 'what it traded in the buckets that count, decimal text in whole units of the quote asset'),
  buckets: list(6, 'the newest first', DiscountBucket),
  tier: count(
    7,
    'the tier that these reach, 0 for none. The chain looks again once the time of a tier that it gave has passed',
  ),
})

export type GetFeeDiscountsResponse = Of<typeof GetFeeDiscountsResponse>
export const GetFeeDiscountsResponse = message('GetFeeDiscountsResponse', 'discounts on fees', {
  schedule: optional(1, 'absent while there is none', DiscountSchedule),
  account: optional(2, 'the account that was asked for', AccountDiscount),
  unknown: texts(3, 'buckets where nobody tells what the account traded in each'),
})
