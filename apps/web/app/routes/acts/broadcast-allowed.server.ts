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
export async function broadcastAllowed(request: Request, raw: Uint8Array): Promise<Outcome> {
  const restricted = await findRestrictionOf(request, signersOf(raw))
  return restricted === undefined ? broadcast(raw) : refused
}
