import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { stateTable, type StateRow } from '#src/state/tables.ts'
import { readDecimal, readList, readObject, readText } from '../read-json.ts'
import { onExchange } from './generations.ts'
import { readSubaccount, type Subaccount } from './read-values.ts'

/** What subaccounts hold in the exchange: who has nothing left of a denom has no row. */
export const deposits = stateTable(
  'exchange_deposits',
  { subaccount: 'bytes', denom: 'int8' },
  { available: 'decimal', total: 'decimal' },
)

/** A subaccount's deposit in a denom, as the chain tells its new value. */
export type NewDeposit = { subaccount: Subaccount; denom: string; available: bigint; total: bigint }

/** The new deposits of an EventBatchDepositUpdate: of all that changed in a block. */
export function readDeposits(event: ChainEvent): NewDeposit[] {
  return readList(event.json('deposit_updates'), 'deposit updates').flatMap((update) => {
    const { denom, deposits: ofDenom } = readObject(update, 'deposit update')
    const name = readText(denom, 'denom')
    return readList(ofDenom, 'deposits').map((one) => {
      const { subaccount_id, deposit } = readObject(one, 'deposit of a subaccount')
      return { subaccount: readSubaccount(subaccount_id), denom: name, ...readDeposit(deposit) }
    })
  })
}

/** The deposits of the exchange's genesis. */
export function readGenesisDeposits(genesis: unknown): NewDeposit[] {
  if (genesis === undefined) return []
  const { balances } = readObject(genesis, 'genesis of the exchange')
  return readList(balances, 'balances').map((one) => {
    const { subaccount_id, denom, deposits: told } = readObject(one, 'deposit of a genesis')
    return {
      subaccount: readSubaccount(subaccount_id),
      denom: readText(denom, 'denom'),
      ...readDeposit(told),
    }
  })
}

export function readDeposit(told: unknown): { available: bigint; total: bigint } {
  const deposit = readObject(told, 'deposit')
  return {
    available: readDecimal(deposit['available_balance'], 'deposit'),
    total: readDecimal(deposit['total_balance'], 'deposit'),
  }
}

export function putDeposit(state: State, { subaccount, denom, available, total }: NewDeposit): void {
  setDeposit(state, { subaccount: subaccount.id, denom: state.denom(denom), available, total })
}

/** As the chain does, nothing is kept of what has become nothing. */
export function setDeposit(state: State, { subaccount, denom, ...deposit }: StateRow<typeof deposits>): void {
  if (deposit.available === 0n && deposit.total === 0n) state.remove(deposits, { subaccount, denom })
  else state.put(deposits, { subaccount, denom, ...deposit })
}

export const depositEvents = onExchange('EventBatchDepositUpdate', (event, state) => {
  for (const deposit of readDeposits(event)) putDeposit(state, deposit)
})
