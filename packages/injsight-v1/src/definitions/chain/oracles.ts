import { count, list, message, optional, such, text, texts, whole, type Of } from '../../define.ts'

const oracle = text(1, 'the kind of oracle, as the chain names it: PriceFeed, Provider, Band, Pyth, Stork, …')
const base = text(2, 'of what; the symbol or id, where prices are of no pair')
const quote = text(3, 'in what; the provider of a provider’s price; empty where prices are of no pair')
/** What asks for a feed of the recording. */
const feed = { oracle: such('PriceFeed', oracle), base: such('INJ', base), quote: such('USDT', quote) }

export type PriceFeed = Of<typeof PriceFeed>
export const PriceFeed = message('PriceFeed', 'what an oracle tells the price of', {
  oracle,
  base,
  quote,
  price: text(4, 'the last that was told, decimal text; empty while somebody may tell it and nobody did'),
  time: whole(5, 'of the block that brought it, milliseconds since 1970; 0 while nobody did'),
  reports: count(
    6,
    'how often it was told in the last 24 hours, the one that goes on included; -1 where nobody counts that, and who may tell it is not known',
  ),
  reporters: count(7, 'how many accounts told it in that time; -1 where nobody counts them'),
  marketIds: texts(
    8,
    'markets that go by it: of perpetuals, futures and binary options, the open and the closed',
  ),
})

export type ListPriceFeedsRequest = Of<typeof ListPriceFeedsRequest>
export const ListPriceFeedsRequest = message('ListPriceFeedsRequest', 'narrows the feeds, and names a page', {
  oracle: text(1, 'a kind of oracle, as the chain names it; empty for all'),
  limit: such('10', count(2, 'how many at most, up to 200; 0 means 50')),
  cursor: text(3, '`next` of the page before; empty for the first'),
})

export type OracleKind = Of<typeof OracleKind>
export const OracleKind = message('OracleKind', 'a kind of oracle that the chain has prices of', {
  oracle: text(1, 'as the chain names it'),
  feeds: count(2, 'how many feeds it has'),
})

export type ListPriceFeedsResponse = Of<typeof ListPriceFeedsResponse>
export const ListPriceFeedsResponse = message('ListPriceFeedsResponse', 'what oracles tell', {
  feeds: list(1, 'by oracle and name', PriceFeed),
  next: text(2, 'cursor of the next page; empty on the last'),
  kinds: list(3, 'all kinds, whatever the feeds are narrowed to', OracleKind),
})

export type GetPriceFeedRequest = Of<typeof GetPriceFeedRequest>
export const GetPriceFeedRequest = message('GetPriceFeedRequest', 'names a feed', feed)

export type PriceReporter = Of<typeof PriceReporter>
export const PriceReporter = message('PriceReporter', 'what somebody told of a feed in the last 24 hours', {
  account: text(1, 'inj1… of who told it, or else of who signed for it; empty where the chain tells neither'),
  reports: count(2, 'how often'),
  price: text(3, 'the last that it told, decimal text'),
  time: whole(4, 'of the block of the last, milliseconds since 1970'),
  low: text(5, 'the lowest that it told, decimal text'),
  high: text(6, 'the highest that it told, decimal text'),
})

export type GetPriceFeedResponse = Of<typeof GetPriceFeedResponse>
export const GetPriceFeedResponse = message('GetPriceFeedResponse', 'a feed, and who tells it', {
  feed: optional(1, 'the feed', PriceFeed),
  relayers: texts(
    2,
    'inj1… of who may tell it; of Stork 0x… of whose signatures count; of Pyth the contract. Empty where anybody may bring prices that are signed',
  ),
  reporters: list(3, 'who told it in the last 24 hours, the most frequent first; at most 200', PriceReporter),
})

const page = {
  ...feed,
  limit: such('10', count(4, 'how many at most, up to 200; 0 means 50')),
  cursor: text(5, '`next` of the page before; empty for the newest'),
}

export type ListToldPricesRequest = Of<typeof ListToldPricesRequest>
export const ListToldPricesRequest = message('ListToldPricesRequest', 'names a feed, and a page', page)

export type ToldPrice = Of<typeof ToldPrice>
export const ToldPrice = message('ToldPrice', 'a price that an oracle told', {
  height: whole(1, 'height of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  price: text(3, 'decimal text'),
  reporter: text(
    4,
    'inj1… of who told it, or else of who signed for it; empty where the chain tells neither',
  ),
  priceBefore: text(5, 'what was told before it, decimal text; empty of the first that the index has'),
  timeBefore: whole(6, 'when that was, milliseconds since 1970; 0 of the first that the index has'),
})

export type ListToldPricesResponse = Of<typeof ListToldPricesResponse>
export const ListToldPricesResponse = message('ListToldPricesResponse', 'what a feed told', {
  prices: list(1, 'the newest first', ToldPrice),
  next: text(2, 'cursor of the next page; empty on the last'),
})

export type ListPriceHoursRequest = Of<typeof ListPriceHoursRequest>
export const ListPriceHoursRequest = message('ListPriceHoursRequest', 'names a feed, and a page', page)

export type PriceHour = Of<typeof PriceHour>
export const PriceHour = message('PriceHour', 'what a feed told in an hour', {
  time: whole(1, 'when it begins, milliseconds since 1970'),
  reports: count(2, 'how often'),
  reporters: count(3, 'how many accounts told it'),
  low: text(4, 'the lowest, decimal text'),
  high: text(5, 'the highest, decimal text'),
  last: text(6, 'the last, decimal text'),
})

export type ListPriceHoursResponse = Of<typeof ListPriceHoursResponse>
export const ListPriceHoursResponse = message('ListPriceHoursResponse', 'a feed by the hour', {
  hours: list(1, 'the newest first; an hour in which nothing was told is left out', PriceHour),
  next: text(2, 'cursor of the next page; empty on the last'),
})
