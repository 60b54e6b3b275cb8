import type { Params } from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/params_pb.js'
import type { State } from '#src/state/state.ts'
import { permissionParams } from './tables.ts'

export function putParams(state: State, params: Params): void {
  state.put(permissionParams, {
    id: 0,
    contract_hook_max_gas: params.contractHookMaxGas,
    enforced_restrictions: params.enforcedRestrictionsEvmContracts.map((one) => ({
      contract_address: one.contractAddress,
      pause_event_signature: one.pauseEventSignature,
      unpause_event_signature: one.unpauseEventSignature,
      blacklist_event_signature: one.blacklistEventSignature,
      unblacklist_event_signature: one.unblacklistEventSignature,
    })),
  })
}
