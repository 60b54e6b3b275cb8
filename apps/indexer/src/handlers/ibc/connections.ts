import {
  MsgConnectionOpenAck,
  MsgConnectionOpenInit,
  MsgConnectionOpenTry,
} from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/connection/v1/tx_pb.js'
import {
  State as ConnectionState,
  type Counterparty,
  type Version,
} from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/connection/v1/connection_pb.js'
import type { State } from '#src/state/state.ts'
import { onEvent, onMessage, type MessageContext } from '../module.ts'
import { readName } from '../read-json.ts'
import { ibcConnections } from './tables.ts'

/** What a connection of this chain can do. */
const features = ['ORDER_ORDERED', 'ORDER_UNORDERED']
export const ownVersions = [{ identifier: '1', features }]

export const connectionEvents = [
  onEvent('connection_open_confirm', async (event, state) => {
    const connection = await state.find(ibcConnections, { connection: event.text('connection_id') })
    if (connection !== undefined) state.put(ibcConnections, { ...connection, state: 'OPEN' })
  }),
]

export const connectionMessages = [
  onMessage(MsgConnectionOpenInit, ({ clientId, counterparty, version, delayPeriod }, state, context) =>
    open(state, context, 'connection_open_init', 'INIT', {
      client: clientId,
      counterparty,
      versions: version === undefined ? ownVersions : [versionOf(version)],
      delay: delayPeriod,
    }),
  ),
  onMessage(
    MsgConnectionOpenTry,
    ({ clientId, counterparty, counterpartyVersions, delayPeriod }, state, context) =>
      open(state, context, 'connection_open_try', 'TRYOPEN', {
        client: clientId,
        counterparty,
        versions: pickVersion(counterpartyVersions),
        delay: delayPeriod,
      }),
  ),
  onMessage(MsgConnectionOpenAck, async ({ connectionId, counterpartyConnectionId, version }, state) => {
    const connection = await state.find(ibcConnections, { connection: connectionId })
    if (connection === undefined) return
    state.put(ibcConnections, {
      ...connection,
      state: 'OPEN',
      versions: version === undefined ? connection.versions : [versionOf(version)],
      counterparty_connection: readName(counterpartyConnectionId, 'connection'),
    })
  }),
]

type Opened = { client: string; counterparty: Counterparty | undefined; versions: unknown; delay: bigint }

/** The chain gives the name, which stands in the message's event. */
async function open(
  state: State,
  { events }: MessageContext,
  type: string,
  stage: string,
  { client, counterparty, versions, delay }: Opened,
): Promise<void> {
  for (const event of events) {
    if (event.type !== type || event.text('client_id') !== client) continue
    const connection = readName(event.text('connection_id'), 'connection')
    if ((await state.find(ibcConnections, { connection })) !== undefined) continue
    state.put(ibcConnections, {
      connection,
      client: readName(client, 'client'),
      state: stage,
      versions,
      ...toCounterparty(counterparty),
      delay,
    })
  }
}

export function toCounterparty(counterparty: Counterparty | undefined) {
  return {
    counterparty_client: readName(counterparty?.clientId ?? '', 'client'),
    counterparty_connection: readName(counterparty?.connectionId ?? '', 'connection'),
    counterparty_prefix: Buffer.from(counterparty?.prefix?.keyPrefix ?? []),
  }
}

export function versionOf({ identifier, features }: Version) {
  const names = features.map((feature) => readName(feature, 'feature'))
  return { identifier: readName(identifier, 'version'), features: names }
}

export function nameOfState(state: ConnectionState): string {
  return ConnectionState[state]
}

/** The first of our versions that the other chain has too, with the features that both have. */
function pickVersion(theirs: Version[]) {
  const same = theirs.find(({ identifier }) => identifier === '1')
  return [{ identifier: '1', features: features.filter((feature) => same?.features.includes(feature)) }]
}
