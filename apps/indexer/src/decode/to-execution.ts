import {
  MsgExec,
  MsgExecCompat,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { execCompatType, execType } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import { readAnyJson } from './values/read-any-json.ts'

type Message = { typeUrl: string; value: Uint8Array }

/**
 * An authorised execution whose messages are written as JSON as the one that it stands for; any other message as it is.
 *
 * @throws Fault `bad-chain-data` for what is no JSON, or no message
 */
export function toExecution<Given extends Message>(message: Given): Given {
  if (message.typeUrl !== execCompatType) return message
  const { grantee, msgs } = MsgExecCompat.fromBinary(message.value)
  const value = MsgExec.toBinary({ grantee, msgs: msgs.map((text) => readAnyJson(parse(text))) })
  return { ...message, typeUrl: execType, value }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw badChainData('message.json', `"${text.slice(0, 40)}" is no message`, {}, cause)
  }
}
