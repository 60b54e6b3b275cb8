import type { Msgs } from '@injectivelabs/sdk-ts/core/modules'
import { signs } from '../auto-sign/rules.ts'
import { readAutoSign } from '../auto-sign/store.ts'
import { loadSigner } from '../load-signer.ts'
import { readSession } from '../session.ts'
import type { Signer } from '../signer.ts'
import { ActTrouble } from './act-trouble.ts'
import { typeOf } from './write-transaction.ts'

/** What is signed, by whom, and whose allowance pays where that isn't the signer. */
export type Wrapped = { messages: readonly Msgs[]; signer: Signer; feeGranter?: string }

/**
 * The one place where messages are put into others before they are signed, and where another key than the wallet's may
 * sign them: those for a granter go into a message each by which the chain looks for the grant, and so do those that a
 * key of the browser signs.
 *
 * @param from the account that is connected
 * @param loadWallet its wallet
 * @throws ActTrouble `authzAndAutoSign`; in words, what the wallet says
 */
export async function wrap(
  messages: readonly Msgs[],
  from: string,
  loadWallet: () => Promise<Signer> = loadSigner,
): Promise<Wrapped> {
  const { granter } = readSession()
  const autoSign = readAutoSign()
  const own = autoSign?.owner === from ? autoSign : undefined
  if (granter !== undefined) {
    if (own !== undefined) throw new ActTrouble('authzAndAutoSign')
    return { messages: await wrapEach(messages, from), signer: await loadWallet() }
  }
  const now = Math.floor(Date.now() / 1000)
  if (own === undefined || !signs(own, messages.map(typeOf), now))
    return { messages, signer: await loadWallet() }
  const { makeKeySigner } = await import('../auto-sign/make-key-signer.ts')
  return {
    messages: await wrapEach(messages, own.address),
    signer: makeKeySigner(own),
    feeGranter: from,
  }
}

async function wrapEach(messages: readonly Msgs[], grantee: string): Promise<Msgs[]> {
  const { MsgAuthzExec } = await import('@injectivelabs/sdk-ts/core/modules')
  return messages.map((message) => MsgAuthzExec.fromJSON({ grantee, msgs: message }))
}
