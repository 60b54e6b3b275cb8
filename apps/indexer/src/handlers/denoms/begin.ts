import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client.js'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { traceHash } from '#src/handlers/ibc/trace-hash.ts'
import { listAll } from '#src/handlers/node-transport.ts'
import type { State } from '#src/state/state.ts'
import { factoryMetadata, ibcMetadata, readMetadata, takeMetadata } from './metadata.ts'
import { putMetadata } from './put-metadata.ts'
import { bankParams, sendEnabled } from './tables.ts'

type SendEnabled = { denom: string; enabled?: boolean }
type Genesis = {
  params?: { default_send_enabled?: boolean; send_enabled?: SendEnabled[] | null }
  denom_metadata?: unknown[] | null
  send_enabled?: SendEnabled[] | null
}
type Others = {
  bank?: Genesis
  tokenfactory?: {
    factory_denoms?: { denom: string; name?: string; symbol?: string; decimals?: number }[] | null
  }
  transfer?: { denom_traces?: { path: string; base_denom: string }[] | null }
}

export async function fromGenesis(state: State, _: unknown, whole: Record<string, unknown>): Promise<void> {
  const { bank = {}, tokenfactory, transfer } = whole as Others
  for (const metadata of bank.denom_metadata ?? []) await putMetadata(state, readMetadata(metadata))
  for (const { denom, name = '', symbol = '', decimals = 0 } of tokenfactory?.factory_denoms ?? []) {
    await putMetadata(state, factoryMetadata({ denom, name, symbol, decimals }))
  }
  for (const { path, base_denom } of transfer?.denom_traces ?? []) {
    const trace = { path, base: base_denom }
    await putMetadata(state, ibcMetadata(`ibc/${traceHash(trace)}`, trace))
  }
  // An older genesis has these among the parameters; the chain takes one list or the other.
  const [own, older] = [bank.send_enabled ?? [], bank.params?.send_enabled ?? []]
  for (const { denom, enabled } of own.length > 0 ? own : older) {
    state.put(sendEnabled, { denom, enabled: enabled === true })
  }
  state.put(bankParams, { id: 0, default_send_enabled: bank.params?.default_send_enabled === true })
}

export async function fromNode(state: State, node: RpcTransport): Promise<void> {
  const client = new QueryClient(node)
  const all = await listAll(async (pagination) => {
    const { metadatas, pagination: page } = await client.denomsMetadata({ pagination }).response
    return { items: metadatas, next: page?.nextKey }
  })
  for (const metadata of all) await putMetadata(state, takeMetadata(metadata))
  const exceptions = await listAll(async (pagination) => {
    const { sendEnabled: items, pagination: page } = await client.sendEnabled({ denoms: [], pagination })
      .response
    return { items, next: page?.nextKey }
  })
  for (const { denom, enabled } of exceptions) state.put(sendEnabled, { denom, enabled })
  const { params } = await client.params({}).response
  state.put(bankParams, { id: 0, default_send_enabled: params?.defaultSendEnabled ?? false })
}
