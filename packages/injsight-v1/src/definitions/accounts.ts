import { count, flag, list, message, optional, such, text, texts, whole, type Of } from '../define.ts'
import { OrderAmount, OrderTerms } from './orders.ts'

const smallest = "whole number in the denom's smallest unit, decimal text"
const exact = "in the denom's smallest unit, decimal text with up to 18 digits after the point"

const account = such('inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx6', text(1, 'inj1… or 0x… of the account'))
const cursor = text(2, 'what the reply before gave as next; empty for the first page')
const limit = count(3, 'how many at most, up to 200; 0 means 50')
const next = text(2, 'ask with this as cursor for the rest; empty when there is none')
const unknown = texts(
  3,
  'modules of the chain whose state the index does not know: what they hold is missing here',
)

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
  balances: count(1, 'denoms that it holds in the bank'),
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
  base: whole(10, 'first height in the index'),
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
})

export type ListHoldingsResponse = Of<typeof ListHoldingsResponse>
export const ListHoldingsResponse = message('ListHoldingsResponse', 'all that an account has', {
  holdings: list(1, 'inj first, then in the order of denoms', Holding),
  next,
  unknown,
})

export type ListSubaccountsRequest = Of<typeof ListSubaccountsRequest>
export const ListSubaccountsRequest = message('ListSubaccountsRequest', 'names an account', { account })

export type Deposit = Of<typeof Deposit>
export const Deposit = message('Deposit', 'what a subaccount of the exchange has of a denom', {
  denom: text(1, 'what is deposited'),
  available: text(2, `what no order holds: ${exact}`),
  total: text(3, `all of it: ${exact}`),
})

export type Subaccount = Of<typeof Subaccount>
export const Subaccount = message('Subaccount', 'a part of an account that trades by itself', {
  id: text(1, '0x and 64 hex digits'),
  number: text(2, 'which of the account it is, from 0; decimal text'),
  deposits: list(3, 'by denom', Deposit),
  ordersPlaced: whole(4, 'how many orders it has placed or tried to'),
})

export type ListSubaccountsResponse = Of<typeof ListSubaccountsResponse>
export const ListSubaccountsResponse = message('ListSubaccountsResponse', 'the subaccounts of an account', {
  subaccounts: list(1, 'those that hold or have placed something, by number', Subaccount),
  unknown,
})

export type ListPositionsRequest = Of<typeof ListPositionsRequest>
export const ListPositionsRequest = message('ListPositionsRequest', 'names an account', { account })

export type Position = Of<typeof Position>
export const Position = message('Position', 'an open position', {
  marketId: text(1, '0x… id of the market'),
  ticker: text(2, 'what the market is called'),
  quoteDenom: text(3, 'what prices and margin are in'),
  subaccountId: text(4, '0x… id of the subaccount'),
  isLong: flag(5, 'true for a long position'),
  quantity: optional(6, 'number of contracts', OrderAmount),
  entryPrice: optional(7, 'of one contract, in the quote asset', OrderAmount),
  margin: optional(8, 'in the quote asset', OrderAmount),
})

export type ListPositionsResponse = Of<typeof ListPositionsResponse>
export const ListPositionsResponse = message('ListPositionsResponse', 'the open positions of an account', {
  positions: list(1, 'by market and subaccount', Position),
  unknown,
})

export type ListOpenOrdersRequest = Of<typeof ListOpenOrdersRequest>
export const ListOpenOrdersRequest = message('ListOpenOrdersRequest', 'names an account', {
  account,
  cursor,
  limit,
})

export type OpenOrder = Of<typeof OpenOrder>
export const OpenOrder = message('OpenOrder', 'an order that rests in a book or waits for its trigger', {
  terms: optional(1, 'what was asked for', OrderTerms),
  isWaiting: flag(2, 'true while it waits for its trigger price'),
  remaining: optional(3, 'what is not filled yet: of the base asset, or number of contracts', OrderAmount),
  quoteDenom: text(4, 'what the price is in; empty when the market is not known'),
})

export type ListOpenOrdersResponse = Of<typeof ListOpenOrdersResponse>
export const ListOpenOrdersResponse = message('ListOpenOrdersResponse', 'the open orders of an account', {
  orders: list(1, 'by market, sales before purchases, the highest price first', OpenOrder),
  next,
  unknown,
})

export type GetStakingRequest = Of<typeof GetStakingRequest>
export const GetStakingRequest = message('GetStakingRequest', 'names an account', { account })

export type StakingCoin = Of<typeof StakingCoin>
export const StakingCoin = message('StakingCoin', 'an amount of something', {
  denom: text(1, 'of what'),
  amount: text(2, smallest),
})

