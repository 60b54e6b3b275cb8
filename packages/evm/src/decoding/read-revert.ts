import type { EvmRevert, Message } from '@injsight/chain'
import { decodeRevert } from './decode-revert.ts'
import type { KnownAbis } from '../abis/known-abis.ts'
import { findOpened } from '../transactions/open-message.ts'

/**
 * With what words a contract took everything back, from the log of a transaction that failed; undefined where it
 * failed in another way.
 *
 * @param messages those of the transaction, opened
 * @example readRevert(result.log, messages, abis) // { kind: 'words', text: 'only the owner mints' }
 */
export function readRevert(
  log: string,
  messages: readonly Message[],
  abis: KnownAbis,
): EvmRevert | undefined {
  const [, index = '0', json] =
    /^(?:failed to execute message; message index: (\d+): )?(\{.*\})/s.exec(log) ?? []
  const told = json === undefined ? undefined : readTold(json)
  if (told?.['vm_error'] !== 'execution reverted') return undefined
  const { ret = '' } = told
  const bytes = typeof ret === 'string' ? readBytes(ret) : undefined
  return bytes && decodeRevert(bytes, findOpened(messages[Number(index)])?.transaction.to, abis)
}

function readTold(json: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(json) as Record<string, unknown>
  } catch {
    return undefined
  }
}

function readBytes(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.fromBase64(base64)
  } catch {
    return undefined
  }
}
