import type { Fields } from '../../fields.ts'
import { account, amount, contract, count } from '../../parts.ts'
import { tell, type RuleContext } from '../../rule.ts'

/** Lends the weight of one's own stake to somebody, who then trades at lower fees. */
export function grantStake(message: Fields, context: RuleContext) {
  const sender = account(message.text('sender'))
  const grants = message.list('grants')
  if (grants.length !== 1)
    return tell('exchange.grantStakes', context, { sender, count: count(grants.length) })
  const grant = message.first('grants')
  const lent = { denom: 'inj', amount: grant.text('amount') }
  const parts = { sender, grantee: account(grant.text('grantee')) }
  if (lent.amount === '0') return tell('exchange.revokeStake', context, parts)
  return tell('exchange.grantStake', context, { ...parts, amount: amount(lent) })
}

export function activateStake(message: Fields, context: RuleContext) {
  return tell('exchange.activateStake', context, {
    sender: account(message.text('sender')),
    granter: account(message.text('granter')),
  })
}

export function optOutOfRewards(message: Fields, context: RuleContext) {
  return tell('exchange.optOutOfRewards', context, { sender: account(message.text('sender')) })
}

export function executeWithPrivilege(message: Fields, context: RuleContext) {
  return tell('exchange.executeWithPrivilege', context, {
    sender: account(message.text('sender')),
    contract: contract(message.text('contract_address'), context),
  })
}

export function reclaimFunds(message: Fields, context: RuleContext) {
  return tell('exchange.reclaimFunds', context, { sender: account(message.text('sender')) })
}
