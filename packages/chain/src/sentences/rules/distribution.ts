import { listAttributes, readCoins } from '../events.ts'
import type { Fields } from '../fields.ts'
import { account, amounts, count, validator } from '../parts.ts'
import { rulesOf, tell, type RuleContext } from '../rule.ts'
import type { Part } from '../sentence.ts'

export const distribution = rulesOf('cosmos.distribution.v1beta1', {
  MsgWithdrawDelegatorReward: claimRewards,
  MsgWithdrawValidatorCommission: claimCommission,
  MsgSetWithdrawAddress: setWithdrawAddress,
  MsgFundCommunityPool: fundCommunityPool,
  MsgCommunityPoolSpend: spendCommunityPool,
  MsgDepositValidatorRewardsPool: depositRewards,
})

// How much was claimed is known by the events alone.
function claimRewards(message: Fields, context: RuleContext) {
  const parts = {
    delegator: account(message.text('delegator_address')),
    validator: validator(message.text('validator_address')),
  }
  const claimed = claimedBy('withdraw_rewards', context)
  if (claimed.length === 0) return tell('distribution.claim', context, parts)
  return tell('distribution.claimAmount', context, { ...parts, amount: amounts(claimed) })
}

function claimCommission(message: Fields, context: RuleContext) {
  const parts = { validator: validator(message.text('validator_address')) }
  const claimed = claimedBy('withdraw_commission', context)
  if (claimed.length === 0) return tell('distribution.commission', context, parts)
  return tell('distribution.commissionAmount', context, { ...parts, amount: amounts(claimed) })
}

function claimedBy(event: string, context: RuleContext) {
  return listAttributes(context, event, 'amount').flatMap(readCoins)
}

function setWithdrawAddress(message: Fields, context: RuleContext) {
  return tell('distribution.setWithdrawAddress', context, {
    delegator: account(message.text('delegator_address')),
    recipient: account(message.text('withdraw_address')),
  })
}

function fundCommunityPool(message: Fields, context: RuleContext) {
  return tell('distribution.fundCommunityPool', context, {
    depositor: account(message.text('depositor')),
    amount: amounts(message.coins('amount')),
  })
}

function spendCommunityPool(message: Fields, context: RuleContext) {
  return tell('distribution.spendCommunityPool', context, {
    authority: account(message.text('authority')),
    amount: amounts(message.coins('amount')),
    recipient: account(message.text('recipient')),
  })
}

/** By a single deed of the exchange, to as many as there are. */
export function spendCommunityPoolAmong(message: Fields, context: RuleContext) {
  const { amount, recipients } = listPayments(message.object('proposal'))
  const authority = account(message.text('sender'))
  const [recipient, another] = recipients
  if (recipient !== undefined && another === undefined) {
    const parts = { authority, amount, recipient: account(recipient) }
    return tell('distribution.spendCommunityPool', context, parts)
  }
  const parts = { authority, amount, count: count(recipients.length) }
  return tell('distribution.spendCommunityPoolAmong', context, parts)
}

/** What a batch pays in all, and to whom. */
export function listPayments(batch: Fields): { amount: Part; recipients: string[] } {
  const payments = batch.list('proposals')
  return {
    amount: amounts(payments.flatMap((payment) => payment.coins('amount'))),
    recipients: [...new Set(payments.map((payment) => payment.text('recipient')))],
  }
}

function depositRewards(message: Fields, context: RuleContext) {
  return tell('distribution.depositRewards', context, {
    depositor: account(message.text('depositor')),
    amount: amounts(message.coins('amount')),
    validator: validator(message.text('validator_address')),
  })
}
