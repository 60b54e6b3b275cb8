import { actorOf, type Session } from '../session.ts'
import type { Offer } from './shown-form.ts'

/**
 * Whose account a form is filled in for: for whom one acts is chosen by who is connected, all else is done for them.
 *
 * @returns undefined while nobody is connected
 */
export function findAccount({ form }: Offer, session: Session | undefined): string | undefined {
  if (session?.status !== 'connected') return undefined
  return form === 'actFor' ? session.address : actorOf(session)
}
