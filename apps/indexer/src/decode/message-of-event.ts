import { MsgExec } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { execType } from '@injsight/chain'
import type { ChainEvent } from './chain-event.ts'
import { toExecution } from './to-execution.ts'

type Message = { typeUrl: string; value: Uint8Array }

/**
 * The message of a transaction that an event comes from; of an authorised execution the one inside. undefined for what
 * stands outside of messages, and for what a contract executed.
 *
 * @param raw the transaction's bytes
 */
export function messageOfEvent(event: ChainEvent, raw: Uint8Array): Message | undefined {
  const [place, ...inner] = placesOf(event)
  if (place === undefined) return undefined
  let found: Message | undefined = TxBody.fromBinary(TxRaw.fromBinary(raw).bodyBytes).messages[place]
  for (const at of inner) {
    const execution: Message | undefined = found && toExecution(found)
    if (execution?.typeUrl !== execType) return undefined
    found = MsgExec.fromBinary(execution.value).msgs[at]
  }
  return found
}

/**
 * The place of the message that an event comes from, and then its place in each authorised execution that it stands in.
 * A contract may make up more of them at the end.
 */
export function placesOf({ message, attributes }: ChainEvent): number[] {
  if (message === undefined) return []
  // Of executions inside of one another the innermost tells its place first.
  const inner = attributes.filter(({ key }) => key === 'authz_msg_index').toReversed()
  return [message, ...inner.map(({ value }) => Number(value))]
}
