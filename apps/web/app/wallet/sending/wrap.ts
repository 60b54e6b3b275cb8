import type { Msgs } from '@injectivelabs/sdk-ts/core/modules'
import { loadSigner } from '../load-signer.ts'
import type { Signer } from '../signer.ts'

/** What is signed, and by whom. */
export type Wrapped = { messages: readonly Msgs[]; signer: Signer }

/**
 * The one place where messages are put into others before they are signed, and where another key than the wallet's may
 * sign them.
 *
 * @param from the account that is connected
 */
export async function wrap(messages: readonly Msgs[], _from: string): Promise<Wrapped> {
  return { messages, signer: await loadSigner() }
}
