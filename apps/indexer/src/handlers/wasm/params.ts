import {
  MsgAddCodeUploadParamsAddresses,
  MsgRemoveCodeUploadParamsAddresses,
  MsgUpdateParams,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import type { Params } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/types_pb.js'
import type { State } from '#src/state/state.ts'
import { onMessage } from '../module.ts'
import { accessOf, nameOfAccess } from './access.ts'
import { wasmParams } from './tables.ts'

export const paramMessages = [
  onMessage(MsgUpdateParams, ({ params }, state) => putParams(state, params)),
  onMessage(MsgAddCodeUploadParamsAddresses, ({ addresses }, state) =>
    changeUploaders(state, (before) => before.concat(addresses.filter((one) => !before.includes(one)))),
  ),
  onMessage(MsgRemoveCodeUploadParamsAddresses, ({ addresses }, state) =>
    changeUploaders(state, (before) => before.filter((one) => !addresses.includes(one))),
  ),
]

export function putParams(state: State, params: Params | undefined): void {
  if (params === undefined) return
  const { permission, permitted } = accessOf(params.codeUploadAccess)
  state.put(wasmParams, {
    id: 1,
    upload_permission: permission,
    upload_permitted: permitted,
    default_permission: nameOfAccess(params.instantiateDefaultPermission),
  })
}

async function changeUploaders(state: State, change: (before: string[]) => string[]): Promise<void> {
  const params = await state.find(wasmParams, { id: 1 })
  if (params === undefined) return
  state.put(wasmParams, { ...params, upload_permitted: change(params.upload_permitted as string[]) })
}
