import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { readFields, type Fields } from '../read-fields.ts'
import { changeModule, findModule } from './module-row.ts'
import { bandCalls, bandRequests, oracleModule } from './tables.ts'

// Band's prices over IBC: which ones are asked for, and the calls that wait for an answer.

export function readBandParams(json: Fields) {
  return {
    band_ibc_enabled: json.flag('band_ibc_enabled'),
    ibc_request_interval: json.count('ibc_request_interval').toString(),
    ibc_source_channel: json.text('ibc_source_channel'),
    ibc_version: json.text('ibc_version'),
    ibc_port_id: json.text('ibc_port_id'),
    legacy_oracle_ids: json.counts('legacy_oracle_ids').map(String),
  }
}

const numbers = [
  'oracle_script_id',
  'ask_count',
  'min_count',
  'prepare_gas',
  'execute_gas',
  'min_source_count',
]

export function readBandRequest(json: Fields): Record<string, unknown> {
  return {
    ...Object.fromEntries(
      numbers.map((name) => [name, json.has(name) ? json.count(name).toString() : '0'] as const),
    ),
    symbols: json.texts('symbols'),
    fee_limit: json.objects('fee_limit').map((coin) => ({
      denom: coin.text('denom'),
      amount: coin.amount('amount').toString(),
    })),
  }
}

export async function addBandRequest(state: State, json: Fields): Promise<void> {
  const { band_last_request } = await findModule(state)
  const id = band_last_request + 1n
  state.put(bandRequests, { id, request: readBandRequest(json) })
  await changeModule(state, { band_last_request: id })
}

/** Deletes what it names, or else changes what isn't empty. */
export async function changeBandRequests(state: State, proposal: Fields): Promise<void> {
  const gone = proposal.counts('delete_request_ids')
  for (const id of gone) state.remove(bandRequests, { id })
  if (gone.length > 0) return
  const json = proposal.object('update_oracle_request')
  const id = json.count('request_id')
  const known = await state.find(bandRequests, { id })
  if (known === undefined) throw badChainData('oracle.request', `There is no request ${id}`)
  const isSet = ([, value]: [string, unknown]) => (Array.isArray(value) ? value.length > 0 : value !== '0')
  const changes = Object.fromEntries(Object.entries(readBandRequest(json)).filter(isSet))
  state.put(bandRequests, { id, request: { ...(known.request as object), ...changes } })
}

/** The chain asks Band with a packet, and remembers what it asked. */
export async function noteBandCall(event: ChainEvent, state: State): Promise<void> {
  const module = await state.find(oracleModule, { id: 1 })
  const { ibc_port_id, ibc_source_channel } = (module?.band_params ?? {}) as Record<string, string>
  if (event.find('packet_src_port') !== ibc_port_id) return
  if (event.find('packet_src_channel') !== ibc_source_channel) return
  const packet = readFields(
    JSON.parse(Buffer.from(event.text('packet_data_hex'), 'hex').toString()),
    'packet',
  )
  const client = packet.count('client_id')
  state.put(bandCalls, { client, calldata: packet.bytes('calldata') })
  await changeModule(state, { band_last_client: client })
}

const blocksPerCleaning = 24n
const mostCalls = 1000n

/** Calls that nobody answered are forgotten after a thousand others. */
export async function cleanBandCalls(state: State, { height }: BlockContext): Promise<void> {
  const module = await state.find(oracleModule, { id: 1 })
  if (module === undefined || height % blocksPerCleaning !== 0n || module.band_last_client <= mostCalls)
    return
  for (const { client } of await state.list(bandCalls, {})) {
    if (client < module.band_last_client - mostCalls) state.remove(bandCalls, { client })
  }
}
