import type { Msgs } from '@injectivelabs/sdk-ts/core/modules'
import { loadSigner } from '../../../wallet/load-signer.ts'

/** A message as a transaction carries it; `value` is base64. */
export type RawMessage = { typeUrl: string; value: string }

/** What a button needs to have messages signed that nobody has. */
export type ToSign = {
  sign: string
  /** Said to who has a wallet that signs no bytes. */
  bytesOnly: string
  messages: readonly RawMessage[]
  memo: string
}

/**
 * Messages as their bytes alone: what a wallet shows field by field can't be told of any.
 *
 * @param bytesOnly what to say to who has such a wallet
 * @throws Error with those words
 */
export async function buildRaw(messages: readonly RawMessage[], bytesOnly: string): Promise<Msgs[]> {
  const signer = await loadSigner()
  if (signer.kind !== 'cosmos' || 'signAmino' in signer) throw new Error(bytesOnly)
  return messages.map(({ typeUrl, value }) => {
    const bytes = Uint8Array.fromBase64(value)
    return {
      toBinary: () => bytes,
      toDirectSign: () => ({ type: typeUrl, message: bytes }),
    } as unknown as Msgs
  })
}
