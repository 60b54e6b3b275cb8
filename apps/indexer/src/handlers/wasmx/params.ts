import { QueryClient as WasmClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/query_pb.client.js'
import { GenesisState } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/genesis_pb.js'
import { FundingMode } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/proposal_pb.js'
import { MsgUpdateParams } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/tx_pb.js'
import type { Params } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/wasmx_pb.js'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { State } from '#src/state/state.ts'
import { onMessage } from '../module.ts'
import {
  readInjAddress,
  readDigits,
  readId,
  readList,
  readObject,
  readText,
  type Json,
} from '../read-json.ts'
import { accessOf, readAccess } from '../wasm/access.ts'
import { registeredContracts, wasmxParams } from './tables.ts'

export const paramMessages = [
  onMessage(MsgUpdateParams, async ({ params }, state) => {
    const before = await state.find(wasmxParams, { id: 1 })
    putParams(state, params, before?.moved ?? {})
  }),
]

function putParams(state: State, params: Params | undefined, moved: unknown): void {
  if (params === undefined) return
  const { permission, permitted } = accessOf(params.registerContractAccess)
  state.put(wasmxParams, {
    id: 1,
    is_execution_enabled: params.isExecutionEnabled,
    max_total_gas: params.maxBeginBlockTotalGas,
    max_contract_gas: params.maxContractGasLimit,
    min_gas_price: params.minGasPrice,
    registration_permission: permission,
    registration_permitted: permitted,
    moved,
  })
}

export function readGenesis(state: State, whole: Json): void {
  // The module's name in the chain's state is xwasm.
  const genesis = readObject(whole['xwasm'] ?? whole['wasmx'] ?? {}, 'genesis of wasmx')
  if (genesis['params'] !== undefined) readParams(state, readObject(genesis['params'], 'params'))
  for (const one of readList(genesis['registered_contracts'], 'list of contracts')) {
    const { address, registered_contract } = readObject(one, 'registered contract')
    const about = readObject(registered_contract, 'registered contract')
    state.put(registeredContracts, {
      contract: readInjAddress(address),
      gas_limit: readId(about['gas_limit'], 'gas'),
      gas_price: readDigits(about['gas_price'], 'gas price'),
      is_executable: about['is_executable'] === true,
      code_id: readId(about['code_id'] ?? '0', 'code id'),
      admin: readText(about['admin_address'] ?? '', 'address'),
      granter: readText(about['granter_address'] ?? '', 'address'),
      fund_mode: readText(about['fund_mode'], 'mode'),
    })
  }
}

function readParams(state: State, params: Json): void {
  const { permission, permitted } = readAccess(params['register_contract_access'] ?? nobody)
  state.put(wasmxParams, {
    id: 1,
    is_execution_enabled: params['is_execution_enabled'] === true,
    max_total_gas: readId(params['max_begin_block_total_gas'], 'gas'),
    max_contract_gas: readId(params['max_contract_gas_limit'], 'gas'),
    min_gas_price: readDigits(params['min_gas_price'], 'gas price'),
    registration_permission: permission,
    registration_permitted: permitted,
    moved: {},
  })
}

const nobody = { permission: 'Unspecified', addresses: [] }

export async function askNode(state: State, node: RpcTransport): Promise<void> {
  const { state: answer = GenesisState.create() } = await new QueryClient(node).wasmxModuleState({}).response
  const moved: Record<string, string> = {}
  for (const { address, registeredContract: about } of answer.registeredContracts) {
    if (about === undefined) continue
    state.put(registeredContracts, {
      contract: readInjAddress(address),
      gas_limit: about.gasLimit,
      gas_price: about.gasPrice,
      is_executable: about.isExecutable,
      code_id: about.codeId,
      admin: about.adminAddress,
      granter: about.granterAddress,
      fund_mode: FundingMode[about.fundMode],
    })
    if (about.codeId === 0n) continue
    const { contractInfo } = await new WasmClient(node).contractInfo({ address }).response
    if (contractInfo !== undefined && contractInfo.codeId !== about.codeId) {
      moved[address] = contractInfo.codeId.toString()
    }
  }
  putParams(state, answer.params, moved)
}
