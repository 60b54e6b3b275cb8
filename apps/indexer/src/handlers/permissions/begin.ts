import { GenesisState } from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/genesis_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/query_pb.client.js'
import type { JsonValue } from '@protobuf-ts/runtime'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { readAddress } from '#src/decode/values/read-address.ts'
import type { State } from '#src/state/state.ts'
import { putNamespace } from './namespace.ts'
import { putParams } from './params.ts'
import { permissionVouchers } from './tables.ts'

export function fromGenesis(state: State, genesis: unknown): void {
  if (genesis === undefined) return
  putAll(state, GenesisState.fromJson(rename(genesis) as JsonValue, { ignoreUnknownFields: true }))
}

export async function fromNode(state: State, node: RpcTransport): Promise<void> {
  const { state: all } = await new QueryClient(node).permissionsModuleState({}).response
  if (all !== undefined) putAll(state, all)
}

function putAll(state: State, { params, namespaces, vouchers }: GenesisState): void {
  if (params !== undefined) putParams(state, params)
  for (const namespace of namespaces) putNamespace(state, namespace)
  for (const { address, voucher } of vouchers) {
    if (voucher === undefined) continue
    const { denom, amount } = voucher
    state.put(permissionVouchers, { denom, account: readAddress(address), amount: BigInt(amount) })
  }
}

const newNames: Record<string, string> = {
  contract_hook: 'wasm_hook',
  wasm_hook_query_max_gas: 'contract_hook_max_gas',
}

/** Fields that were called otherwise before there were contracts of two kinds. */
function rename(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json
  if (Array.isArray(json)) return json.map(rename)
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [newNames[name] ?? name, rename(value)]),
  )
}
