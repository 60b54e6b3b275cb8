import { setAutoSign } from '../auto-sign/store.ts'
import { readSession, setSession } from '../session.ts'
import { factsOfAccount } from './account-facts.ts'
import { keepSession } from './keep-session.ts'

/**
 * Goes over to another account of the wallet that is connected: who signs is asked of it from then on. For whom the one
 * before acted, and the browser's key that signed for it, are left as when it logs out.
 *
 * @param chosen one of the session's addresses; another changes nothing
 */
export function chooseAccount(chosen: string): void {
  const { granter: _left, ...session } = readSession()
  if (session.status !== 'connected' || session.addresses?.includes(chosen) !== true) return
  setAutoSign(undefined, false)
  const next = { ...session, ...factsOfAccount(chosen) }
  setSession(next)
  keepSession(next)
}
