import { badChainData } from '@injsight/errors'
import type { MessageType } from '@protobuf-ts/runtime'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { messageOfEvent } from '#src/decode/message-of-event.ts'
import type { TxContext } from '../module.ts'

/**
 * The message that an event comes from, for events that don't say enough.
 *
 * @throws Fault `bad-chain-data` when it is of another type: a contract's call, for one, is no message
 */
export function findMessage<Message extends object>(
  type: MessageType<Message>,
  event: ChainEvent,
  tx: TxContext | undefined,
): Message {
  const message = tx && messageOfEvent(event, tx.raw)
  if (message?.typeUrl === `/${type.typeName}`) return type.fromBinary(message.value)
  throw badChainData('staking.message', `Nothing tells whose the event ${event.type} is`)
}
