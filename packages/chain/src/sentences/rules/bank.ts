import type { Fields } from '../fields.ts'
import { account, amounts, count } from '../parts.ts'
import { rulesOf, tell, type RuleContext } from '../rule.ts'
import type { Coin, Sentence, SentenceContext } from '../sentence.ts'

export const bank = rulesOf('cosmos.bank.v1beta1', { MsgSend: send, MsgMultiSend: multiSend })

function send(message: Fields, context: RuleContext) {
  const sender = message.text('from_address')
  return tellTransfer(sender, message.text('to_address'), message.coins('amount'), context)
}

function multiSend(message: Fields, context: RuleContext) {
  const outputs = message.list('outputs')
  const sender = message.first('inputs').text('address')
  const sent = outputs.flatMap((output) => output.coins('coins'))
  const recipients = new Set(outputs.map((output) => output.text('address')))
  const [recipient] = recipients
  if (recipient !== undefined && recipients.size === 1) return tellTransfer(sender, recipient, sent, context)
  return tell('bank.multiSend', context, {
    sender: account(sender),
    amount: amounts(sent),
    count: count(recipients.size),
  })
}

/** Coins that went from one account to one other, or to itself. */
export function tellTransfer(
  sender: string,
  recipient: string,
  sent: readonly Coin[],
  context: SentenceContext,
): Sentence {
  const parts = { sender: account(sender), amount: amounts(sent) }
  if (sender === recipient) return tell('bank.sendToSelf', context, parts)
  return tell('bank.send', context, { ...parts, recipient: account(recipient) })
}
