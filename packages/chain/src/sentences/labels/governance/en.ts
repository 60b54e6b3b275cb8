export const titles = {
  'gov.SubmitProposal': 'Proposal',
  'gov.Vote': 'Vote',
  'gov.VoteWeighted': 'Split vote',
  'gov.Deposit': 'Proposal deposit',
  'gov.CancelProposal': 'Withdraw proposal',
  'gov.ExecLegacyContent': 'Carry out proposal',
  'upgrade.SoftwareUpgrade': 'Upgrade plan',
  'upgrade.CancelUpgrade': 'Cancel upgrade',
  'crisis.VerifyInvariant': 'Books check',
  'gov.TextProposal': 'Text proposal',
  'params.ParameterChangeProposal': 'Parameter change',
  'upgrade.CancelSoftwareUpgradeProposal': 'Cancel upgrade',
}

export const fields = {
  content: 'Content',
  expedited: 'Expedited',
  invariant_module_name: 'Module',
  invariant_route: 'Check',
  option: 'Vote',
  options: 'Votes',
  proposal_id: 'Proposal',
  summary: 'Summary',
  voter: 'Voter',
  weight: 'Weight',
  key: 'Key',
}
