import type { Message } from '@injsight/chain'
import { findOpened, openMessage } from '@injsight/evm'
import { knownAbis, learnAbis } from '../evm/abis.server.ts'

/** Messages as pages, lists and files tell them: with what their bytes mean beside them, where they carry any. */
export function openMessages(messages: readonly Message[]): Message[] {
  return messages.map((message) => openMessage(message, knownAbis))
}

/**
 * Asks for the ABIs of the contracts that opened messages call, as far as somebody gave their source.
 *
 * @param more contracts beside those: `0x…`
 * @returns whether messages are now to be opened anew
 */
export function learnCalled(messages: readonly Message[], more: readonly string[] = []): Promise<boolean> {
  const called = messages.flatMap((message) => {
    const { transaction } = findOpened(message) ?? {}
    return transaction?.to !== undefined && transaction.input !== '0x' ? [transaction.to] : []
  })
  return learnAbis([...called, ...more])
}
