import type { bank as failures } from '../patterns/bank/en.ts'
import type { steps } from '../patterns/steps/en.ts'

export const bank: Record<keyof typeof failures, keyof typeof steps> = {
  'coins.invalid': 'changeAmount',
  'coins.zero': 'changeAmount',
  'denom.frozen': 'wait',
  'denom.invalid': 'useOther',
  'denom.noSupply': 'useOther',
  'denom.none': 'checkName',
  'funds.insufficient': 'addFunds',
  'funds.locked': 'nothing',
  'funds.none': 'fixFunds',
  'funds.short': 'addFunds',
  'receiver.blocked': 'checkAddress',
  'senders.many': 'split',
  'sums.differ': 'correct',
}
