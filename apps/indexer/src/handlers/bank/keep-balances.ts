import { denomFamily } from '@injsight/chain'
import type { Account } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { noteBalance, noteFlow } from './check-block.ts'
import { readMove, readNewBalances } from './read-events.ts'
import { findWholeSupply, rankBySupply } from './rank-supply.ts'
import { balances, denomHolders, supplies } from './tables.ts'

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
    await setBalance(state, owner, denom, { before, after: amount })
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
    await setBalance(state, owner, denom, { before, after })
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
    await setSupply(state, coin.denom, (before?.amount ?? 0n) + change)
    noteFlow(block, owner, coin, way)
  }
}

export async function findBalance(state: State, owner: Account, denom: string): Promise<bigint> {
  return (await state.find(balances, { denom: state.denom(denom), account: owner.key }))?.amount ?? 0n
}

export async function setBalance(
  state: State,
  owner: Account,
  name: string,
  { before, after }: { before: bigint; after: bigint },
): Promise<void> {
  const [denom, account] = [state.denom(name), state.account(owner)]
  if (after === 0n) state.remove(balances, { denom, account })
  else state.put(balances, { denom, account, amount: after })
  if ((before === 0n) !== (after === 0n)) await countHolder(state, name, before === 0n ? 1n : -1n)
}

async function countHolder(state: State, name: string, change: bigint): Promise<void> {
  const denom = state.denom(name)
  const before = await state.find(denomHolders, { denom })
  const holders = (before?.holders ?? 0n) + change
  if (holders === 0n) {
    state.remove(denomHolders, { denom })
    return
  }
  const whole = before?.whole ?? (await findWholeSupply(state, name))
  state.put(denomHolders, { denom, family: denomFamily(name), holders, whole })
}

export async function setSupply(state: State, name: string, amount: bigint): Promise<void> {
  const denom = state.denom(name)
  if (amount === 0n) state.remove(supplies, { denom })
  else state.put(supplies, { denom, amount })
  await rankBySupply(state, name)
}
