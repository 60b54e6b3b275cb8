import { count, flag, list, message, such, text, texts, whole, type Of } from '../define.ts'

const smallest = "whole number in the asset's smallest unit, decimal text"
const cursor = text(10, 'what the reply before gave as next; empty for the first page')
const limit = count(11, 'how many at most, up to 200; 0 means 50')
const next = text(10, 'ask with this as cursor for those that follow; empty when there are none')
const unknown = texts(11, 'modules of the chain whose state the index does not know')

export type LookAlike = Of<typeof LookAlike>
export const LookAlike = message('LookAlike', 'why a name may be taken for another', {
  why: text(
    1,
    'same (it reads as the symbol of another asset does), letters (of several alphabets), direction (marks that turn text around or are not seen)',
  ),
  asset: text(2, 'the asset that it may be taken for, where it reads the same; else empty'),
  symbol: text(3, 'the symbol of that asset'),
})

export type Asset = Of<typeof Asset>
export const Asset = message('Asset', 'something that can be held: coins of the bank, or of a contract', {
  asset: text(1, 'its denom; of a contract that keeps its balances itself inj1… by CW20, 0x… by ERC-20'),
  kind: text(
    2,
    'native, peggy, ibc, factory, erc20, share, cw20 or unknown: where it comes from, by its denom alone',
  ),
  name: text(3, 'as the bank or its contract says; empty for none'),
  symbol: text(4, 'as the bank or its contract says; empty for none'),
  hasDecimals: flag(5, 'whether anybody has told its decimals'),
  decimals: count(6, 'digits after the point of a whole token'),
  supply: text(7, `how much there is: ${smallest}; empty when it is not known`),
  holders: whole(8, 'how many hold something of it'),
  price: text(9, 'of a whole token, by the last trade of a spot market, in quote; empty for none'),
  worth: text(10, 'of all that there is, in quote; empty without a price'),
  admin: text(11, 'inj1… of who may make more of it; empty for nobody, or where nobody can'),
  contract: text(12, '0x… of the contract that moves it, too; empty for none'),
  verification: text(
    13,
    'verified, internal, external: as a list of this deployment says, and verified for what the chain itself made; else unverified',
  ),
  path: text(14, 'of IBC: the channels that it came over, transfer/channel-1/…; else empty'),
  base: text(15, 'of IBC: its denom where it began; else empty'),
  lookAlikes: list(16, 'why its symbol may be taken for another', LookAlike),
  isLost: flag(
    17,
    'of contracts: whether what it says contradicts itself, so that nothing is told of balances',
  ),
})

export type ListAssetsRequest = Of<typeof ListAssetsRequest>
export const ListAssetsRequest = message('ListAssetsRequest', 'which assets of the bank, in which order', {
  kind: text(1, 'native, peggy, ibc, factory, erc20, share or unknown; empty for all'),
  verification: text(2, 'verified, internal, external, unverified; empty for all'),
  text: text(3, 'a part of the name, the symbol or the denom: the first 200 by their holders are told'),
  sort: such('holders', text(4, 'worth, holders or supply (in whole tokens); empty for worth')),
  cursor,
  limit,
})

export type ListAssetsResponse = Of<typeof ListAssetsResponse>
export const ListAssetsResponse = message('ListAssetsResponse', 'assets of the bank', {
  assets: list(1, 'of this page; what has no price follows what has one, by its holders', Asset),
  quote: text(2, 'denom in which worth and price are told: what inj is traded for most; empty for none'),
  count: whole(3, 'how many assets the bank has in all'),
  hasList: flag(4, 'whether this deployment has a list of verified assets'),
  next,
  unknown,
})

export type ListContractTokensRequest = Of<typeof ListContractTokensRequest>
export const ListContractTokensRequest = message(
  'ListContractTokensRequest',
  'which tokens that contracts keep themselves',
  {
    kind: such('cw20', text(1, 'cw20 or erc20; empty for both')),
    text: text(2, 'a part of the name or the symbol: the first 200 by their holders are told'),
    cursor,
    limit,
  },
)

export type ListContractTokensResponse = Of<typeof ListContractTokensResponse>
export const ListContractTokensResponse = message(
  'ListContractTokensResponse',
  'tokens that contracts keep themselves; those that stand in the bank as well are told there',
  {
    assets: list(1, 'of this page, by how many hold them', Asset),
    hasList: flag(2, 'whether this deployment has a list of verified assets'),
    next,
    unknown,
  },
)
