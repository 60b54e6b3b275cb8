import type { Fields } from '../fields.ts'
import { account, amounts, choice, time } from '../parts.ts'
import { rulesOf, tell, type RuleContext } from '../rule.ts'
import type { Coin, SentenceKey } from '../sentence.ts'

export const vesting = rulesOf('cosmos.vesting.v1beta1', {
  MsgCreateVestingAccount: lockUntil,
  MsgCreatePeriodicVestingAccount: lock('vesting.lockInSteps', coinsOfPeriods),
  MsgCreatePermanentLockedAccount: lock('vesting.lockForGood', (message) => message.coins('amount')),
})

// All at the end, or a little with every block until then.
function lockUntil(message: Fields, context: RuleContext) {
  return tell('vesting.lock', context, {
    ...partsOf(message, message.coins('amount')),
    release: choice(message.json['delayed'] === true ? 'end' : 'gradual'),
    time: time(message.text('end_time')),
  })
}

function partsOf(message: Fields, coins: Coin[]) {
  return {
    sender: account(message.text('from_address')),
    recipient: account(message.text('to_address')),
    amount: amounts(coins),
  }
}

function lock(key: SentenceKey, coinsOf: (message: Fields) => Coin[]) {
  return (message: Fields, context: RuleContext) => tell(key, context, partsOf(message, coinsOf(message)))
}

function coinsOfPeriods(message: Fields): Coin[] {
  return message.list('vesting_periods').flatMap((period) => period.coins('amount'))
}
