import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import type { Cw20Beginning } from './read-instantiation.ts'
import { cw20Balances, cw20Holders, cw20Tokens } from './tables.ts'

export type Token = StateRow<typeof cw20Tokens>

/** Begins to follow a token. One that creates more than its own cap was refused by the chain. */
export function beginToken(
  state: State,
  contract: string,
  code_id: bigint,
  { balances, ...rest }: Cw20Beginning,
  height: bigint,
): void {
  let total_supply = 0n
  let holders = 0n
  for (const [holder, amount] of balances) {
    total_supply += amount
    if (amount === 0n) continue
    holders++
    state.put(cw20Balances, { contract, holder, amount, height })
  }
  if (holders > 0n) state.put(cw20Holders, { contract, holders })
  state.put(cw20Tokens, { contract, code_id, total_supply, ...rest, untold: 0, lost: null })
}

/** Stops following a token: what it holds of whom is no longer known. */
export async function loseToken(state: State, token: Token, why: string): Promise<void> {
  for (const { contract, holder } of await state.list(cw20Balances, { contract: token.contract })) {
    state.remove(cw20Balances, { contract, holder })
  }
  state.remove(cw20Holders, { contract: token.contract })
  state.put(cw20Tokens, { ...token, lost: why })
}

/** @returns false when the holder would be left with less than nothing */
export async function addToBalance(
  state: State,
  { contract }: Token,
  holder: string,
  add: bigint,
  height: bigint,
): Promise<boolean> {
  const before = await state.find(cw20Balances, { contract, holder })
  const amount = (before?.amount ?? 0n) + add
  if (amount < 0n) return false
  if (amount === 0n) state.remove(cw20Balances, { contract, holder })
  else state.put(cw20Balances, { contract, holder, amount, height })
  if ((before === undefined) !== (amount === 0n)) await countHolder(state, contract, amount === 0n ? -1n : 1n)
  return true
}

async function countHolder(state: State, contract: string, change: bigint): Promise<void> {
  const holders = ((await state.find(cw20Holders, { contract }))?.holders ?? 0n) + change
  if (holders === 0n) state.remove(cw20Holders, { contract })
  else state.put(cw20Holders, { contract, holders })
}
