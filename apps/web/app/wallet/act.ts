import { notify } from '../notices/notify.ts'
import type { Act, Sent } from './act-type.ts'
import type { EthereumCall } from './signer.ts'

export type { Act, Sent }

/**
 * Connects where nobody is, shows what an act would do and cost, lets the wallet sign it, and sends it; a notice then
 * follows it into its block. Whoever asks while another is under way is told so, and nothing happens.
 *
 * @returns once a node has taken it, or it was collected to be sent with others; undefined when the visitor turned back, or nothing came of it, which was said
 * @example const sent = await startAct({ build: async (from) => [MsgSend.fromJSON({ … })] })
 */
export async function startAct(act: Act): Promise<Sent | undefined> {
  try {
    const { begin } = await import('./sending/begin.tsx')
    const sent = await begin(act)
    if (sent?.collected === undefined) return sent
    const { addToCart } = await import('./cart/add-to-cart.tsx')
    await addToCart(act, sent.collected, startAct)
    return sent
  } catch (error) {
    notify({ error })
    return undefined
  }
}

/**
 * The same of a call of a contract of the EVM, which can't be collected.
 *
 * @param owner who alone it is of, `inj1…`; whoever is connected where it is left out
 */
export async function startCall(call: EthereumCall, owner?: string): Promise<Sent | undefined> {
  try {
    return await (await import('./sending/begin.tsx')).beginCall(call, owner)
  } catch (error) {
    notify({ error })
    return undefined
  }
}
