export const governance = {
  'deposit.denom': 'Proposals take no deposits in this token',
  'deposit.small': 'The deposit was too small: {offered}, but {required} was needed',
  'invariant.none': 'The chain has no check of this name',
  'proposal.closed': 'Proposal {proposal} was open neither to votes nor to deposits',
  'proposal.empty': 'A proposal needs a message to carry out, or metadata',
  'proposal.invalid': 'The proposal is not a valid one',
  'proposal.message': 'A message in the proposal is not valid: “{text}”',
  'proposal.none': 'There is no such proposal',
  'proposal.proposer': 'Only the one who made the proposal may do this',
  'proposal.signer':
    'A message of the proposal is in the name of {account}: only governance may act in a proposal',
  'vote.closed': 'The time to vote is over',
  'vote.invalid': 'The vote is not a valid one',
  'vote.weights': 'The parts of a split vote have to add up to 100%',
}
