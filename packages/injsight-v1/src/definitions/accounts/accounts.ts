import { count, flag, list, message, optional, text, texts, whole, type Of } from '../../define.ts'
import { account, cursor, exact, limit, next, smallest, unknown } from './of-account.ts'

export type GetAccountRequest = Of<typeof GetAccountRequest>
export const GetAccountRequest = message('GetAccountRequest', 'names an account', { account })

export type AccountContract = Of<typeof AccountContract>
export const AccountContract = message('AccountContract', 'the contract whose account it is', {
  codeId: whole(1, 'number of its code'),
  label: text(2, 'what its creator called it'),
  creator: text(3, 'inj1… of who made it'),
  admin: text(4, 'inj1… of who may change it; empty for none'),
})

export type AccountCounts = Of<typeof AccountCounts>
export const AccountCounts = message('AccountCounts', 'how many of what an account has', {
  balances: count(1, 'denoms that it holds, wherever'),
  transactions: count(2, 'transactions that name it; counted no further than 10000'),
  subaccounts: count(3, 'subaccounts of the exchange that hold something'),
  positions: count(4, 'open positions'),
  openOrders: count(5, 'open orders'),
  delegations: count(6, 'validators that it delegates to'),
  unbondings: count(7, 'amounts that it has begun to take back from validators'),
  redelegations: count(8, 'amounts that it has moved from one validator to another and cannot move on yet'),
  grantsGiven: count(9, 'kinds of messages that it lets others send for it, each with whom'),
  grantsReceived: count(10, 'kinds of messages that it may send for others, each with whom'),
  allowancesGiven: count(11, 'accounts whose fees it pays'),
  allowancesReceived: count(12, 'accounts that pay its fees'),
  cw20: count(13, 'tokens by CW20 that it holds'),
  nfts: count(14, 'tokens by CW721 that it owns'),
  denoms: count(15, 'denoms of the token factory that it may mint'),
  evmBalances: count(
    16,
    'tokens by ERC-20 that it holds and that have no denom; those with one are balances',
  ),
  evmNfts: count(17, 'tokens by ERC-721 and ERC-1155 that it owns'),
  hasTraded: flag(18, 'true when it has placed an order, or moved coins to or from a subaccount'),
  hasStaked: flag(19, 'true when it has done something with a stake, or was paid for one'),
  approvalsGiven: count(
    20,
    'approvals by which it lets others move its tokens of the EVM; counted no further than 10000',
  ),
  approvalsReceived: count(
    21,
    'approvals by which it may move tokens of others in the EVM; counted no further than 10000',
  ),
})

export type GetAccountResponse = Of<typeof GetAccountResponse>
export const GetAccountResponse = message('GetAccountResponse', 'what an account is, and how much it has', {
  account: text(1, 'inj1…'),
  firstSeen: whole(
    2,
    'height of the first block in the index with a transaction that names it or a change of a balance; 0 for none',
  ),
  isOlder: flag(3, 'true when it held something before the first block of the index'),
  module: text(4, 'name of the module whose account it is; empty for all others'),
  operator: text(5, 'injvaloper… of the validator that it runs; empty for all others'),
  moniker: text(6, "that validator's name"),
  contract: optional(7, 'present when it is the account of a contract', AccountContract),
  counts: optional(8, 'how much it has', AccountCounts),
  unknown: texts(9, 'modules of the chain whose state the index does not know: their counts mean nothing'),
  base: whole(10, 'first height in the index; 0 where nobody tells when it was first seen'),
  isEvmContract: flag(11, 'true for the account of a contract of the EVM'),
})

export type ListHoldingsRequest = Of<typeof ListHoldingsRequest>
export const ListHoldingsRequest = message('ListHoldingsRequest', 'names an account', {
  account,
  cursor,
  limit,
})

export type Holding = Of<typeof Holding>
export const Holding = message('Holding', 'all that an account has of a denom, and where', {
  denom: text(1, 'what it has'),
  bank: text(2, `in the bank: ${smallest}`),
  available: text(3, `deposited in the exchange and free: ${exact}`),
  inOrders: text(4, `deposited in the exchange and held by orders: ${exact}`),
  inPositions: text(5, `margin of open positions: ${exact}`),
  staked: text(6, `delegated to validators: ${smallest}`),
  unbonding: text(7, `taken back from validators and not paid out yet: ${smallest}`),
  rewards: text(8, `earned with validators and not withdrawn yet: ${smallest}`),
  total: text(9, `all of these: ${exact}`),
  contract: text(10, '0x… of the contract of the EVM that is a pair with it; empty for none'),
})

export type ListHoldingsResponse = Of<typeof ListHoldingsResponse>
export const ListHoldingsResponse = message('ListHoldingsResponse', 'all that an account has', {
  holdings: list(1, 'inj first, then in the order of denoms', Holding),
  next,
  unknown,
})
