import { MsgExec } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { execType } from '@injsight/chain'

type Message = { typeUrl: string; value: Uint8Array }

/** The messages that a transaction runs, those inside an authorisation in the place of it. */
export function listMessages(raw: Uint8Array): (Message & { index: number })[] {
  return TxBody.fromBinary(TxRaw.fromBinary(raw).bodyBytes).messages.flatMap((message, index) =>
    unfold(message).map(({ typeUrl, value }) => ({ typeUrl, value, index })),
  )
}

function unfold(message: Message): Message[] {
  return message.typeUrl === execType ? MsgExec.fromBinary(message.value).msgs.flatMap(unfold) : [message]
}
