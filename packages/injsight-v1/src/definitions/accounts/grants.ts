import { list, message, such, text, whole, type Of } from '../../define.ts'
import { account, cursor, limit, next, unknown } from './of-account.ts'

const by = such('granter', text(4, 'granter: what it gives; grantee: what it is given'))

export type ListGrantsRequest = Of<typeof ListGrantsRequest>
export const ListGrantsRequest = message('ListGrantsRequest', 'names an account and a direction', {
  account,
  cursor,
  limit,
  by,
})

export type Grant = Of<typeof Grant>
export const Grant = message('Grant', 'that an account may send messages for another', {
  granter: text(1, 'inj1… of for whom'),
  grantee: text(2, 'inj1… of who may'),
  messageType: text(3, 'type of the messages'),
  authorization: text(
    4,
    'with what limits: what the chain holds, as JSON with its type; empty when it is not told',
  ),
  expiration: whole(5, 'when it ends, milliseconds since 1970; 0 is never'),
})

export type ListGrantsResponse = Of<typeof ListGrantsResponse>
export const ListGrantsResponse = message('ListGrantsResponse', 'authorisations of an account', {
  grants: list(1, 'by the other account, then by type', Grant),
  next,
  unknown,
})

export type ListAllowancesRequest = Of<typeof ListAllowancesRequest>
export const ListAllowancesRequest = message('ListAllowancesRequest', 'names an account and a direction', {
  account,
  cursor,
  limit,
  by,
})

export type Allowance = Of<typeof Allowance>
export const Allowance = message('Allowance', 'that an account pays the fees of another', {
  granter: text(1, 'inj1… of who pays'),
  grantee: text(2, 'inj1… of whose fees'),
  allowance: text(
    3,
    'with what limits: what the chain holds, as JSON with its type; empty when it is not told',
  ),
})

export type ListAllowancesResponse = Of<typeof ListAllowancesResponse>
export const ListAllowancesResponse = message('ListAllowancesResponse', 'fee allowances of an account', {
  allowances: list(1, 'by the other account', Allowance),
  next,
  unknown,
})
