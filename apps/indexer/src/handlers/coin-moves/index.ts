import { accountOf } from '#src/decode/values/account.ts'
import { historyTable } from '#src/state/tables.ts'
import { readCoins } from '../bank/read-events.ts'
import { noteEvent, type Module } from '../module.ts'
import { sequenceOf } from '../sequence-of.ts'

export const coinMoves = historyTable('coin_moves', 'sequence', {
  seq: 'int8',
  place: 'int4',
  part: 'int4',
  denom: 'int8',
  sender: 'int8',
  recipient: 'int8',
  amount: 'amount',
})

/** Coins that messages moved, denom by denom: not fees, nor what the chain does with each block. */
export const coinMovesModule: Module = {
  name: 'coin-moves',
  history: {
    tables: [coinMoves],
    events: [
      noteEvent('transfer', (event, history, context) => {
        if (event.message === undefined) return
        // In another order than it is told: who receives stands first.
        const [sender, recipient] = [accountOf(event.text('sender')), accountOf(event.text('recipient'))]
        for (const [part, { denom, amount }] of readCoins(event.find('amount') ?? '').entries()) {
          history.append(coinMoves, {
            seq: sequenceOf(context),
            place: event.ordinal,
            part,
            denom: history.denom(denom),
            sender: history.account(sender),
            recipient: history.account(recipient),
            amount,
          })
        }
      }),
    ],
  },
}
