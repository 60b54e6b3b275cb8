import { count, flag, list, message, optional, such, text, texts, whole, type Of } from '../../define.ts'
import { EvmMove } from './evm.ts'

const contract = 'inj1… of the contract by CW721, 0x… by ERC-721 or ERC-1155'
const cursor = text(10, 'what the reply before gave as next; empty for the first page')
const limit = count(11, 'how many at most, up to 200; 0 means 50')
const next = text(10, 'ask with this as cursor for those that follow; empty when there are none')
const unknown = texts(11, 'modules of the chain whose state the index does not know')

export type Collection = Of<typeof Collection>
export const Collection = message('Collection', 'tokens of which each is one of its own', {
  contract: text(1, contract),
  standard: text(2, 'cw721, erc721 or erc1155'),
  name: text(3, 'as its contract says; empty when it is not known'),
  symbol: text(4, 'as its contract says; empty when it is not known'),
  tokens: text(5, 'how many there are; empty when it is not known'),
  creator: text(6, 'inj1… of who created the contract; empty when it is not known'),
  isLost: flag(7, 'whether what it says contradicts itself, so that no owners are told'),
})

export type ListCollectionsRequest = Of<typeof ListCollectionsRequest>
export const ListCollectionsRequest = message('ListCollectionsRequest', 'which collections, and which page', {
  standard: text(1, 'cw721, erc721 or erc1155; empty for all'),
  contracts: texts(2, 'inj1… of contracts: collections by CW721 among these, up to 200; empty for all'),
  cursor,
  limit,
})

export type ListCollectionsResponse = Of<typeof ListCollectionsResponse>
export const ListCollectionsResponse = message('ListCollectionsResponse', 'collections', {
  collections: list(1, 'of this page, those with most tokens first', Collection),
  next,
  unknown,
})

export type CollectionNft = Of<typeof CollectionNft>
export const CollectionNft = message('CollectionNft', 'one of a collection, and who owns it', {
  token: text(1, 'which of the collection'),
  owner: text(2, 'inj1…; empty in a list that doesn’t tell it'),
  amount: text(3, 'how many of it the owner has; 1 but by ERC-1155'),
  height: whole(4, 'of the block since which it is so'),
})

export type ListCollectionNftsRequest = Of<typeof ListCollectionNftsRequest>
export const ListCollectionNftsRequest = message('ListCollectionNftsRequest', 'of which, and which page', {
  contract: such('0x00dd563fc789cde77af54228fe088562300e85f8', text(1, contract)),
  cursor,
  limit,
  token: text(4, 'one of the collection, by who owns it; empty for all'),
})

export type ListCollectionNftsResponse = Of<typeof ListCollectionNftsResponse>
export const ListCollectionNftsResponse = message('ListCollectionNftsResponse', 'tokens of a collection', {
  collection: optional(1, 'absent when there is none of this contract', Collection),
  nfts: list(2, 'of this page, by token', CollectionNft),
  next,
  unknown,
})

export type GetNftRequest = Of<typeof GetNftRequest>
export const GetNftRequest = message('GetNftRequest', 'names one of a collection', {
  contract: such('0x00dd563fc789cde77af54228fe088562300e85f8', text(1, contract)),
  token: such('1', text(2, 'which of the collection')),
})

export type GetNftResponse = Of<typeof GetNftResponse>
export const GetNftResponse = message('GetNftResponse', 'one of a collection', {
  collection: optional(1, 'absent when there is none of this contract', Collection),
  owners: list(2, 'at most 100; none when there is no such token', CollectionNft),
  uri: text(3, 'where its contract says that it is described: asked from a node now; empty for nowhere'),
  extension: text(4, 'of CW721: what its contract says of it, JSON; empty for nothing'),
  why: text(5, 'the last two are not known, in words; empty when they are'),
  moves: list(6, 'how it passed from one to another, the newest first, at most 100', EvmMove),
  spender: text(
    7,
    'of ERC-721: inj1… of who may move it beside its owner, until it is passed on; else empty',
  ),
  unknown,
})

export type ListNftMovesRequest = Of<typeof ListNftMovesRequest>
export const ListNftMovesRequest = message('ListNftMovesRequest', 'of which, and which page', {
  contract: such('0x00dd563fc789cde77af54228fe088562300e85f8', text(1, contract)),
  token: text(2, 'one of the collection; empty for all'),
  cursor,
  limit,
})

export type ListNftMovesResponse = Of<typeof ListNftMovesResponse>
export const ListNftMovesResponse = message('ListNftMovesResponse', 'what of a collection was moved', {
  moves: list(1, 'minted, passed on and burned: the newest first; none of what contradicts itself', EvmMove),
  next,
})
