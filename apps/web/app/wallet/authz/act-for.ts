import { keepSession } from '../connect/keep-session.ts'
import { readSession, setSession } from '../session.ts'

/**
 * From now on whoever is connected acts for another, as far as that one has granted it.
 *
 * @param granter `inj1…`; undefined for nobody but themselves
 */
export function actFor(granter: string | undefined): void {
  const { granter: _before, ...own } = readSession()
  const next = granter === undefined || granter === own.address ? own : { ...own, granter }
  setSession(next)
  keepSession(next)
}
