import { historyTable } from '#src/state/tables.ts'
import type { History } from '#src/state/history.ts'
import { readDeposits, readGenesisDeposits, type NewDeposit } from '../exchange/deposits.ts'
import { noteExchange } from '../exchange/generations.ts'
import type { Module } from '../module.ts'
import { packDeposits, type HeldDeposit } from './pack-deposits.ts'

/** What a subaccount of the exchange holds after a block, of the denoms that the block changed. */
export const depositHistory = historyTable('deposit_history', 'height', {
  height: 'int8',
  subaccount: 'int8',
  deposits: 'bytes',
})

/** A table of its own beside the state of the exchange: what was before a block is found here. */
export const depositsOverTime: Module = {
  name: 'deposit-history',
  history: {
    tables: [depositHistory],
    events: noteExchange('EventBatchDepositUpdate', (event, history, { block: { height } }) =>
      note(history, height, readDeposits(event)),
    ),
    fromGenesis: (history, { exchange }, height) => note(history, height, readGenesisDeposits(exchange)),
  },
}

function note(history: History, height: bigint, deposits: NewDeposit[]): void {
  const held = new Map<bigint, Map<bigint, HeldDeposit>>()
  for (const { subaccount, denom: name, available, total } of deposits) {
    const { key } = subaccount
    const denoms = held.get(key) ?? new Map<bigint, HeldDeposit>()
    const denom = history.denom(name)
    held.set(key, denoms.set(denom, { denom, available, total }))
  }
  const rows = new Map(history.rowsOf(depositHistory).map((row) => [row.subaccount, row]))
  for (const [subaccount, denoms] of held) {
    const packed = packDeposits([...denoms.values()])
    const row = rows.get(subaccount)
    if (row === undefined) history.append(depositHistory, { height, subaccount, deposits: packed })
    else row.deposits = Buffer.concat([row.deposits, packed])
  }
}
