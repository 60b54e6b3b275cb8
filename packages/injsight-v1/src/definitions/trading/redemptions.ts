import { list, message, text, whole, type Of } from '../../define.ts'
import { cursor, limit, next } from '../accounts/of-account.ts'

export type ListRedemptionsRequest = Of<typeof ListRedemptionsRequest>
export const ListRedemptionsRequest = message(
  'ListRedemptionsRequest',
  'names an account or none, and a page',
  { account: text(1, 'inj1… or 0x… of who gave shares back; empty for anybody'), cursor, limit },
)

export type ShareRedemption = Of<typeof ShareRedemption>
export const ShareRedemption = message('ShareRedemption', 'shares of an insurance fund that are given back', {
  id: whole(1, 'its number'),
  account: text(2, 'inj1… of who gave them back'),
  shareDenom: text(3, 'denom of the shares'),
  shares: text(4, "whole number in the denom's smallest unit, decimal text"),
  requested: whole(
    5,
    'when it was asked for, milliseconds since 1970; 0 where the index does not have that block',
  ),
  due: whole(6, 'when it is paid out, milliseconds since 1970; 0 once it was'),
  paid: whole(7, 'when it was paid out, milliseconds since 1970; 0 while it waits'),
  denom: text(8, 'what was paid; empty while it waits'),
  amount: text(9, "whole number in that denom's smallest unit, decimal text; empty while it waits"),
})

export type ListRedemptionsResponse = Of<typeof ListRedemptionsResponse>
export const ListRedemptionsResponse = message('ListRedemptionsResponse', 'shares that were given back', {
  redemptions: list(
    1,
    'those that wait first, the next to be paid before all; then those that were paid out, the newest first',
    ShareRedemption,
  ),
  next,
})
