import { list, message, such, text, whole, type Of } from '../../define.ts'
import { cursor, limit, next } from '../accounts/of-account.ts'

export type ListMarketChangesRequest = Of<typeof ListMarketChangesRequest>
export const ListMarketChangesRequest = message('ListMarketChangesRequest', 'names a market, and a page', {
  marketId: such(
    '0x050373f2e80e3ff8bf7ed08e60cb2ae0bebc8d2dd341a3c7a19389a797c41bd9',
    text(1, '0x… id of the market'),
  ),
  cursor,
  limit: such('10', limit),
  to: whole(4, 'height of the last block that counts; 0 for the newest'),
})

export type ChangedRule = Of<typeof ChangedRule>
export const ChangedRule = message('ChangedRule', 'a rule of a market that became another', {
  name: text(1, "the chain's own name of it, as taker_fee_rate"),
  before: text(2, 'what it was; prices, quantities and amounts in whole tokens'),
  after: text(3, 'what it has been since'),
})

export type MarketProposal = Of<typeof MarketProposal>
export const MarketProposal = message('MarketProposal', 'a proposal by its names', {
  id: whole(1, 'its number'),
  title: text(2, 'empty where it is not known'),
  transactionHash: text(3, 'of what submitted it, upper-case hex; empty where it is not known'),
})

export type MarketChange = Of<typeof MarketChange>
export const MarketChange = message('MarketChange', 'what was done to a market', {
  height: whole(1, 'height of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  what: text(
    3,
    'first: as it was told first, mostly its opening; then changed, paused, settled, expired, closed or reopened',
  ),
  rules: list(4, 'what it changed', ChangedRule),
  transactionHash: text(5, 'of what did or decided it, upper-case hex; empty for what the block did itself'),
  proposals: list(6, 'the proposals that led to it: none where a transaction did', MarketProposal),
  price: text(7, 'that positions were settled at, in the quote asset; empty for none'),
  missingFunds: text(8, 'what the market lacked to pay everybody, in the quote asset; empty for nothing'),
})

export type ListMarketChangesResponse = Of<typeof ListMarketChangesResponse>
export const ListMarketChangesResponse = message(
  'ListMarketChangesResponse',
  'what was done to a market since the index began',
  {
    changes: list(
      1,
      'the newest first. A page may have fewer than asked for, or none, and lead on: a market is told again also where nothing of it has changed',
      MarketChange,
    ),
    next,
  },
)
