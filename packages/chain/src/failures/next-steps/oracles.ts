import type { oracles as failures } from '../patterns/oracles/en.ts'
import type { steps } from '../patterns/steps/en.ts'

export const oracles: Record<keyof typeof failures, keyof typeof steps> = {
  'feed.admin': 'askAllowed',
  'feed.config': 'reportAnew',
  'feed.exists': 'useOther',
  'feed.none': 'checkName',
  'feed.stale': 'nothing',
  'oracle.bandOff': 'askVote',
  'oracle.moved': 'wait',
  'oracle.noPrice': 'wait',
  'oracle.none': 'chooseOracle',
  'oracle.noneFor': 'chooseOracle',
  'oracle.price': 'correct',
  'oracle.pythOff': 'askVote',
  'oracle.relayer': 'askVote',
  'oracle.signature': 'correct',
  'oracle.stale': 'wait',
  'oracle.type': 'otherWay',
}
