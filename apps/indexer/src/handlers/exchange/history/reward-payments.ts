import { historyTable } from '#src/state/tables.ts'
import { readDigits, readList, readObject, readText } from '../../read-json.ts'
import { noteExchange } from '../generations.ts'
import { readAccountAddress } from '../read-values.ts'

/** What campaigns paid for trading. */
export const rewardPayments = historyTable('reward_payments', 'height', {
  height: 'int8',
  ordinal: 'int4', // of the event
  place: 'int4', // of the payment in it
  account: 'int8',
  denom: 'int8',
  amount: 'amount',
})

export const rewardNotes = noteExchange('EventTradingRewardDistribution', (event, history, { block }) => {
  let place = 0
  for (const one of readList(event.json('account_rewards'), 'rewards')) {
    const { account, rewards } = readObject(one, 'reward')
    const key = history.account(readAccountAddress(account))
    for (const coin of readList(rewards, 'coins')) {
      const { denom, amount } = readObject(coin, 'coin')
      history.append(rewardPayments, {
        height: block.height,
        ordinal: event.ordinal,
        place: place++,
        account: key,
        denom: history.denom(readText(denom, 'denom')),
        amount: readDigits(amount, 'amount'),
      })
    }
  }
})
