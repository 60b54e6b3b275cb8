import { list, message, method, such, text, texts, whole, type Of } from '../../define.ts'
import { defineService, type ClientOf } from '../../make-client.ts'

const usd = 'of one whole token, in US dollars, decimal text'
const time = 'milliseconds since 1970'

export type ListPricesRequest = Of<typeof ListPricesRequest>
export const ListPricesRequest = message('ListPricesRequest', 'asks what assets cost', {
  denoms: such('inj', texts(1, 'at most 200')),
})

export type OutsidePrice = Of<typeof OutsidePrice>
export const OutsidePrice = message(
  'OutsidePrice',
  'what an asset costs, as somebody outside of the chain says',
  {
    denom: text(1, 'as it was asked'),
    usd: text(2, usd),
    source: text(3, 'who says it: injective (the asset price service) or coingecko'),
    basis: text(4, 'what they have it from, in their words; empty where they do not say'),
    time: whole(5, `when they said it, ${time}`),
  },
)

export type ListPricesResponse = Of<typeof ListPricesResponse>
export const ListPricesResponse = message('ListPricesResponse', 'what assets cost', {
  prices: list(1, 'of those that somebody knows a price of; there is never a price of 0', OutsidePrice),
})

export type ListPastPricesRequest = Of<typeof ListPastPricesRequest>
export const ListPastPricesRequest = message('ListPastPricesRequest', 'asks what an asset cost', {
  denom: such('inj', text(1, 'what the bank calls it')),
  from: whole(2, `the first moment, ${time}`),
  to: whole(3, `the last moment, ${time}`),
})

export type PastPrice = Of<typeof PastPrice>
export const PastPrice = message('PastPrice', 'what an asset cost at a moment', {
  time: whole(1, time),
  usd: text(2, usd),
})

export type ListPastPricesResponse = Of<typeof ListPastPricesResponse>
export const ListPastPricesResponse = message('ListPastPricesResponse', 'how a price went', {
  prices: list(1, 'the oldest first; none where nobody knows', PastPrice),
  source: text(2, 'who says it: coingecko'),
})

const methods = {
  listPrices: method({
    get: '/injsight/v1/prices',
    says: 'What assets cost in US dollars, as price services outside of the chain say, with who said it and when.',
    I: ListPricesRequest,
    O: ListPricesResponse,
  }),
  listPastPrices: method({
    get: '/injsight/v1/prices/past',
    says: 'How the price of an asset in US dollars went, as a price service outside of the chain says.',
    I: ListPastPricesRequest,
    O: ListPastPricesResponse,
  }),
}

/** Prices that are no trades of this chain: an index doesn't know them. */
export const Prices = defineService('Prices', methods)
export type PricesClient = ClientOf<typeof methods>
