import type { tokens as failures } from '../patterns/tokens/en.ts'
import type { steps } from '../patterns/steps/en.ts'

export const tokens: Record<keyof typeof failures, keyof typeof steps> = {
  'denom.decimals': 'correct',
  'denom.decimalsOf': 'correct',
  'denom.exists': 'useOther',
  'denom.long': 'shorten',
  'denom.short': 'longerName',
  'metadata.decimals': 'leaveDecimals',
  'restricted.off': 'askManager',
  'restricted.receive': 'askManager',
  'restricted.send': 'askManager',
  'role.none': 'checkName',
  'rules.exist': 'nothing',
  'rules.invalid': 'correct',
  'rules.none': 'checkName',
  'token.admin': 'askAllowed',
  'token.burnOthers': 'askAllowed',
  'token.guard': 'askManager',
  'token.manager': 'askAllowed',
  'token.restricted': 'askManager',
  'voucher.none': 'nothing',
}
