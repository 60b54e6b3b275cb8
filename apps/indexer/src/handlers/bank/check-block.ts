import type { Account } from '#src/decode/values/account.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { residuals } from './tables.ts'
import type { Coin } from './read-events.ts'
import { createNotes } from '#src/handlers/notes.ts'

type Changed = { account: string; before: string; after: string }
type Flowed = { account: string; minted?: string; burned?: string }
type Sums = { changed: bigint; minted: bigint; burned: bigint; balances: Changed[]; flows: Flowed[] }

// What the block at hand has summed up so far, by denom.
const sums = createNotes<BlockContext, Map<string, Sums>>()

export function noteBalance(
  block: BlockContext,
  { owner, denom, before, after }: { owner: Account; denom: string; before: bigint; after: bigint },
): void {
  if (before === after) return
  const sum = sumOf(block, denom)
  sum.changed += after - before
  sum.balances.push({ account: hexOf(owner), before: String(before), after: String(after) })
}

export function noteFlow(
  block: BlockContext,
  owner: Account,
  { denom, amount }: Coin,
  way: 'minted' | 'burned',
): void {
  const sum = sumOf(block, denom)
  sum[way] += amount
  sum.flows.push({ account: hexOf(owner), [way]: String(amount) })
}

/** At the end of a block: what all balances changed by is what was minted less what was burned. */
export function checkBlock(state: State, block: BlockContext): void {
  for (const [denom, { changed, minted, burned, balances, flows }] of sums.get(block) ?? []) {
    if (changed === minted - burned) continue
    const events = { balances, flows }
    state.put(residuals, { height: block.height, denom, changed, minted, burned, events })
  }
  sums.delete(block)
}

function sumOf(block: BlockContext, denom: string): Sums {
  const byDenom = sums.get(block) ?? new Map<string, Sums>()
  sums.set(block, byDenom)
  const sum = byDenom.get(denom) ?? { changed: 0n, minted: 0n, burned: 0n, balances: [], flows: [] }
  byDenom.set(denom, sum)
  return sum
}

function hexOf({ bytes }: Account): string {
  return Buffer.from(bytes).toString('hex')
}
