import type { Fields } from './fields.ts'
import { account, amounts } from './parts.ts'
import { rulesOf, tell, type RuleContext } from './rule.ts'
import type { Coin } from './sentence.ts'

export const feegrant = rulesOf('cosmos.feegrant.v1beta1', {
  MsgGrantAllowance: grant,
  MsgRevokeAllowance: revoke,
  MsgPruneAllowances: prune,
})

function grant(message: Fields, context: RuleContext) {
  const limit = limitOf(message.object('allowance'))
  if (limit.length === 0) return tell('feegrant.grant', context, parts(message))
  return tell('feegrant.grantUpTo', context, { ...parts(message), limit: amounts(limit) })
}

// What may be spent in all: allowances wrap each other.
function limitOf(allowance: Fields): Coin[] {
  const inner = allowance.findObject('allowance') ?? allowance.findObject('basic')
  return inner ? limitOf(inner) : allowance.coins('spend_limit')
}

function revoke(message: Fields, context: RuleContext) {
  return tell('feegrant.revoke', context, parts(message))
}

function parts(message: Fields) {
  return { granter: account(message.text('granter')), grantee: account(message.text('grantee')) }
}

function prune(message: Fields, context: RuleContext) {
  return tell('feegrant.prune', context, { pruner: account(message.text('pruner')) })
}
