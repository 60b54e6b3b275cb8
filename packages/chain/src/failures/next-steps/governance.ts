import type { governance as failures } from '../patterns/governance/en.ts'
import type { steps } from '../patterns/steps/en.ts'

export const governance: Record<keyof typeof failures, keyof typeof steps> = {
  'deposit.denom': 'useOther',
  'deposit.small': 'raiseDeposit',
  'invariant.none': 'checkName',
  'proposal.closed': 'checkOpen',
  'proposal.empty': 'correct',
  'proposal.invalid': 'correct',
  'proposal.message': 'correct',
  'proposal.none': 'checkName',
  'proposal.proposer': 'askAllowed',
  'proposal.signer': 'proposeAsGov',
  'vote.closed': 'checkOpen',
  'vote.invalid': 'correct',
  'vote.weights': 'correct',
}
