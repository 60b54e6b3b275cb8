import type { Fields } from './fields.ts'
import { account, amounts, count } from './parts.ts'
import { rulesOf, tell, type RuleContext } from './rule.ts'

export const bank = rulesOf('cosmos.bank.v1beta1', { MsgSend: send, MsgMultiSend: multiSend })

function send(message: Fields, context: RuleContext) {
  const sender = message.text('from_address')
  const recipient = message.text('to_address')
  const parts = { sender: account(sender), amount: amounts(message.coins('amount')) }
  if (sender === recipient) return tell('bank.sendToSelf', context, parts)
  return tell('bank.send', context, { ...parts, recipient: account(recipient) })
}

function multiSend(message: Fields, context: RuleContext) {
  const outputs = message.list('outputs')
  const parts = {
    sender: account(message.first('inputs').text('address')),
    amount: amounts(outputs.flatMap((output) => output.coins('coins'))),
  }
  if (outputs.length > 1) return tell('bank.multiSend', context, { ...parts, count: count(outputs.length) })
  const recipient = account(message.first('outputs').text('address'))
  return tell('bank.send', context, { ...parts, recipient })
}
