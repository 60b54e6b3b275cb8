import { count, flag, list, message, text, whole, type Of } from '../../define.ts'
import { MentionedMarket } from './mentions.ts'

export type NamedToken = Of<typeof NamedToken>
export const NamedToken = message('NamedToken', 'a denom, as its metadata tells it', {
  denom: text(1, 'what the bank calls it'),
  symbol: text(2, 'what it is called in short; anybody may have chosen it'),
  name: text(3, 'what it is called in full; anybody may have chosen it'),
  hasDecimals: flag(4, 'false where nobody told them'),
  decimals: count(5, 'how many of its smallest units make one, as a power of ten'),
})

export type KnownDecimals = Of<typeof KnownDecimals>
export const KnownDecimals = message(
  'KnownDecimals',
  'decimals that the exchange has registered of a denom',
  {
    denom: text(1, 'what the bank calls it'),
    decimals: count(2, 'how many of its smallest units make one, as a power of ten'),
  },
)

export type NamedValidator = Of<typeof NamedValidator>
export const NamedValidator = message('NamedValidator', 'a validator', {
  operator: text(1, 'injvaloper1… of who operates it'),
  consensus: text(2, 'injvalcons1… that it signs blocks with'),
  moniker: text(3, 'what it calls itself'),
})

export type FormerName = Of<typeof FormerName>
export const FormerName = message('FormerName', 'what something was called until a block renamed it', {
  thing: text(1, 'market, token or validator'),
  id: text(2, '0x… id of a market, denom of a token, injvaloper1… of a validator'),
  until: whole(3, 'height of the block after which it was called otherwise'),
  name: text(4, 'of a token in full, of a validator its moniker; empty of a market'),
  symbol: text(5, 'of a token in short, of a market its ticker; empty of a validator'),
  hasDecimals: flag(6, 'true for a token that had decimals then'),
  decimals: count(7, 'of a token'),
})

export type ListKnownNamesRequest = Of<typeof ListKnownNamesRequest>
export const ListKnownNamesRequest = message('ListKnownNamesRequest', 'asks for all that has a name', {})

export type ListKnownNamesResponse = Of<typeof ListKnownNamesResponse>
export const ListKnownNamesResponse = message('ListKnownNamesResponse', 'what things are called, and were', {
  tokens: list(1, 'at most 10,000, by denom', NamedToken),
  decimals: list(2, 'at most 10,000, by denom', KnownDecimals),
  markets: list(3, 'at most 10,000: those that are open first', MentionedMarket),
  validators: list(4, 'also those that the chain has forgotten', NamedValidator),
  former: list(5, 'at most 10,000, the last ones: since the index follows the chain', FormerName),
})
