import {
  MsgExec,
  MsgExecResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { TxMsgData } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/abci/v1beta1/abci_pb.js'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { execType } from '@injsight/chain'
import { toExecution } from './to-execution.ts'

type Message = { typeUrl: string; value: Uint8Array }
type Answered = Message & { response: Uint8Array }
type Inner = Answered & { places: number[] }

/** A message that ran. */
export type ListedMessage = Answered & {
  /** Its place in the transaction; of the whole for what stands in an authorised execution. */
  index: number
  /** The same, and then its place in each execution that it stands in. */
  places: number[]
}

/**
 * The messages that a transaction runs, those inside an authorised execution before it.
 *
 * @param data what the result of the transaction holds of their responses, base64
 */
export function listMessages(raw: Uint8Array, data?: string | null): ListedMessage[] {
  const responses = readResponses(data ?? '')
  const messages = read(() => TxBody.fromBinary(TxRaw.fromBinary(raw).bodyBytes).messages)
  return messages.flatMap((given, index) => {
    const message = toExecutionIfRead({ ...given, response: responses[index] ?? none, places: [index] })
    const ran = unfold(message)
    if (message.typeUrl === execType) ran.push(message)
    return ran.map((one) => ({ ...one, index }))
  })
}

const none = new Uint8Array()

function unfold({ typeUrl, value, response, places }: Inner): Inner[] {
  if (typeUrl !== execType) return [{ typeUrl, value, response, places }]
  const results = read(() => MsgExecResponse.fromBinary(response).results)
  return read(() => MsgExec.fromBinary(value).msgs).flatMap((inner, at) =>
    unfold(toExecutionIfRead({ ...inner, response: results[at] ?? none, places: [...places, at] })),
  )
}

function readResponses(data: string): Uint8Array[] {
  return read(() => TxMsgData.fromBinary(Buffer.from(data, 'base64')).msgResponses.map(({ value }) => value))
}

function toExecutionIfRead(message: Inner): Inner {
  try {
    return toExecution(message)
  } catch {
    return message
  }
}

/** What can't be read is nothing here: the message itself is no less true, and whoever hears of it says so. */
function read<Item>(items: () => Item[]): Item[] {
  try {
    return items()
  } catch {
    return []
  }
}
