import type { Signer } from './signer.ts'

/**
 * The connected wallet, after it was asked whether it is still there, unlocked and at the same address.
 *
 * @throws Error with words for the visitor
 */
export async function loadSigner(): Promise<Signer> {
  const { makeSigner } = await import('./connect/make-signer.ts')
  return makeSigner()
}
