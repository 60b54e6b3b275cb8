import type { grants as failures } from '../patterns/grants/en.ts'
import type { steps } from '../patterns/steps/en.ts'

export const grants: Record<keyof typeof failures, keyof typeof steps> = {
  'allowance.exists': 'nothing',
  'allowance.expired': 'payFee',
  'allowance.fees': 'payFee',
  'allowance.limit': 'payFee',
  'allowance.message': 'payFee',
  'allowance.none': 'nothing',
  'grant.expired': 'askAllowed',
  'grant.gone': 'nothing',
  'grant.limit': 'useLess',
  'grant.market': 'askAllowed',
  'grant.none': 'askAllowed',
  'grant.noneFor': 'askAllowed',
  'grant.past': 'laterEnd',
  'grant.recipient': 'askAllowed',
  'grant.self': 'correct',
  'grant.validator': 'askAllowed',
}