export type Delegation = Of<typeof Delegation>
export const Delegation = message('Delegation', 'what an account has staked with a validator', {
  validator: text(1, 'injvaloper… of the validator'),
  amount: text(2, `what its shares are worth, ${smallest}`),
  rewards: list(3, 'earned and not withdrawn yet, whole units; empty when they are not known', StakingCoin),
})

export type Unbonding = Of<typeof Unbonding>
export const Unbonding = message('Unbonding', 'what an account takes back from a validator', {
  validator: text(1, 'injvaloper… of the validator'),
  height: whole(2, 'height of the block in which it began'),
  completion: whole(3, 'when it is paid out, milliseconds since 1970'),
  initial: text(4, `at first: ${smallest}`),
  balance: text(5, `what is left after slashes and cancellations: ${smallest}`),
})

export type Redelegation = Of<typeof Redelegation>
export const Redelegation = message('Redelegation', 'what an account moved from validator to validator', {
  source: text(1, 'injvaloper… of the validator that had it'),
  destination: text(2, 'injvaloper… of the validator that got it'),
  height: whole(3, 'height of the block in which it was moved'),
  completion: whole(4, 'from when on it can be moved on, milliseconds since 1970'),
  amount: text(5, smallest),
})

export type GetStakingResponse = Of<typeof GetStakingResponse>
export const GetStakingResponse = message('GetStakingResponse', 'what an account has staked', {
  delegations: list(1, 'by validator', Delegation),
  unbondings: list(2, 'the next to be paid out first', Unbonding),
  unknown,
  redelegations: list(4, 'the next to end first', Redelegation),
  denom: text(5, 'what is staked on this chain'),
  withdrawAddress: text(6, 'inj1… of where rewards go; empty when it is not known'),
})

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

export type ListCw20BalancesRequest = Of<typeof ListCw20BalancesRequest>
export const ListCw20BalancesRequest = message('ListCw20BalancesRequest', 'names an account', {
  account,
  cursor,
  limit,
})

export type Cw20Balance = Of<typeof Cw20Balance>
export const Cw20Balance = message('Cw20Balance', 'what an account has of a token by CW20', {
  contract: text(1, 'inj1… of the token'),
  amount: text(2, "whole number in the token's smallest unit, decimal text"),
  name: text(3, "the token's name, as the contract says"),
  symbol: text(4, "the token's symbol, as the contract says"),
  decimals: count(5, 'digits after the point of a whole token'),
})

export type ListCw20BalancesResponse = Of<typeof ListCw20BalancesResponse>
export const ListCw20BalancesResponse = message('ListCw20BalancesResponse', 'tokens by CW20 of an account', {
  balances: list(1, 'by contract; only of contracts that the index can follow', Cw20Balance),
  next,
  unknown,
})

export type ListNftsRequest = Of<typeof ListNftsRequest>
export const ListNftsRequest = message('ListNftsRequest', 'names an account', { account, cursor, limit })

export type Nft = Of<typeof Nft>
export const Nft = message('Nft', 'a token by CW721', {
  contract: text(1, 'inj1… of the collection'),
  collection: text(2, "the collection's name, as the contract says"),
  token: text(3, 'which of the collection'),
  height: whole(4, 'height of the block since which the account owns it'),
})

export type ListNftsResponse = Of<typeof ListNftsResponse>
export const ListNftsResponse = message('ListNftsResponse', 'tokens by CW721 of an account', {
  nfts: list(1, 'by contract, then by token; only of contracts that the index can follow', Nft),
  next,
  unknown,
})

export type ListMintableDenomsRequest = Of<typeof ListMintableDenomsRequest>
export const ListMintableDenomsRequest = message('ListMintableDenomsRequest', 'names an account', {
  account,
  cursor,
  limit,
})

export type MintableDenom = Of<typeof MintableDenom>
export const MintableDenom = message('MintableDenom', 'a denom of the token factory', {
  denom: text(1, 'factory/inj1…/…'),
  creator: text(2, 'inj1… of who created it'),
  name: text(3, 'what its creator called it; empty for none'),
  symbol: text(4, 'its symbol; empty for none'),
  decimals: count(5, 'digits after the point of a whole token; 0 when nobody told'),
  supply: text(6, `how much there is: ${smallest}`),
})

export type ListMintableDenomsResponse = Of<typeof ListMintableDenomsResponse>
export const ListMintableDenomsResponse = message(
  'ListMintableDenomsResponse',
  'denoms of the token factory that an account may mint',
  { denoms: list(1, 'by denom', MintableDenom), next, unknown },
)
