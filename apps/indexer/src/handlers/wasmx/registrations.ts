import {
  BatchContractRegistrationRequestProposal,
  ContractRegistrationRequestProposal,
  type ContractRegistrationRequest,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/proposal_pb.js'
import {
  MsgActivateContract,
  MsgDeactivateContract,
  MsgRegisterContract,
  MsgUpdateContract,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/tx_pb.js'
import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import { onEvent, onMessage } from '../module.ts'
import { readInjAddress, readDigits, readId, readText } from '../read-json.ts'
import { registeredContracts } from './tables.ts'

type Registered = StateRow<typeof registeredContracts>

export const registrationEvents = [
  onEvent('injective.wasmx.v1.EventContractRegistered', (event, state) => {
    state.put(registeredContracts, {
      contract: readInjAddress(event.json('contract_address')),
      gas_limit: null, // the event leaves it out, the message has it
      gas_price: readDigits(event.json('gas_price'), 'gas price'),
      is_executable: true,
      // Only a contract that may not move is bound to its code.
      code_id: event.json('is_migration_allowed') === true ? 0n : readId(event.json('code_id'), 'code id'),
      admin: readText(event.json('admin_address'), 'address'),
      granter: readText(event.json('granter_address'), 'address'),
      fund_mode: readText(event.json('funding_mode'), 'mode'),
    })
  }),
  onEvent('injective.wasmx.v1.EventContractDeregistered', (event, state) => {
    state.remove(registeredContracts, { contract: readInjAddress(event.json('contract_address')) })
  }),
]

export const registrationMessages = [
  onMessage(MsgRegisterContract, ({ contractRegistrationRequest }, state) =>
    noteLimit(state, contractRegistrationRequest),
  ),
  onMessage(ContractRegistrationRequestProposal, ({ contractRegistrationRequest }, state) =>
    noteLimit(state, contractRegistrationRequest),
  ),
  onMessage(BatchContractRegistrationRequestProposal, async ({ contractRegistrationRequests }, state) => {
    for (const request of contractRegistrationRequests) await noteLimit(state, request)
  }),
  onMessage(MsgUpdateContract, ({ contractAddress, gasLimit, gasPrice, adminAddress }, state) =>
    changeRegistered(state, contractAddress, {
      gas_limit: gasLimit,
      gas_price: gasPrice,
      admin: adminAddress,
    }),
  ),
  onMessage(MsgActivateContract, ({ contractAddress }, state) =>
    changeRegistered(state, contractAddress, { is_executable: true }),
  ),
  onMessage(MsgDeactivateContract, ({ contractAddress }, state) =>
    changeRegistered(state, contractAddress, { is_executable: false }),
  ),
]

export async function changeRegistered(
  state: State,
  contract: string,
  now: Partial<Registered>,
): Promise<void> {
  const registered = await state.find(registeredContracts, { contract })
  if (registered !== undefined) state.put(registeredContracts, { ...registered, ...now })
}

async function noteLimit(state: State, request: ContractRegistrationRequest | undefined): Promise<void> {
  if (request !== undefined) {
    await changeRegistered(state, request.contractAddress, { gas_limit: request.gasLimit })
  }
}
