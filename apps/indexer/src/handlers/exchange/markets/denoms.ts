import { rankBySupply } from '#src/handlers/bank/rank-supply.ts'
import type { State } from '#src/state/state.ts'
import { exchangeDenoms } from './denoms-table.ts'

export async function putDecimals(state: State, name: string, decimals: bigint): Promise<void> {
  const denom = state.denom(name)
  const before = await state.find(exchangeDenoms, { denom })
  putDenom(state, { denom, min_notional: before?.min_notional ?? null, decimals: Number(decimals) || null })
  await rankBySupply(state, name)
}

export async function putMinNotional(state: State, name: string, notional: bigint): Promise<void> {
  const denom = state.denom(name)
  const before = await state.find(exchangeDenoms, { denom })
  putDenom(state, { denom, decimals: before?.decimals ?? null, min_notional: notional || null })
}

type Denom = { denom: bigint; decimals: number | null; min_notional: bigint | null }

function putDenom(state: State, row: Denom): void {
  if (row.decimals === null && row.min_notional === null) state.remove(exchangeDenoms, { denom: row.denom })
  else state.put(exchangeDenoms, row)
}
