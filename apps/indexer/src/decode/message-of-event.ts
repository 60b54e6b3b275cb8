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
  let found: Message | undefined = readOnce(raw, readMessages)[place]
  for (const at of inner) {
    if (found === undefined) return undefined
    const message: Message = found
    found = readOnce(message.value, () => readExecuted(message))[at]
  }
  return found
}

const readMessages = (raw: Uint8Array) => TxBody.fromBinary(TxRaw.fromBinary(raw).bodyBytes).messages

/** Those inside an authorised execution. */
function readExecuted(message: Message): Message[] {
  const { typeUrl, value } = toExecution(message)
  return typeUrl === execType ? MsgExec.fromBinary(value).msgs : []
}

const known = new WeakMap<Uint8Array, Message[]>()

/** Once for all events of a transaction, of which there may be thousands. */
function readOnce(bytes: Uint8Array, read: (bytes: Uint8Array) => Message[]): Message[] {
  const messages = known.get(bytes) ?? read(bytes)
  known.set(bytes, messages)
  return messages
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
