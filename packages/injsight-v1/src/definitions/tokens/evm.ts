import { count, flag, list, message, optional, such, text, texts, whole, type Of } from '../../define.ts'

const address = '0x… in lower case'
const smallest = "whole number in the token's smallest unit, decimal text"
const oneOrTheOther = '0x… or inj1… of a contract, or a denom that has one'

export type EvmToken = Of<typeof EvmToken>
export const EvmToken = message('EvmToken', 'a token of the EVM', {
  contract: text(1, address),
  standard: text(2, 'erc20, erc721 or erc1155'),
  name: text(3, 'as its contract says; empty when it is not known'),
  symbol: text(4, 'as its contract says; empty when it is not known'),
  hasDecimals: flag(5, 'whether its decimals are known'),
  decimals: count(6, 'how many digits stand after the point, up to 255; 0 when it is not known'),
  denom: text(
    7,
    'the denom of the bank whose coins it moves: the other face of the same token; empty for none',
  ),
  supply: text(
    8,
    `${smallest}; of erc721 how many there are; empty when it is not known, or of tokens by erc1155`,
  ),
  lost: text(9, 'why its logs are not believed: no balances are told of it then; empty while they are'),
  knownFrom: whole(10, 'height of its first log as a token'),
})

export type EvmContract = Of<typeof EvmContract>
export const EvmContract = message('EvmContract', 'a contract of the EVM', {
  address: text(1, address),
  account: text(2, 'inj1… of the same account'),
  creator: text(3, `${address}: who created it; empty when it is not known`),
  codeHash: text(4, 'keccak256 of its code, 0x…; empty when it is not known'),
  knownFrom: whole(5, 'height from which on it is known; 0 from the beginning of the index on'),
  hash: text(6, 'of the transaction that created it: upper-case hex; empty when it is not known'),
  ethereumHash: text(7, 'of the same in the EVM, 0x…'),
  time: whole(8, 'when it was created, milliseconds since 1970; 0 when it is not known'),
  token: optional(9, 'when it is a token', EvmToken),
  verifiedAs: text(10, 'what its verified source calls it; empty when none was verified'),
})

export type Implementation = Of<typeof Implementation>
export const Implementation = message('Implementation', 'what a proxy let run from then on', {
  address: text(1, `${address}: the contract whose code it runs`),
  height: whole(2, 'of the block'),
  time: whole(3, 'of the block, milliseconds since 1970'),
  hash: text(4, 'of the transaction: upper-case hex'),
})

export type GetEvmContractRequest = Of<typeof GetEvmContractRequest>
export const GetEvmContractRequest = message('GetEvmContractRequest', 'names a contract', {
  address: such('0x5df1bd39631a590b9814bb890391e4208a0f798d', text(1, '0x… or inj1… of the contract')),
})

export type GetEvmContractResponse = Of<typeof GetEvmContractResponse>
export const GetEvmContractResponse = message('GetEvmContractResponse', 'a contract and its code', {
  contract: optional(1, 'what is known of it', EvmContract),
  code: text(2, '0x…; empty when it has none, or it is not known'),
  codeFrom: text(
    3,
    'who says so: creation (what the transaction left), genesis, or node (asked now); empty when it is not known',
  ),
  implementations: list(
    4,
    'when it is a proxy by EIP-1967: what it ran, the newest first, at most 100',
    Implementation,
  ),
  unknown: texts(5, 'modules of the chain whose state the index does not know'),
})

export type ListEvmContractsRequest = Of<typeof ListEvmContractsRequest>
export const ListEvmContractsRequest = message('ListEvmContractsRequest', 'which contracts, and which page', {
  creator: text(1, '0x… or inj1… of who created them; empty for all'),
  standard: text(
    2,
    'erc20, erc721 or erc1155 for tokens alone, token for all of them; empty for all contracts',
  ),
  cursor: text(3, 'what the reply before gave as next; empty for the first page'),
  limit: count(4, 'how many at most, up to 200; 0 means 50'),
})

export type ListEvmContractsResponse = Of<typeof ListEvmContractsResponse>
export const ListEvmContractsResponse = message('ListEvmContractsResponse', 'contracts, the newest first', {
  contracts: list(1, 'of this page', EvmContract),
  next: text(2, 'ask with this as cursor for those that follow; empty when there are none'),
  unknown: texts(3, 'modules of the chain whose state the index does not know'),
})

export type TokenFace = Of<typeof TokenFace>
export const TokenFace = message('TokenFace', 'a time in which a contract moved the coins of a denom', {
  contract: text(1, `${address}; empty when it is not known`),
  denom: text(2, 'of the bank'),
  from: whole(
    3,
    'height of the block that made it so; 0 when that was before the index begins, or always so',
  ),
  to: whole(4, 'height of the block that ended it; 0 while it lasts'),
})

