import type { MessageType } from '@protobuf-ts/runtime'
import type { Changes } from './changes.ts'

/** What a message changes, from its protobuf bytes. */
export type MessageHandler = { typeUrl: string; handle: (bytes: Uint8Array) => Changes }
/** What an event changes, from its attributes. */
export type EventHandler = { type: string; handle: (attributes: Attributes) => Changes }

/** Attributes of an event: the first value of a key. */
export type Attributes = (key: string) => string | undefined

export function on<Message extends object>(
  type: MessageType<Message>,
  change: (message: Message) => Changes,
): MessageHandler {
  return { typeUrl: `/${type.typeName}`, handle: (bytes) => change(type.fromBinary(bytes)) }
}

export function onEvent(type: string, change: (attributes: Attributes) => Changes): EventHandler {
  return { type, handle: change }
}
