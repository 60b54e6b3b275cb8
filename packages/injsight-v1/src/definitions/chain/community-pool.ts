import { count, list, message, such, text, texts, whole, type Of } from '../../define.ts'

export type ListCommunityFlowsRequest = Of<typeof ListCommunityFlowsRequest>
export const ListCommunityFlowsRequest = message(
  'ListCommunityFlowsRequest',
  'narrows what went to and from the community pool, and names a page',
  {
    account: text(1, 'inj1… or 0x… of who gave or got; empty for everybody'),
    direction: text(
      2,
      'to: what was given to the pool; from: what it spent, and what the module of distribution paid out as rewards and commission; empty for both',
    ),
    from: whole(3, 'first moment, milliseconds since 1970; 0 for the beginning'),
    to: whole(4, 'last moment, milliseconds since 1970; 0 for now'),
    limit: such('10', count(5, 'how many at most, up to 200; 0 means 50')),
    cursor: text(6, '`next` of the page before; empty for the newest'),
  },
)

export type CommunityFlow = Of<typeof CommunityFlow>
export const CommunityFlow = message('CommunityFlow', 'coins that moved to or from the community pool', {
  height: whole(1, 'height of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  kind: text(
    3,
    'given, given_to_validator (shared among who delegates to one), spent (by governance), trading_rewards (set aside for a campaign of the exchange), rewards or commission',
  ),
  account: text(4, 'inj1… of who gave or got it; of rewards and commission who earned it'),
  denom: text(5, 'of what'),
  amount: text(6, 'how much, in the smallest unit'),
})

export type ListCommunityFlowsResponse = Of<typeof ListCommunityFlowsResponse>
export const ListCommunityFlowsResponse = message(
  'ListCommunityFlowsResponse',
  'what went to and from the community pool; what each block gives it of fees and new coins is not listed',
  {
    flows: list(1, 'the newest first', CommunityFlow),
    next: text(2, 'cursor of the next page; empty on the last'),
  },
)

export type GetCommunityPoolRequest = Of<typeof GetCommunityPoolRequest>
export const GetCommunityPoolRequest = message('GetCommunityPoolRequest', 'narrows the sums', {
  account: text(1, 'inj1… or 0x… of who gave or got; empty for everybody'),
  from: whole(2, 'first moment, milliseconds since 1970; 0 for the beginning'),
  to: whole(3, 'last moment, milliseconds since 1970; 0 for now'),
})

export type PoolCoin = Of<typeof PoolCoin>
export const PoolCoin = message('PoolCoin', 'what the pool has of a denom', {
  denom: text(1, 'of what'),
  amount: text(2, 'how much, in the smallest unit: the chain keeps 18 decimals of it'),
})

export type CommunitySum = Of<typeof CommunitySum>
export const CommunitySum = message('CommunitySum', 'all that an account gave to the pool or got from it', {
  kind: text(1, 'given, given_to_validator, spent or trading_rewards'),
  account: text(2, 'inj1… of who gave or got it'),
  denom: text(3, 'of what'),
  amount: text(4, 'how much, in the smallest unit'),
  count: count(5, 'how many times'),
})

export type GetCommunityPoolResponse = Of<typeof GetCommunityPoolResponse>
export const GetCommunityPoolResponse = message(
  'GetCommunityPoolResponse',
  'what the community pool has now, and by whom it came and went',
  {
    coins: list(1, 'what it has now, whatever the sums are narrowed to', PoolCoin),
    sums: list(2, 'of the newest 10000 gifts and expenses, the most frequent first', CommunitySum),
    unknown: texts(3, 'flows, where nobody tells who gave and who got: then there are no sums'),
  },
)
