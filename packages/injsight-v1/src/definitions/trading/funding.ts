import { list, message, text, whole, type Of } from '../../define.ts'
import { account, cursor, limit, next, unknown } from '../accounts/of-account.ts'

export type ListFundingPaymentsRequest = Of<typeof ListFundingPaymentsRequest>
export const ListFundingPaymentsRequest = message(
  'ListFundingPaymentsRequest',
  'names an account and a page',
  {
    account,
    cursor,
    limit,
  },
)

export type FundingPayment = Of<typeof FundingPayment>
export const FundingPayment = message('FundingPayment', 'what a position paid or was paid for an interval', {
  height: whole(1, 'height of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  marketId: text(3, '0x… id of the market'),
  subaccountId: text(4, '0x… id of the subaccount'),
  amount: text(5, 'in the quote asset, whole tokens; below 0 for what was paid'),
  quoteDenom: text(6, 'the quote asset'),
})

export type ListFundingPaymentsResponse = Of<typeof ListFundingPaymentsResponse>
export const ListFundingPaymentsResponse = message(
  'ListFundingPaymentsResponse',
  'the funding of the positions of an account',
  {
    payments: list(
      1,
      'the newest first; those of a block are never cut, so there may be more than asked for',
      FundingPayment,
    ),
    next,
    unknown,
  },
)
