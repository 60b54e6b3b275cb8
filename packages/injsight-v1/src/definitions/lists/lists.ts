import { bytes, count, flag, list, message, such, text, texts, whole, type Of } from '../../define.ts'

const at = whole(10, 'when the list was had, in milliseconds since 1970')
const trouble = text(11, 'why there is no newer one, in words; empty while all is well')

export type ListedToken = Of<typeof ListedToken>
export const ListedToken = message('ListedToken', 'a token as a list that people keep has it', {
  denom: text(1, 'what the bank calls it; of what only stands in tickers, its symbol in small letters'),
  symbol: text(2, 'what it is called in short'),
  name: text(3, 'what it is called in full; empty for none'),
  decimals: count(4, 'digits after the point of a whole one'),
  tier: text(
    5,
    'verified, internal, external or unverified: how far whoever keeps the list has looked at it',
  ),
  type: text(6, 'native, ibc, cw20, spl, erc20, lp, evm, symbol, tokenFactory, insuranceFund or unknown'),
  address: text(7, '0x… or inj1… of its contract; often the denom again'),
  logo: text(8, 'what `GetPicture` tells its picture by; empty for none'),
  coingeckoId: text(9, 'what CoinGecko calls it; empty for none'),
})

export type ListTokensRequest = Of<typeof ListTokensRequest>
export const ListTokensRequest = message('ListTokensRequest', 'asks for all tokens that are listed', {})

export type ListTokensResponse = Of<typeof ListTokensResponse>
export const ListTokensResponse = message('ListTokensResponse', 'tokens that are listed', {
  tokens: list(1, 'at most 20,000: the verified ones first', ListedToken),
  at,
  trouble,
})

export type MarketCategory = Of<typeof MarketCategory>
export const MarketCategory = message('MarketCategory', 'markets that belong together', {
  name: text(1, 'as the list calls it: rwa, stocks, layer1, defi, …'),
  markets: texts(2, '0x… ids, in the order of the list'),
})

export type SluggedMarket = Of<typeof SluggedMarket>
export const SluggedMarket = message('SluggedMarket', 'a market that is listed by its slug', {
  slug: text(1, 'as addresses of pages have it: inj-usdt-perp'),
  marketId: text(2, '0x…; empty where the list does not say it'),
  kind: text(3, 'spot, derivative or expiry'),
  contract: text(4, 'inj1… of the contract that trades a grid there; empty for none'),
})

export type ListMarketsRequest = Of<typeof ListMarketsRequest>
export const ListMarketsRequest = message('ListMarketsRequest', 'asks for all markets that are listed', {})

export type ListMarketsResponse = Of<typeof ListMarketsResponse>
export const ListMarketsResponse = message('ListMarketsResponse', 'markets that are listed', {
  categories: list(1, 'a market may be in several', MarketCategory),
  verified: list(2, 'that whoever keeps the list has looked at', SluggedMarket),
  grids: list(3, 'that have a contract which trades a grid', SluggedMarket),
  at,
  trouble,
})

export type MarketHours = Of<typeof MarketHours>
export const MarketHours = message('MarketHours', 'whether what a market follows is traded now', {
  marketId: text(1, '0x…'),
  isOpen: flag(2, 'false where it is not known, too'),
  isKnown: flag(3, 'whether anybody could tell'),
})

export type ListMarketHoursRequest = Of<typeof ListMarketHoursRequest>
export const ListMarketHoursRequest = message(
  'ListMarketHoursRequest',
  'asks for the hours of all markets of the categories rwa and stocks',
  {},
)

export type ListMarketHoursResponse = Of<typeof ListMarketHoursResponse>
export const ListMarketHoursResponse = message('ListMarketHoursResponse', 'hours of markets', {
  markets: list(1, 'those whose oracle has hours', MarketHours),
})

export type PicturedValidator = Of<typeof PicturedValidator>
export const PicturedValidator = message('PicturedValidator', 'a validator as a list has it', {
  operator: text(1, 'injvaloper1…'),
  moniker: text(2, 'what it calls itself'),
  identity: text(3, 'of its account at keybase.io; empty for none'),
  image: text(4, 'what `GetPicture` tells its picture by; empty for none'),
})

export type ListPicturedValidatorsRequest = Of<typeof ListPicturedValidatorsRequest>
export const ListPicturedValidatorsRequest = message(
  'ListPicturedValidatorsRequest',
  'asks for all validators that are listed',
  {},
)

export type ListPicturedValidatorsResponse = Of<typeof ListPicturedValidatorsResponse>
export const ListPicturedValidatorsResponse = message(
  'ListPicturedValidatorsResponse',
  'validators that are listed',
  { validators: list(1, 'in the order of the list', PicturedValidator), at, trouble },
)

export type GetMessageNamesRequest = Of<typeof GetMessageNamesRequest>
export const GetMessageNamesRequest = message('GetMessageNamesRequest', 'names a code of CosmWasm', {
  codeId: such('1', whole(1, 'its number')),
})

export type GetMessageNamesResponse = Of<typeof GetMessageNamesResponse>
export const GetMessageNamesResponse = message(
  'GetMessageNamesResponse',
  'which messages contracts of a code take',
  {
    query: texts(1, 'names of queries; none where they are not known'),
    execute: texts(2, 'names of what may be executed; none where they are not known'),
    at,
    trouble,
  },
)

export type GetPictureRequest = Of<typeof GetPictureRequest>
export const GetPictureRequest = message('GetPictureRequest', 'names a picture', {
  id: text(1, 'as a list tells it'),
})

export type GetPictureResponse = Of<typeof GetPictureResponse>
export const GetPictureResponse = message(
  'GetPictureResponse',
  'a picture of what is on a list, or of an NFT',
  {
    type: text(1, 'image/png, image/jpeg, image/gif, image/webp or image/avif'),
    data: bytes(2, 'the file, of half a megabyte at most; of an NFT four'),
  },
)

const nft = {
  contract: text(1, 'of the collection, inj1… or 0x…'),
  token: text(2, 'which of the collection'),
}

export type GetNftContentRequest = Of<typeof GetNftContentRequest>
export const GetNftContentRequest = message('GetNftContentRequest', 'names one of a collection', nft)

export type GetNftContentResponse = Of<typeof GetNftContentResponse>
export const GetNftContentResponse = message(
  'GetNftContentResponse',
  'what stands in IPFS where its contract says that it is described',
  { json: text(1, 'as it stands there, of 256 kB at most') },
)

export type GetNftPictureRequest = Of<typeof GetNftPictureRequest>
export const GetNftPictureRequest = message('GetNftPictureRequest', 'names one of a collection', nft)

export type ListRestrictionsRequest = Of<typeof ListRestrictionsRequest>
export const ListRestrictionsRequest = message(
  'ListRestrictionsRequest',
  'asks for all that is restricted',
  {},
)

export type ListRestrictionsResponse = Of<typeof ListRestrictionsResponse>
export const ListRestrictionsResponse = message(
  'ListRestrictionsResponse',
  'who is kept from acting by sites that keep to it',
  {
    addresses: texts(1, '0x… of accounts, in small letters'),
    countries: texts(2, 'by ISO 3166, two capitals each'),
    at,
    trouble,
  },
)
