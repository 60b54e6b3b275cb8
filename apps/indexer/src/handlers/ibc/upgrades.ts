import type { ChainEvent } from '#src/decode/chain-event.ts'
import { onEvent } from '../module.ts'
import { readId, readName } from '../read-json.ts'
import { change, type Channel } from './channels.ts'

/** Of a channel's upgrade events tell every step but one: whether all packets under way had arrived. */
export const upgradeEvents = [
  upgrade('channel_upgrade_init', {}),
  upgrade('channel_upgrade_try', { state: 'FLUSHING' }),
  upgrade('channel_upgrade_ack', { state: null }),
  upgrade('channel_upgrade_confirm', { state: null }),
  upgrade('channel_flush_complete', { state: 'FLUSHCOMPLETE' }),
  upgrade('channel_upgrade_cancelled', { state: 'OPEN' }),
  upgrade('channel_upgrade_timeout', { state: 'OPEN' }),
  upgrade('channel_upgrade_error', { state: 'OPEN' }),
  onEvent('channel_upgrade_open', (event, state) =>
    change(event, state, {
      state: 'OPEN',
      upgrades: readId(event.text('upgrade_sequence'), 'sequence'),
      ...readUpgrade(event),
    }),
  ),
]

function upgrade(type: string, now: Partial<Channel>) {
  return onEvent(type, (event, state) => {
    const told = /^STATE_([A-Z]+)$/.exec(event.find('channel_state') ?? '')?.[1]
    const sequence = event.find('upgrade_sequence')
    return change(event, state, {
      ...now,
      ...(told !== undefined && { state: told }),
      ...(sequence !== undefined && { upgrades: readId(sequence, 'sequence') }),
    })
  })
}

function readUpgrade(event: ChainEvent): Partial<Channel> {
  const find = (key: string) => event.find(`upgrade_${key}`) ?? event.find(key)
  const [connection, version, ordering] = [find('connection_hops'), find('version'), find('ordering')]
  return {
    ...(connection !== undefined && { connection: readName(connection, 'connection') }),
    ...(version !== undefined && { version: readName(version, 'version') }),
    ...(ordering !== undefined && { ordering: ordering.replace('ORDER_', '') }),
  }
}
