import {
  MsgAddCodeUploadParamsAddresses,
  MsgRemoveCodeUploadParamsAddresses,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import type { State } from '#src/state/state.ts'
import { onMessage, type MessageContext, type StateMessageHandler } from '../module.ts'
import type { Parameter } from '@injsight/chain/parameters'
import { parameters } from './tables.ts'

type Change = (state: State, module: string, one: Parameter, context: MessageContext) => Promise<void>

const [module, name] = ['wasm', 'code_upload_access.addresses']

/** Who may upload code is the one parameter that messages of its own change. */
export function uploaderMessages(change: Change): StateMessageHandler[] {
  const edit = async (
    state: State,
    context: MessageContext,
    toNow: (before: readonly string[]) => string[],
  ): Promise<void> => {
    const before = (await state.find(parameters, { module, name }))?.value
    if (!Array.isArray(before)) return
    await change(state, module, { name, value: toNow(before.map(String)) }, context)
  }
  return [
    onMessage(MsgAddCodeUploadParamsAddresses, ({ addresses }, state, context) =>
      edit(state, context, (before) => [...new Set([...before, ...addresses])]),
    ),
    onMessage(MsgRemoveCodeUploadParamsAddresses, ({ addresses }, state, context) =>
      edit(state, context, (before) => before.filter((one) => !addresses.includes(one))),
    ),
  ]
}
