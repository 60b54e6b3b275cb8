import { findRestrictionOf } from '../../restrictions/may-act.server.ts'
import { broadcast, type Outcome } from '../../sources/transactions/raw-transaction.server.ts'
import { signersOf } from '../transactions/raw/raw-view.server.ts'

/** As the site itself refuses it: no node was asked. */
const refused: Outcome = {
  refusal: { codespace: 'injsight', code: 1, log: 'You cannot execute this transaction' },
}

/**
 * Gives a transaction to the chain, unless somebody signed it who may not act here.
 *
 * @throws Fault `unavailable` while that can't be known
 */
export function broadcastAllowed(request: Request, raw: Uint8Array): Promise<Outcome> {
  return giveAllowed(request, signersOf(raw), () => broadcast(raw))
}

/** The same of what is given in another way. @param signers `inj1…` or `0x…` @throws as `broadcastAllowed` */
export async function giveAllowed(
  request: Request,
  signers: readonly string[],
  give: () => Promise<Outcome>,
): Promise<Outcome> {
  const restricted = await findRestrictionOf(request, signers)
  return restricted === undefined ? give() : refused
}