export type GetEvmTokenRequest = Of<typeof GetEvmTokenRequest>
export const GetEvmTokenRequest = message('GetEvmTokenRequest', 'names a token by either face', {
  token: such('0x5df1bd39631a590b9814bb890391e4208a0f798d', text(1, oneOrTheOther)),
  height: whole(2, 'which faces it had after this block; 0 for now'),
})

export type GetEvmTokenResponse = Of<typeof GetEvmTokenResponse>
export const GetEvmTokenResponse = message('GetEvmTokenResponse', 'a token, and its other face', {
  token: optional(1, 'absent when the contract has not moved anything yet', EvmToken),
  contract: text(2, `${address}; empty when the denom has none`),
  denom: text(3, 'of the bank; empty when the contract has none'),
  faces: list(4, 'pairs that it was a part of, the newest first', TokenFace),
  holders: whole(
    5,
    'how many hold something of it; of erc721 how many owners there are, counted no further than 10,000; 0 for erc1155',
  ),
  unknown: texts(6, 'modules of the chain whose state the index does not know'),
})

export type EvmHolder = Of<typeof EvmHolder>
export const EvmHolder = message('EvmHolder', 'who holds a token', {
  account: text(1, 'inj1…'),
  address: text(2, `${address}: the same account; empty for one whose address is longer`),
  amount: text(3, smallest),
})

export type ListEvmTokenHoldersRequest = Of<typeof ListEvmTokenHoldersRequest>
export const ListEvmTokenHoldersRequest = message(
  'ListEvmTokenHoldersRequest',
  'whose holders, and which page',
  {
    token: such('0x5df1bd39631a590b9814bb890391e4208a0f798d', text(1, oneOrTheOther)),
    cursor: text(2, 'what the reply before gave as next; empty for the first page'),
    limit: count(3, 'how many at most, up to 200; 0 means 50'),
  },
)

export type ListEvmTokenHoldersResponse = Of<typeof ListEvmTokenHoldersResponse>
export const ListEvmTokenHoldersResponse = message(
  'ListEvmTokenHoldersResponse',
  'who holds a token by ERC-20 or with a denom, the largest first: through whichever face they came to it',
  {
    holders: list(1, 'of this page', EvmHolder),
    next: text(2, 'ask with this as cursor for those that follow; empty when there are none'),
    lost: text(3, 'why there are none told, when the logs of the token are not believed'),
    unknown: texts(4, 'modules of the chain whose state the index does not know'),
  },
)

export type EvmMove = Of<typeof EvmMove>
export const EvmMove = message('EvmMove', 'that somebody gave a token to somebody', {
  from: text(1, `inj1…; empty when it came into being`),
  to: text(2, `inj1…; empty when it ceased to be`),
  amount: text(3, `${smallest}; 1 for a token by erc721`),
  token: text(4, 'id of the token by erc721, erc1155 or cw721; empty for others'),
  height: whole(5, 'of the block'),
  time: whole(6, 'of the block, milliseconds since 1970'),
  hash: text(7, 'of the transaction: upper-case hex'),
  ethereumHash: text(8, 'of the same in the EVM, 0x…; empty when it is none of the EVM'),
})

export type ListEvmTokenMovesRequest = Of<typeof ListEvmTokenMovesRequest>
export const ListEvmTokenMovesRequest = message('ListEvmTokenMovesRequest', 'whose moves, and which page', {
  token: such('0x5df1bd39631a590b9814bb890391e4208a0f798d', text(1, oneOrTheOther)),
  cursor: text(2, 'what the reply before gave as next; empty for the newest'),
  limit: count(3, 'how many at most, up to 200; 0 means 50'),
})

export type ListEvmTokenMovesResponse = Of<typeof ListEvmTokenMovesResponse>
export const ListEvmTokenMovesResponse = message(
  'ListEvmTokenMovesResponse',
  'the moves of a token, the newest first: bank sends and transfers of its contract are one list',
  {
    moves: list(1, 'of this page', EvmMove),
    next: text(2, 'ask with this as cursor for older ones; empty when there are none'),
    denom: text(3, 'the denom whose coins moved; empty when the contract keeps its balances itself'),
  },
)

export type EvmBalance = Of<typeof EvmBalance>
export const EvmBalance = message('EvmBalance', 'what an account has of a token by ERC-20', {
  amount: text(1, smallest),
  height: whole(2, 'of the block that changed it last'),
  token: optional(3, 'what it has', EvmToken),
})

