import { count, list, message, text, whole, type Of } from '../../define.ts'
import { account, cursor, limit, next, smallest, unknown } from '../accounts/of-account.ts'

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
