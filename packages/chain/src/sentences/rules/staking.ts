import { readAccount } from '../../addresses/addresses.ts'
import { findAttribute } from '../events.ts'
import type { Fields } from '../fields.ts'
import { account, amount, text, time, unnamed, validator } from '../parts.ts'
import { percentOf } from '../percent.ts'
import { rulesOf, tell, type RuleContext } from '../rule.ts'
import type { Sentence, SentenceKey } from '../sentence.ts'

export const staking = {
  ...rulesOf('cosmos.staking.v1beta1', {
    MsgDelegate: withValidator('staking.delegate'),
    MsgUndelegate: undelegate,
    MsgCancelUnbondingDelegation: withValidator('staking.cancelUnbonding'),
    MsgBeginRedelegate: redelegate,
    MsgTransferDelegation: transferDelegation,
    MsgCreateValidator: createValidator,
    MsgEditValidator: editValidator,
  }),
  ...rulesOf('cosmos.slashing.v1beta1', { MsgUnjail: unjail }),
}

function withValidator(key: SentenceKey) {
  return (message: Fields, context: RuleContext) => tell(key, context, stakeParts(message))
}

function stakeParts(message: Fields) {
  return {
    delegator: account(message.text('delegator_address')),
    amount: amount(message.coin('amount')),
    validator: validator(message.text('validator_address')),
  }
}

// When the stake is free, the chain says.
function undelegate(message: Fields, context: RuleContext): Sentence {
  const sentence = tell('staking.undelegate', context, stakeParts(message))
  const completion = context.failed ? undefined : findAttribute(context, 'unbond', 'completion_time')
  if (completion === undefined) return sentence
  return {
    key: 'staking.freeOn',
    parts: { sentence: { kind: 'sentence', sentence }, time: time(completion) },
  }
}

function redelegate(message: Fields, context: RuleContext) {
  return tell('staking.redelegate', context, {
    delegator: account(message.text('delegator_address')),
    amount: amount(message.coin('amount')),
    from: validator(message.text('validator_src_address')),
    to: validator(message.text('validator_dst_address')),
  })
}

function transferDelegation(message: Fields, context: RuleContext) {
  const recipient = account(message.text('receiver_address'))
  return tell('staking.transferDelegation', context, { ...stakeParts(message), recipient })
}

// The name stands in the message: a validator that wasn't let in has none on the chain.
function createValidator(message: Fields, context: RuleContext) {
  const operator = message.text('validator_address')
  return tell('staking.createValidator', context, {
    delegator: unnamed(readAccount(operator)),
    name: text(message.object('description').text('moniker')),
    amount: amount(message.coin('value')),
  })
}

function editValidator(message: Fields, context: RuleContext) {
  const parts = { validator: validator(message.text('validator_address')) }
  const rate = message.findText('commission_rate')
  if (rate === undefined) return tell('staking.editValidator', context, parts)
  return tell('staking.setCommission', context, { ...parts, rate: percentOf(rate) })
}

function unjail(message: Fields, context: RuleContext) {
  return tell('slashing.unjail', context, { validator: validator(message.text('validator_addr')) })
}
