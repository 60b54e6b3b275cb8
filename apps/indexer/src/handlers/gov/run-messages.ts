import { MsgExec } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { MsgExecLegacyContent } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import { execType } from '@injsight/chain'
import { toExecution } from '#src/decode/to-execution.ts'
import type { EventContext } from '#src/handlers/module.ts'

type Message = { typeUrl: string; value: Uint8Array }

/**
 * Tells the handlers of what a proposal executed. The content of a legacy proposal is told as a message of its own
 * type, e.g. `/cosmos.params.v1beta1.ParameterChangeProposal`.
 */
export async function runMessages(
  proposal: bigint,
  messages: { type: string; value: Buffer }[],
  run: EventContext['run'],
): Promise<void> {
  for (const { type, value } of messages) {
    for (const message of unfold({ typeUrl: type, value }))
      await run(message.typeUrl, message.value, proposal)
  }
}

function unfold(message: Message): Message[] {
  if (message.typeUrl === `/${MsgExecLegacyContent.typeName}`) {
    const { content } = MsgExecLegacyContent.fromBinary(message.value)
    return content === undefined ? [] : [content]
  }
  const ran = toExecution(message)
  return ran.typeUrl === execType ? [...MsgExec.fromBinary(ran.value).msgs.flatMap(unfold), ran] : [ran]
}
