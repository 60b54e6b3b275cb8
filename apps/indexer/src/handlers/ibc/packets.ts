import { createHash } from 'node:crypto'
import { MsgAcknowledgement } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/tx_pb.js'
import { findAccount } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { History } from '#src/state/history.ts'
import { noteEvent, noteMessage, type EventContext } from '../module.ts'
import { readDigits, readName, readText } from '../read-json.ts'
import { sequenceOf } from '../sequence-of.ts'
import { readAnswer, readTransfer } from './read-transfer.ts'
import { ibcPackets, ibcTransfers } from './tables.ts'

type Context = Omit<EventContext, 'run'>
type Deed = 'send' | 'receive' | 'answer' | 'acknowledge' | 'timeout'

export const packetEvents = [
  note('send_packet', 'send'),
  note('recv_packet', 'receive'),
  note('write_acknowledgement', 'answer'),
  note('acknowledge_packet', 'acknowledge'),
  note('timeout_packet', 'timeout'),
]

export const packetMessages = [
  // What the other chain answered isn't in the event.
  noteMessage(MsgAcknowledgement, ({ packet, acknowledgement }, history, context) => {
    if (packet === undefined) return
    const key = keyOfPacket('acknowledge', packet.sourcePort, packet.sourceChannel, packet.sequence)
    const seq = sequenceOf(context)
    const row = history
      .rowsOf(ibcPackets)
      .find((one) => one.deed === 'acknowledge' && one.seq === seq && one.packet === key)
    if (row !== undefined) Object.assign(row, readAnswer(Buffer.from(acknowledgement)))
  }),
]

/** A packet that goes out is known by our port and channel, as is one that comes in: by no other's. */
export function keyOfPacket(deed: Deed, port: string, channel: string, sequence: bigint): bigint {
  const way = deed === 'receive' || deed === 'answer' ? 'in' : 'out'
  return createHash('sha256').update(`${way}/${port}/${channel}/${sequence}`).digest().readBigInt64BE(0)
}

function note(type: string, deed: Deed) {
  return noteEvent(type, (event, history, context) => notePacket(event, deed, history, context))
}

function notePacket(event: ChainEvent, deed: Deed, history: History, context: Context): void {
  const name = (key: string) => readName(event.text(key), 'name')
  const source = { source_port: name('packet_src_port'), source_channel: name('packet_src_channel') }
  const target = { target_port: name('packet_dst_port'), target_channel: name('packet_dst_channel') }
  const sequence = readDigits(event.text('packet_sequence'), 'sequence')
  const ours: [string, string] =
    deed === 'receive' || deed === 'answer'
      ? [target.target_port, target.target_channel]
      : [source.source_port, source.source_channel]
  const packet = keyOfPacket(deed, ...ours, sequence)
  const content = deed === 'send' || deed === 'receive' ? readHex(event, 'packet_data') : null
  const answer = deed === 'answer' ? readAnswer(readHex(event, 'packet_ack') ?? Buffer.alloc(0)) : undefined
  history.append(ibcPackets, {
    seq: sequenceOf(context),
    place: event.ordinal,
    packet,
    deed,
    ...source,
    ...target,
    sequence,
    timeout_height: readText(event.find('packet_timeout_height') ?? '', 'height'),
    timeout_time: readDigits(event.find('packet_timeout_timestamp') ?? '0', 'time'),
    is_success: answer?.is_success ?? null,
    why: answer?.why ?? null,
    content,
  })
  if (content !== null) noteTransfer(event, packet, content, history, context)
}

function noteTransfer(
  { ordinal }: ChainEvent,
  packet: bigint,
  content: Buffer,
  history: History,
  context: Context,
): void {
  const transfer = readTransfer(content)
  if (transfer === undefined) return
  const accountOf = (address: string) => {
    const account = address.startsWith('inj1') ? findAccount(address) : null
    return account === null ? null : history.account(account)
  }
  history.append(ibcTransfers, {
    seq: sequenceOf(context),
    place: ordinal,
    packet,
    ...transfer,
    sender_account: accountOf(transfer.sender),
    receiver_account: accountOf(transfer.receiver),
  })
}

/** Events have bytes in hex, older ones as text. */
function readHex(event: ChainEvent, key: string): Buffer | null {
  const hex = event.find(`${key}_hex`)
  if (hex !== undefined) return Buffer.from(hex, 'hex')
  const text = event.find(key)
  return text === undefined ? null : Buffer.from(text)
}
