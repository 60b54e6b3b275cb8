import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'

/** What the exchange knows of denoms by itself. */
export const denoms = stateTable(
  'exchange_denoms',
  { denom: 'int8' },
  {
    decimals: 'int4?', // registered: such fees go to the auction
    min_notional: 'decimal?', // the least that an order must be worth
  },
)

export async function putDecimals(state: State, name: string, decimals: bigint): Promise<void> {
  const denom = state.denom(name)
  const before = await state.find(denoms, { denom })
  putDenom(state, { denom, min_notional: before?.min_notional ?? null, decimals: Number(decimals) || null })
}

export async function putMinNotional(state: State, name: string, notional: bigint): Promise<void> {
  const denom = state.denom(name)
  const before = await state.find(denoms, { denom })
  putDenom(state, { denom, decimals: before?.decimals ?? null, min_notional: notional || null })
}

type Denom = { denom: bigint; decimals: number | null; min_notional: bigint | null }

function putDenom(state: State, row: Denom): void {
  if (row.decimals === null && row.min_notional === null) state.remove(denoms, { denom: row.denom })
  else state.put(denoms, row)
}
