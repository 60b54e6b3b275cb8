import { count, flag, list, message, such, text, texts, whole, type Of } from '../../define.ts'
import { PacketStep } from './mentions.ts'

export type ListIbcPathsRequest = Of<typeof ListIbcPathsRequest>
export const ListIbcPathsRequest = message('ListIbcPathsRequest', 'asks for all of them', {})

export type IbcClient = Of<typeof IbcClient>
export const IbcClient = message('IbcClient', 'what this chain knows of another', {
  client: text(1, 'its name: 07-tendermint-0'),
  type: text(2, 'how it checks what it is told: 07-tendermint'),
  chain: text(3, 'id of the other chain; empty where it is not known'),
  height: text(
    4,
    'the newest height of the other chain that it has seen, as revision-height; empty where unknown',
  ),
  isFrozen: flag(5, 'true once the other chain was seen to contradict itself'),
})

export type IbcConnection = Of<typeof IbcConnection>
export const IbcConnection = message('IbcConnection', 'a way between two chains', {
  connection: text(1, 'its name: connection-0'),
  client: text(2, 'what it is checked by'),
  state: text(3, 'INIT, TRYOPEN or OPEN'),
  counterpartyClient: text(4, 'on the other side'),
  counterpartyConnection: text(5, 'on the other side; empty before that is known'),
})

export type IbcChannel = Of<typeof IbcChannel>
export const IbcChannel = message('IbcChannel', 'a way between two programs on two chains', {
  port: text(1, 'on this side'),
  channel: text(2, 'on this side: channel-…'),
  state: text(3, 'INIT, TRYOPEN, OPEN, CLOSED, FLUSHING or FLUSHCOMPLETE; empty where no event told'),
  ordering: text(4, 'ORDERED or UNORDERED; empty where no message told'),
  counterpartyPort: text(5, 'on the other side'),
  counterpartyChannel: text(6, 'on the other side'),
  connection: text(7, 'that it runs over'),
  version: text(8, 'what both sides agreed on'),
  chain: text(9, 'id of the chain on the other side; empty where it is not known'),
})

export type ListIbcPathsResponse = Of<typeof ListIbcPathsResponse>
export const ListIbcPathsResponse = message('ListIbcPathsResponse', 'clients, connections and channels', {
  clients: list(1, 'at most 1000', IbcClient),
  connections: list(2, 'at most 1000', IbcConnection),
  channels: list(3, 'at most 1000', IbcChannel),
})

export type ListIbcPacketsRequest = Of<typeof ListIbcPacketsRequest>
export const ListIbcPacketsRequest = message('ListIbcPacketsRequest', 'names a channel of this chain', {
  port: such('transfer', text(1, 'of this chain')),
  channel: such('channel-0', text(2, 'of this chain: channel-…')),
  limit: such('10', count(3, 'how many at most, up to 200; 0 means 50')),
  cursor: text(4, '`next` of the page before; empty for the newest'),
})

export type IbcPacket = Of<typeof IbcPacket>
export const IbcPacket = message('IbcPacket', 'a packet, and what became of it', {
  isOutgoing: flag(1, 'true when it left this chain'),
  port: text(2, 'on this side'),
  channel: text(3, 'on this side'),
  counterpartyPort: text(4, 'on the other side'),
  counterpartyChannel: text(5, 'on the other side'),
  sequence: text(6, 'its number in its channel'),
  height: whole(7, 'of the block in which it left or came'),
  time: whole(8, 'of the block, milliseconds since 1970'),
  transactionHash: text(
    9,
    'that it left or came with, upper-case hex; empty for what the chain did by itself',
  ),
  state: text(
    10,
    'waiting (nothing heard yet), delivered, refused (by whoever was to receive it) or timed_out',
  ),
  why: text(11, 'the words of whoever refused it'),
  sender: text(12, 'of what it carries, as the packet says; empty where it carries no coins. As the next'),
  receiver: text(13, 'on the receiving chain'),
  denom: text(14, 'as the packet says: of the sending chain'),
  localDenom: text(15, 'what this chain calls the same; empty where it does not know it'),
  amount: text(16, 'in the smallest unit'),
  memo: text(17, 'what was sent along'),
  timeoutHeight: text(18, 'height of the receiving chain after which it is void; empty for none'),
  timeoutTime: whole(19, 'when it becomes void, milliseconds since 1970; 0 for never'),
})

export type ListIbcPacketsResponse = Of<typeof ListIbcPacketsResponse>
export const ListIbcPacketsResponse = message('ListIbcPacketsResponse', 'packets of a channel', {
  packets: list(1, 'the newest first', IbcPacket),
  next: text(2, 'cursor of the next page; empty on the last'),
})

export type GetIbcPacketRequest = Of<typeof GetIbcPacketRequest>
export const GetIbcPacketRequest = message('GetIbcPacketRequest', 'names a packet', {
  direction: such('out', text(1, 'out for one that left this chain, in for one that came')),
  port: such('transfer', text(2, 'on this side')),
  channel: such('channel-0', text(3, 'on this side')),
  sequence: such('1', text(4, 'its number in its channel')),
})

export type GetIbcPacketResponse = Of<typeof GetIbcPacketResponse>
export const GetIbcPacketResponse = message('GetIbcPacketResponse', 'a packet from end to end', {
  packet: list(1, 'exactly one', IbcPacket),
  steps: list(2, 'what happened to it on this chain, the oldest first', PacketStep),
  chain: text(3, 'id of the chain on the other side; empty where it is not known'),
  other: list(
    4,
    'the same packet at its other end, where that is a channel of this chain too; else empty',
    PacketStep,
  ),
  unknown: texts(5, 'steps where some of them nobody tells'),
})
