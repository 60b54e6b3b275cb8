export const titles = {
  'authz.Exec': 'Act for another',
  'authz.Grant': 'Permission',
  'authz.Revoke': 'Revoke permission',
  'authz.PruneExpiredGrants': 'Clear permissions',
  'feegrant.GrantAllowance': 'Fee allowance',
  'feegrant.RevokeAllowance': 'End fee allowance',
  'feegrant.PruneAllowances': 'Clear fee allowances',
  'authz.ExecCompat': 'Act for another',
  'feegrant.BasicAllowance': 'Plain allowance',
  'feegrant.PeriodicAllowance': 'So much per period',
  'feegrant.AllowedMsgAllowance': 'For some messages only',
  'authz.GenericAuthorization': 'Messages of one kind',
}

export const fields = {
  allowance: 'Allowance',
  allowed_messages: 'Allowed messages',
  authorization: 'Permission',
  expiration: 'Until',
  grant: 'What is granted',
  msg_type_url: 'Message type',
  msgs: 'Messages',
  basic: 'Allowance in all',
  period_spend_limit: 'Limit per period',
  period_can_spend: 'Left in this period',
  period_reset: 'Period ends',
  pruner: 'Cleared by',
}
