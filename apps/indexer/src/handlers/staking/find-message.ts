import { badChainData } from '@injsight/errors'
import type { MessageType } from '@protobuf-ts/runtime'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { TxContext } from '../module.ts'

/**
 * The message that an event comes from, for events that don't say enough. Some handler must hear of its type.
 *
 * @throws Fault `bad-chain-data` when it is of another type: a contract's call, for one, is no message
 */
export function findMessage<Message extends object>(
  type: MessageType<Message>,
  event: ChainEvent,
  tx: TxContext | undefined,
): Message {
  const candidates = (tx?.messages ?? []).filter(({ index }) => index === event.message)
  const ofType = candidates.filter(({ typeUrl }) => typeUrl === `/${type.typeName}`)
  // Of an execution inside of another the event tells the inner place first, which alone tells nothing.
  const depth = event.attributes.filter(({ key }) => key === 'authz_msg_index').length
  const isOnly = depth > 1 ? ofType.length === 1 : candidates.length === 1
  const message = isOnly ? ofType[0] : depth > 1 ? undefined : candidates[event.authorised ?? 0]
  if (message?.typeUrl === `/${type.typeName}`) return type.fromBinary(message.value)
  throw badChainData('staking.message', `Nothing tells whose the event ${event.type} is`)
}
