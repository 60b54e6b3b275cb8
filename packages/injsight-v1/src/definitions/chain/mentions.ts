import { count, flag, list, message, such, text, texts, whole, wholes, type Of } from '../../define.ts'

export type MentionedMarket = Of<typeof MentionedMarket>
export const MentionedMarket = message('MentionedMarket', 'a market, open or not', {
  id: text(1, '0x… id of the market'),
  ticker: text(2, 'its name'),
  kind: text(3, 'spot, perpetual, expiry or binary'),
  baseDenom: text(4, 'what is traded; empty but for spot markets'),
  quoteDenom: text(5, 'what is paid with'),
  baseDecimals: count(6, 'decimals of the base denom; 0 but for spot markets'),
  quoteDecimals: count(7, 'decimals of the quote denom'),
})

export type MentionedContract = Of<typeof MentionedContract>
export const MentionedContract = message('MentionedContract', 'a contract', {
  address: text(1, 'inj1… of the contract'),
  label: text(2, 'what its creator called it, or what a token of the EVM says of itself'),
  isToken: flag(3, 'true for a token by CW20, and for one of the EVM'),
  symbol: text(4, 'of the token; empty where it is not known: of those of the EVM a node has to be asked'),
  decimals: count(5, 'of the token; 0 where they are not known'),
  standard: text(6, 'erc20, erc721 or erc1155 for a token of the EVM; empty for others'),
  denom: text(7, 'what the bank calls the same coins; empty where they stand in the contract alone'),
})

export type MentionedProposal = Of<typeof MentionedProposal>
export const MentionedProposal = message('MentionedProposal', 'a proposal', {
  id: whole(1, 'its number'),
  title: text(2, 'empty when the chain did not tell it'),
})

export type MentionedChannel = Of<typeof MentionedChannel>
export const MentionedChannel = message('MentionedChannel', 'a channel to another chain', {
  port: text(1, 'of this chain'),
  channel: text(2, 'of this chain: channel-…'),
  chain: text(3, 'id of the chain on the other side; empty when it is not known'),
})

export type PacketStep = Of<typeof PacketStep>
export const PacketStep = message('PacketStep', 'something that happened to a packet on this chain', {
  deed: text(1, 'send, receive, answer, acknowledge or timeout'),
  hasFailed: flag(2, 'true when the packet was refused here or on the other side'),
  why: text(3, 'the words of whoever refused it'),
  transactionHash: text(4, 'upper-case hex; empty for what the chain itself did'),
  time: whole(5, 'of the block, milliseconds since 1970; 0 when it is not known'),
})

export type PacketFate = Of<typeof PacketFate>
export const PacketFate = message('PacketFate', 'a packet to or from another chain, and what became of it', {
  sequence: text(1, 'its number in its channel'),
  isOutgoing: flag(2, 'true when it left this chain'),
  port: text(3, 'on this side'),
  channel: text(4, 'on this side: channel-…'),
  chain: text(5, 'id of the chain on the other side; empty when it is not known'),
  counterpartyChannel: text(6, 'on the other side: channel-…'),
  timeoutTime: whole(7, 'when it becomes void, milliseconds since 1970; 0 for never'),
  steps: list(8, 'the oldest first', PacketStep),
})

export type GetMentionsRequest = Of<typeof GetMentionsRequest>
export const GetMentionsRequest = message('GetMentionsRequest', 'names a transaction', {
  hash: such(
    'AADBF1F601C028928747AE8220CBE8879A6664469440C0203D732DAEA706D937',
    text(1, 'hash of the transaction, 64 hex digits, with or without 0x'),
  ),
})

export type GetMentionsResponse = Of<typeof GetMentionsResponse>
export const GetMentionsResponse = message('GetMentionsResponse', 'what a transaction is about', {
  markets: list(1, 'that it names', MentionedMarket),
  contracts: list(2, 'that it names', MentionedContract),
  proposals: list(3, 'that it names', MentionedProposal),
  channels: list(4, 'that it names', MentionedChannel),
  packets: list(5, 'that it sent, delivered, confirmed or called off', PacketFate),
})

export type ListNamesRequest = Of<typeof ListNamesRequest>
export const ListNamesRequest = message('ListNamesRequest', 'names things, at most 200 of a kind', {
  markets: texts(1, '0x… ids of markets'),
  contracts: texts(2, 'inj1… of accounts that may be contracts'),
  proposals: such('5', wholes(3, 'numbers of proposals')),
  channels: texts(4, 'channels of this chain: channel-…'),
})

export type ListNamesResponse = Of<typeof ListNamesResponse>
export const ListNamesResponse = message('ListNamesResponse', 'what things are called', {
  markets: list(1, 'those that are known', MentionedMarket),
  contracts: list(2, 'those that are contracts', MentionedContract),
  proposals: list(3, 'those that are known', MentionedProposal),
  channels: list(4, 'those that are known, of every port', MentionedChannel),
})
