import type { Fields } from './fields.ts'
import { account, amounts } from './parts.ts'
import { rulesOf, tell, type RuleContext } from './rule.ts'
import type { Coin, SentenceKey } from './sentence.ts'

export const vesting = rulesOf('cosmos.vesting.v1beta1', {
  MsgCreateVestingAccount: lock('vesting.lock', (message) => message.coins('amount')),
  MsgCreatePeriodicVestingAccount: lock('vesting.lockInSteps', coinsOfPeriods),
  MsgCreatePermanentLockedAccount: lock('vesting.lockForGood', (message) => message.coins('amount')),
})

function lock(key: SentenceKey, coinsOf: (message: Fields) => Coin[]) {
  return (message: Fields, context: RuleContext) =>
    tell(key, context, {
      sender: account(message.text('from_address')),
      recipient: account(message.text('to_address')),
      amount: amounts(coinsOf(message)),
    })
}

function coinsOfPeriods(message: Fields): Coin[] {
  return message.list('vesting_periods').flatMap((period) => period.coins('amount'))
}
