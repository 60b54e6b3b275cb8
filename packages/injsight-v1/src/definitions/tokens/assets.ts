import { count, flag, list, message, optional, such, text, texts, whole, type Of } from '../../define.ts'

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
  holders: whole(8, 'how many hold something of it; -1 where nobody counts them'),
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
    verification: text(
      3,
      'verified, internal, external, unverified; empty for all. A page of the unverified may have fewer than there are',
    ),
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

export type ChannelHop = Of<typeof ChannelHop>
export const ChannelHop = message('ChannelHop', 'a channel that coins came over, the last one first', {
  port: text(1, 'on the side where they arrived'),
  channel: text(2, 'on that side: channel-…'),
  chain: text(3, 'id of the chain on the other side; empty when it is not known'),
  counterpartyChannel: text(4, 'on the other side; empty when it is not known'),
})

export type DenomRole = Of<typeof DenomRole>
export const DenomRole = message('DenomRole', 'what who has a role may do with a denom', {
  name: text(1, 'of the role; EVERYONE for who has none'),
  permissions: count(2, 'sum of injective.permissions.v1beta1.Action'),
})

export type DenomRules = Of<typeof DenomRules>
export const DenomRules = message('DenomRules', 'rules of the permissions module', {
  wasmHook: text(1, 'inj1… of the contract that is asked about each transfer; empty for none'),
  evmHook: text(2, '0x… of the contract that is asked about each transfer; empty for none'),
  roles: list(3, 'by their numbers', DenomRole),
  managers: texts(4, 'inj1… of who may give and take roles'),
})

export type FundOfShare = Of<typeof FundOfShare>
export const FundOfShare = message('FundOfShare', 'the insurance fund that a share is of', {
  marketId: text(1, '0x… of the market that it insures'),
  ticker: text(2, 'of that market'),
  depositDenom: text(3, 'what is in the fund'),
  balance: text(4, `what is in it: ${smallest.replace('the asset', 'the deposit denom')}`),
  totalShare: text(5, 'how many shares there are, in the smallest unit'),
})

export type AssetMarket = Of<typeof AssetMarket>
export const AssetMarket = message('AssetMarket', 'a market that trades an asset', {
  marketId: text(1, 'the id, 0x…'),
  ticker: text(2, 'what it is called'),
  kind: text(3, 'spot, perpetual, expiry or binary'),
  status: text(4, 'Active, Paused, Demolished or Expired'),
  isBase: flag(5, 'whether the asset is what is traded; else it is what is paid with'),
})

export type GetAssetRequest = Of<typeof GetAssetRequest>
export const GetAssetRequest = message('GetAssetRequest', 'names an asset', {
  asset: such('inj', text(1, 'its denom, or inj1… or 0x… of its contract')),
})

export type GetAssetResponse = Of<typeof GetAssetResponse>
export const GetAssetResponse = message('GetAssetResponse', 'all that is known of an asset itself', {
  asset: optional(1, 'absent when nobody holds it and nothing names it', Asset),
  quote: text(2, 'denom in which worth and price are told; empty for none'),
  hasList: flag(3, 'whether this deployment has a list of verified assets'),
  description: text(4, 'as its maker says; empty for none'),
  link: text(5, 'where its maker says that more of it, or its picture, is; anybody may have chosen it'),
  project: text(6, 'the address that a CW20 token gives of its project; empty for none'),
  creator: text(7, 'inj1… of who created it; empty when it is not known'),
  canAdminBurn: flag(8, 'whether the admin may burn what others hold'),
  codeId: whole(9, 'of a CW20 token: of the code of its contract'),
  cap: text(10, 'of a CW20 token: how much there may ever be; empty for no end'),
  hops: list(11, 'of IBC: the channels that it came over, the last one first', ChannelHop),
  rules: optional(12, 'of a factory denom with rules of its own', DenomRules),
  fund: optional(13, 'of a share in an insurance fund', FundOfShare),
  ethereum: text(14, '0x… of its contract on Ethereum, over the bridge; empty for none'),
  markets: list(15, 'all that trade it, open ones first', AssetMarket),
  top: texts(16, `what the 1, the 10 and the 100 that hold most have together: ${smallest}`),
  unknown: texts(17, 'modules of the chain whose state the index does not know'),
})

export type AssetHolder = Of<typeof AssetHolder>
export const AssetHolder = message('AssetHolder', 'who holds an asset', {
  account: text(1, 'inj1…'),
  amount: text(2, smallest),
})

export type ListAssetHoldersRequest = Of<typeof ListAssetHoldersRequest>
export const ListAssetHoldersRequest = message('ListAssetHoldersRequest', 'whose holders, and which page', {
  asset: such('inj', text(1, 'its denom, or inj1… or 0x… of its contract')),
  cursor,
  limit,
})

export type ListAssetHoldersResponse = Of<typeof ListAssetHoldersResponse>
export const ListAssetHoldersResponse = message('ListAssetHoldersResponse', 'holders, the largest first', {
  holders: list(1, 'of this page', AssetHolder),
  lost: text(2, 'why there are none told, when the contract is not believed'),
  next,
  unknown,
})

export type FactoryFlow = Of<typeof FactoryFlow>
export const FactoryFlow = message('FactoryFlow', 'coins of a factory denom that were made or unmade', {
  height: whole(1, 'of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  hash: text(3, 'of the transaction, upper-case hex; empty for what the chain itself did'),
  actor: text(4, 'inj1… of who did it'),
  account: text(5, 'inj1… of who received them, or from whom they were taken'),
  amount: text(6, `${smallest}; below zero where they were burned`),
})

export type ListFactoryFlowsRequest = Of<typeof ListFactoryFlowsRequest>
export const ListFactoryFlowsRequest = message('ListFactoryFlowsRequest', 'which denom, and which page', {
  denom: such('factory/inj1f82l2a6x7r5nh3v7ktfhnjeyygewd77yf8gwvg/gold', text(1, 'of the token factory')),
  cursor,
  limit,
})

export type ListFactoryFlowsResponse = Of<typeof ListFactoryFlowsResponse>
export const ListFactoryFlowsResponse = message('ListFactoryFlowsResponse', 'mints and burns, newest first', {
  flows: list(1, 'of this page', FactoryFlow),
  next,
})
