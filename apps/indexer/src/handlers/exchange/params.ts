import { MsgExecLegacyContent } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import { Params as ParamsV1 } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/exchange_pb.js'
import { MsgUpdateParams as MsgUpdateParamsV1 } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import { Params } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import { MsgUpdateParams } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import type { State } from '#src/state/state.ts'
import { onMessage, type StateMessageHandler } from '../module.ts'
import type { Json } from '../read-json.ts'
import type { Generation } from './generations.ts'
import { proposalMessages, runContent } from './proposals.ts'
import { reviewRewards } from './fees/rewards.ts'
import { putSetting } from './settings.ts'
import { readTold, tellMessage } from './told-json.ts'

export function readParams(told: unknown, generation: Generation): Json {
  return generation === 1 ? readTold(ParamsV1, told) : readTold(Params, told)
}

async function setParams(state: State, params: Json): Promise<void> {
  putSetting(state, 'params', params)
  await reviewRewards(state)
}

/** What governance and admins change without an event. */
export const paramMessages: StateMessageHandler[] = [
  onMessage(MsgUpdateParamsV1, async ({ params }, state) => {
    if (params !== undefined) await setParams(state, readParams(tellMessage(ParamsV1, params), 1))
  }),
  onMessage(MsgUpdateParams, async ({ params }, state) => {
    if (params !== undefined) await setParams(state, readParams(tellMessage(Params, params), 2))
  }),
  onMessage(MsgExecLegacyContent, async ({ content }, state) => {
    if (content !== undefined) await runContent(state, content.typeUrl, content.value)
  }),
  ...proposalMessages,
]
