import { createAccount } from '#src/decode/account.ts'
import { historyTable } from '#src/state/tables.ts'
import { readDeposits } from '../exchange/deposits.ts'
import { noteExchange } from '../exchange/generations.ts'
import type { Module } from '../module.ts'

/** What a subaccount of the exchange holds of a denom after a block that changed it. */
export const depositHistory = historyTable('deposit_history', 'height', {
  height: 'int8',
  denom: 'int8',
  subaccount: 'int8',
  available: 'decimal',
  total: 'decimal',
})

/** A table of its own beside the state of the exchange: what was before a block is found here. */
export const depositsOverTime: Module = {
  name: 'deposit-history',
  history: {
    tables: [depositHistory],
    events: noteExchange('EventBatchDepositUpdate', (event, history, { block: { height } }) => {
      const last = new Map(
        readDeposits(event).map((one) => [`${one.denom} ${one.subaccount.id.toString('hex')}`, one]),
      )
      for (const { subaccount, denom, available, total } of last.values()) {
        const key = createAccount(subaccount.id).key
        history.append(depositHistory, {
          height,
          denom: history.denom(denom),
          subaccount: key,
          available,
          total,
        })
      }
    }),
  },
}
