import type { Fields } from '../fields.ts'
import { account, count, identifier } from '../parts.ts'
import { rulesOf, tell, type RuleContext } from '../rule.ts'

/** What keeps the chain itself in order, in modules of one message each. */
export const chainCare = {
  ...rulesOf('cosmos.bank.v1beta1', { MsgSetSendEnabled: setSendEnabled }),
  ...rulesOf('cosmos.crisis.v1beta1', { MsgVerifyInvariant: verifyInvariant }),
  ...rulesOf('cosmos.evidence.v1beta1', { MsgSubmitEvidence: submitEvidence }),
}

function setSendEnabled(message: Fields, context: RuleContext) {
  return tell('bank.setSendEnabled', context, {
    authority: account(message.text('authority')),
    count: count(message.list('send_enabled').length + message.texts('use_default_for').length),
  })
}

function verifyInvariant(message: Fields, context: RuleContext) {
  return tell('crisis.verify', context, {
    sender: account(message.text('sender')),
    invariant: identifier(`${message.text('invariant_module_name')}/${message.text('invariant_route')}`),
  })
}

function submitEvidence(message: Fields, context: RuleContext) {
  return tell('evidence.submit', context, { submitter: account(message.text('submitter')) })
}
