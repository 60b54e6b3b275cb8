import { config } from '../config.server.ts'
import { readNotice } from './notice.ts'

/** Whether every page of the site is closed now: it is being worked on, or the chain is being upgraded. */
export function isClosed(request: Request): boolean {
  return config.maintenance === 'yes' || readNotice(request)?.stage === 'closed'
}

/** Whether it is closed to who asks: who develops it comes in. */
export function isClosedTo(request: Request, { searchParams }: URL): boolean {
  return searchParams.get('devMode') !== 'true' && isClosed(request)
}
