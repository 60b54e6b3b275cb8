import type { Fields } from '../fields.ts'
import { account, amounts, count } from '../parts.ts'
import { rulesOf, tell, type RuleContext } from '../rule.ts'
import type { Coin, Sentence } from '../sentence.ts'
import { tellUntil } from '../until.ts'

export const feegrant = rulesOf('cosmos.feegrant.v1beta1', {
  MsgGrantAllowance: grant,
  MsgRevokeAllowance: revoke,
  MsgPruneAllowances: prune,
})

function grant(message: Fields, context: RuleContext) {
  const allowance = message.object('allowance')
  const limit = limitOf(allowance)
  const sentence =
    limit.length === 0
      ? tell('feegrant.grant', context, parts(message))
      : tell('feegrant.grantUpTo', context, { ...parts(message), limit: amounts(limit) })
  return tellUntil(tellOnly(sentence, allowance), expirationOf(allowance))
}

/** With what the fees may be for, where that is not everything. */
function tellOnly(told: Sentence, allowance: Fields): Sentence {
  const types = allowance.findObject('allowance') ? allowance.texts('allowed_messages') : []
  const [type, another] = types
  if (type === undefined) return told
  const sentence = { kind: 'sentence', sentence: told } as const
  return another === undefined
    ? { key: 'feegrant.only', parts: { sentence, type: { kind: 'messageType', type } } }
    : { key: 'feegrant.onlySome', parts: { sentence, count: count(types.length) } }
}

function expirationOf(allowance: Fields): string | undefined {
  const inner = allowance.findObject('allowance') ?? allowance.findObject('basic')
  return inner ? expirationOf(inner) : allowance.findText('expiration')
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
