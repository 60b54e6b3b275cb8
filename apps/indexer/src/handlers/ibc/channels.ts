import {
  MsgChannelOpenAck,
  MsgChannelOpenInit,
  MsgChannelOpenTry,
} from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/tx_pb.js'
import {
  Order,
  type Channel as ProtoChannel,
} from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/channel_pb.js'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import { onEvent, onMessage, type MessageContext } from '../module.ts'
import { readName } from '../read-json.ts'
import { ibcChannels } from './tables.ts'

export type Channel = StateRow<typeof ibcChannels>

export const channelEvents = [
  onEvent('channel_open_init', (event, state) => begin(event, state, 'INIT')),
  onEvent('channel_open_try', (event, state) => begin(event, state, 'TRYOPEN')),
  onEvent('channel_open_ack', (event, state) =>
    change(event, state, {
      state: 'OPEN',
      counterparty_channel: readName(event.text('counterparty_channel_id'), 'channel'),
    }),
  ),
  onEvent('channel_open_confirm', (event, state) => change(event, state, { state: 'OPEN' })),
  onEvent('channel_close_init', (event, state) => change(event, state, { state: 'CLOSED' })),
  onEvent('channel_close_confirm', (event, state) => change(event, state, { state: 'CLOSED' })),
  // A packet that was too late closes an ordered channel.
  onEvent('channel_close', (event, state) => change(event, state, { state: 'CLOSED' })),
]

export const channelMessages = [
  onMessage(MsgChannelOpenInit, ({ portId, channel }, state, context) =>
    order(state, 'channel_open_init', portId, channel, context),
  ),
  onMessage(MsgChannelOpenTry, ({ portId, channel }, state, context) =>
    order(state, 'channel_open_try', portId, channel, context),
  ),
  onMessage(MsgChannelOpenAck, async ({ portId, channelId, counterpartyVersion }, state) => {
    const channel = await state.find(ibcChannels, { port: portId, channel: channelId })
    if (channel !== undefined) state.put(ibcChannels, { ...channel, version: counterpartyVersion })
  }),
]

export async function change(event: ChainEvent, state: State, now: Partial<Channel>): Promise<void> {
  const key = { port: event.text('port_id'), channel: event.text('channel_id') }
  const channel = await state.find(ibcChannels, key)
  if (channel !== undefined) state.put(ibcChannels, { ...channel, ...now })
}

function begin(event: ChainEvent, state: State, stage: string): void {
  state.put(ibcChannels, {
    port: readName(event.text('port_id'), 'port'),
    channel: readName(event.text('channel_id'), 'channel'),
    state: stage,
    ordering: null,
    counterparty_port: readName(event.text('counterparty_port_id'), 'port'),
    counterparty_channel: readName(event.find('counterparty_channel_id') ?? '', 'channel'),
    connection: readName(event.text('connection_id'), 'connection'),
    version: readName(event.text('version'), 'version'),
    upgrades: 0n,
  })
}

/** Whether packets keep their order is said by the message alone. */
async function order(
  state: State,
  type: string,
  port: string,
  channel: ProtoChannel | undefined,
  { events }: MessageContext,
): Promise<void> {
  for (const event of events) {
    if (event.type !== type || event.text('port_id') !== port || channel === undefined) continue
    const begun = await state.find(ibcChannels, { port, channel: event.text('channel_id') })
    if (begun === undefined || begun.ordering !== null) continue
    state.put(ibcChannels, { ...begun, ordering: Order[channel.ordering] })
  }
}
