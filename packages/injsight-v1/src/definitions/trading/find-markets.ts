import { count, list, message, such, text, type Of } from '../../define.ts'

export type FindMarketsRequest = Of<typeof FindMarketsRequest>
export const FindMarketsRequest = message('FindMarketsRequest', 'what a market is called by somebody', {
  name: such('inj-usdt-perp', text(1, '0x… id, ticker or slug of a market')),
})

export type NamedMarket = Of<typeof NamedMarket>
export const NamedMarket = message('NamedMarket', 'a market by its names', {
  marketId: text(1, '0x… id of the market: it alone is its own'),
  ticker: text(2, 'what the market is called; others may be called the same'),
  slug: text(
    3,
    'the ticker for addresses: lower-case letters and digits of ASCII, with a hyphen for everything between them',
  ),
  kind: text(4, 'spot, perpetual, expiry or binary'),
  status: text(5, 'Active, Paused, Demolished or Expired'),
  generation: count(6, 'of the exchange module that told it last: 1 is v1beta1, 2 is v2'),
  baseDenom: text(7, 'of spot markets: what is traded; empty for all others'),
  quoteDenom: text(8, 'what is paid with'),
})

export type FindMarketsResponse = Of<typeof FindMarketsResponse>
export const FindMarketsResponse = message('FindMarketsResponse', 'the markets that are called so', {
  by: text(1, 'id, ticker or slug: the first of these by which there is one. Empty when there is none'),
  markets: list(2, 'open ones first, then by id; more than one when several are called so', NamedMarket),
})
