import { notify } from '../notices/notify.ts'
import type { Act, Sent } from './act-type.ts'

export type { Act, Sent }

/**
 * Connects where nobody is, shows what an act would do and cost, lets the wallet sign it, and sends it; a notice then
 * follows it into its block. Whoever asks while another is under way is told so, and nothing happens.
 *
 * @returns once a node has taken it; undefined when the visitor turned back, or nothing came of it, which was said
 * @example const sent = await startAct({ build: async (from) => [MsgSend.fromJSON({ … })] })
 */
export async function startAct(act: Act): Promise<Sent | undefined> {
  try {
    const { begin } = await import('./sending/begin.tsx')
    return await begin(act)
  } catch (error) {
    notify({ error })
    return undefined
  }
}
