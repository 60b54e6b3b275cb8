import type { Account } from '#src/decode/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { noteBalance, noteFlow } from './check-block.ts'
import { readMove, readNewBalances } from './read-events.ts'
import { balances, supplies } from './tables.ts'

export async function keepNewBalances(event: ChainEvent, state: State, block: BlockContext): Promise<void> {
  const told = readNewBalances(event)
  // One question for all of them; who has been seen lately isn't asked for.
  await state.prefetch(
    balances,
    told.map(({ owner, denom }) => ({ denom: state.denom(denom), account: owner.key })),
  )
  for (const { owner, denom, amount } of told) {
    const before = await findBalance(state, owner, denom)
    noteBalance(block, { owner, denom, before, after: amount })
    setBalance(state, owner, denom, amount)
  }
}

/** Where no new balances are told. */
export async function keepMove(
  event: ChainEvent,
  state: State,
  who: 'receiver' | 'spender',
  block: BlockContext,
): Promise<void> {
  const { owner, coins } = readMove(event, who)
  for (const { denom, amount } of coins) {
    const before = await findBalance(state, owner, denom)
    const after = before + (who === 'receiver' ? amount : -amount)
    noteBalance(block, { owner, denom, before, after })
    setBalance(state, owner, denom, after)
  }
}

export async function keepSupply(
  event: ChainEvent,
  state: State,
  way: 'minted' | 'burned',
  block: BlockContext,
): Promise<void> {
  const { owner, coins } = readMove(event, way === 'minted' ? 'minter' : 'burner')
  for (const coin of coins) {
    const before = await state.find(supplies, { denom: state.denom(coin.denom) })
    const change = way === 'minted' ? coin.amount : -coin.amount
    setSupply(state, coin.denom, (before?.amount ?? 0n) + change)
    noteFlow(block, owner, coin, way)
  }
}

export async function findBalance(state: State, owner: Account, denom: string): Promise<bigint> {
  return (await state.find(balances, { denom: state.denom(denom), account: owner.key }))?.amount ?? 0n
}

export function setBalance(state: State, owner: Account, name: string, amount: bigint): void {
  const [denom, account] = [state.denom(name), state.account(owner)]
  if (amount === 0n) state.remove(balances, { denom, account })
  else state.put(balances, { denom, account, amount })
}

export function setSupply(state: State, name: string, amount: bigint): void {
  const denom = state.denom(name)
  if (amount === 0n) state.remove(supplies, { denom })
  else state.put(supplies, { denom, amount })
}
