import type { Message } from '@injsight/chain'
import { openMessage } from '@injsight/evm'
import { knownAbis } from '../evm/abis.server.ts'

/** Messages as pages, lists and files tell them: with what their bytes mean beside them, where they carry any. */
export function openMessages(messages: readonly Message[]): Message[] {
  return messages.map((message) => openMessage(message, knownAbis))
}
