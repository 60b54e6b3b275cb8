// @vitest-environment node
import { expect, test } from 'vitest'
import { withoutMarks } from '../../language/isolate.ts'
import { plainText } from '../../language/written.ts'
import { toNames } from '../../sources/names/names.server.ts'
import { tableOfChannels, tableOfClients } from './path-tables.server.ts'

const names = toNames({
  isWhole: true,
  tokens: [],
  decimals: [],
  markets: [],
  validators: [],
  former: [],
} as never)
const naming = { language: 'en', names } as const

const channel = {
  port: 'transfer',
  channel: 'channel-0',
  connection: 'connection-7',
  counterpartyPort: 'transfer',
  counterpartyChannel: 'channel-1',
  chain: 'noble-1',
  ordering: 'UNORDERED',
  state: 'OPEN',
}
const client = { client: '07-tendermint-0', type: '07-tendermint', chain: '', height: '4-5', isFrozen: false }

test('[TX-04] the chain at the end of a way is told, where it is this one too', () => {
  const { rows } = tableOfChannels(
    [channel, { ...channel, channel: 'channel-1', connection: 'connection-localhost', chain: '' }] as never,
    naming,
  )
  expect(rows.map(({ cells: [, chain] }) => withoutMarks(plainText(chain?.shown ?? [])))).toEqual([
    'Noble, noble-1',
    'this chain itself',
  ])
  const clients = tableOfClients([client, { ...client, client: '09-localhost' }] as never, naming)
  expect(clients.rows.map(({ cells: [, chain] }) => chain?.shown)).toEqual([['—'], ['this chain itself']])
})

test('[TX-04] a state is words, and nothing to copy', () => {
  const [row] = tableOfChannels([channel] as never, naming).rows
  const told = row?.cells
    .slice(-2)
    .map(({ shown: [piece] }) => typeof piece === 'string' && withoutMarks(piece))
  expect(told).toEqual(['unordered', 'open'])
})
