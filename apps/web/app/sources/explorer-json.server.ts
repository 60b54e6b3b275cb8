import type { Event, Message } from '@injsight/chain'
import { openMessages } from './transactions/open-messages.server.ts'

// Injective's explorer service tells messages and what they left behind as JSON inside its protobuf.

/** The messages of a transaction. */
export function readMessages(bytes: Uint8Array): Message[] {
  return openMessages(readJson(bytes) as Message[])
}

/** The events of a transaction that belong to its messages, by the place of the message as text. */
export function readLogs(bytes: Uint8Array): { msg_index: string; events: Event[] }[] {
  return readJson(bytes) as { msg_index: string; events: Event[] }[]
}

function readJson(bytes: Uint8Array): unknown {
  return bytes.length === 0 ? [] : JSON.parse(new TextDecoder().decode(bytes))
}