export type ListEvmBalancesRequest = Of<typeof ListEvmBalancesRequest>
export const ListEvmBalancesRequest = message('ListEvmBalancesRequest', 'of whom, and which page', {
  account: such('0xc2db193c697c6881bb819755f39361ff8a90bf46', text(1, '0x… or inj1… of who has them')),
  cursor: text(2, 'what the reply before gave as next; empty for the first page'),
  limit: count(3, 'how many at most, up to 200; 0 means 50'),
})

export type ListEvmBalancesResponse = Of<typeof ListEvmBalancesResponse>
export const ListEvmBalancesResponse = message(
  'ListEvmBalancesResponse',
  'what an account has of tokens by ERC-20; those with a denom stand among its holdings',
  {
    balances: list(1, 'of this page', EvmBalance),
    next: text(2, 'ask with this as cursor for those that follow; empty when there are none'),
    unknown: texts(3, 'modules of the chain whose state the index does not know'),
  },
)

export type EvmNft = Of<typeof EvmNft>
export const EvmNft = message('EvmNft', 'a token by ERC-721, or how many somebody has of one by ERC-1155', {
  contract: text(1, address),
  standard: text(2, 'erc721 or erc1155'),
  token: text(3, 'its number, decimal text'),
  owner: text(4, 'inj1…'),
  amount: text(5, 'how many; 1 by erc721'),
  height: whole(6, 'of the block that changed it last'),
  name: text(7, 'of the contract; empty when it is not known'),
})

export type ListEvmNftsRequest = Of<typeof ListEvmNftsRequest>
export const ListEvmNftsRequest = message(
  'ListEvmNftsRequest',
  'of whom or of which contract, and which page',
  {
    account: such(
      '0xc2db193c697c6881bb819755f39361ff8a90bf46',
      text(1, '0x… or inj1… of the owner; empty for any'),
    ),
    contract: text(2, '0x… or inj1… of the contract; empty for any, and then the owner must be told'),
    standard: text(3, 'erc721 or erc1155; empty for erc721'),
    cursor: text(4, 'what the reply before gave as next; empty for the first page'),
    limit: count(5, 'how many at most, up to 200; 0 means 50'),
  },
)

export type ListEvmNftsResponse = Of<typeof ListEvmNftsResponse>
export const ListEvmNftsResponse = message('ListEvmNftsResponse', 'tokens and their owners', {
  nfts: list(1, 'of this page, by contract and number', EvmNft),
  next: text(2, 'ask with this as cursor for those that follow; empty when there are none'),
  unknown: texts(3, 'modules of the chain whose state the index does not know'),
})

export type EvmApproval = Of<typeof EvmApproval>
export const EvmApproval = message('EvmApproval', 'that somebody lets somebody move what it has', {
  contract: text(1, address),
  owner: text(2, 'inj1…'),
  spender: text(3, 'inj1… of who may move it'),
  amount: text(
    4,
    `as it was allowed, whatever was moved since: ${smallest}; 1 for a single token, empty for all of the contract`,
  ),
  isUnlimited: flag(5, 'whether all that the owner has and will have may be moved'),
  height: whole(6, 'of the block that allowed it'),
  token: optional(7, 'when the contract is known as a token', EvmToken),
  item: text(8, 'number of the single token that may be moved, by ERC-721; empty otherwise'),
})

export type ListEvmApprovalsRequest = Of<typeof ListEvmApprovalsRequest>
export const ListEvmApprovalsRequest = message(
  'ListEvmApprovalsRequest',
  'by whom, to whom or of which contract, and which page',
  {
    owner: such(
      '0x4d117d40b73b3911ad7c8c1a26a6cf0f52a1e2db',
      text(1, '0x… or inj1… of who allows; or empty'),
    ),
    spender: text(2, '0x… or inj1… of who is allowed; or empty'),
    cursor: text(3, 'what the reply before gave as next; empty for the first page'),
    limit: count(4, 'how many at most, up to 200; 0 means 50'),
    contract: text(
      5,
      '0x… or inj1… of the contract whose tokens may be moved; just one of the three is told',
    ),
  },
)

export type ListEvmApprovalsResponse = Of<typeof ListEvmApprovalsResponse>
export const ListEvmApprovalsResponse = message(
  'ListEvmApprovalsResponse',
  'what is allowed, by contract or by owner',
  {
    approvals: list(1, 'of this page', EvmApproval),
    next: text(2, 'ask with this as cursor for those that follow; empty when there are none'),
    unknown: texts(3, 'modules of the chain whose state the index does not know'),
  },
)
