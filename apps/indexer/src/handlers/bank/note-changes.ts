import type { Account } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { History } from '#src/state/history.ts'
import type { BlockContext } from '../module.ts'
import { readMove, readNewBalances } from './read-events.ts'
import { sumGenesis } from './begin.ts'
import { balanceHistory, coinFlows } from './tables.ts'
import { createNotes } from '#src/handlers/notes.ts'

type Change = { owner: Account; amount: bigint | null; change: bigint | null }
type Flow = { owner: Account; minted: bigint; burned: bigint }

/** By denom, and by the key of the account. */
type ByOwner<Value> = Map<string, Map<bigint, Value>>

// What the block at hand has told so far.
const noted = createNotes<History, { changes: ByOwner<Change>; flows: ByOwner<Flow> }>()

export function noteNewBalances(event: ChainEvent, history: History): void {
  const { changes } = notesOf(history)
  for (const { owner, denom, amount } of readNewBalances(event)) {
    change(changes, denom, owner).amount = amount
  }
}

export function noteMove(event: ChainEvent, history: History, who: 'receiver' | 'spender'): void {
  const { changes } = notesOf(history)
  const { owner, coins } = readMove(event, who)
  for (const { denom, amount } of coins) {
    const one = change(changes, denom, owner)
    one.change = (one.change ?? 0n) + (who === 'receiver' ? amount : -amount)
  }
}

export function noteFlow(event: ChainEvent, history: History, way: 'minted' | 'burned'): void {
  const { flows } = notesOf(history)
  const { owner, coins } = readMove(event, way === 'minted' ? 'minter' : 'burner')
  for (const { denom, amount } of coins) {
    find(flows, denom, owner, () => ({ owner, minted: 0n, burned: 0n }))[way] += amount
  }
}

/** What the genesis gives: the transactions in it count for the first block, which tells the balances after them. */
export function noteGenesis(history: History, { bank }: Record<string, unknown>, height: bigint): void {
  for (const { owner, denom, amount } of sumGenesis(bank)) {
    const [key, account] = [history.denom(denom), history.account(owner)]
    history.append(balanceHistory, { height, denom: key, account, amount, change: null })
  }
}

/** A row for each balance that is another one than before the block. */
export function writeChanges(history: History, { height }: BlockContext): void {
  const { changes, flows } = notesOf(history)
  noted.delete(history)
  for (const [denom, owners] of changes) {
    for (const { owner, amount, change } of owners.values()) {
      if (change === 0n) continue // what came went again
      const [key, account] = [history.denom(denom), history.account(owner)]
      history.append(balanceHistory, { height, denom: key, account, amount, change })
    }
  }
  for (const [denom, owners] of flows) {
    for (const { owner, minted, burned } of owners.values()) {
      if (minted === 0n && burned === 0n) continue
      const [key, account] = [history.denom(denom), history.account(owner)]
      history.append(coinFlows, { height, denom: key, account, minted, burned })
    }
  }
}

function notesOf(history: History) {
  const known = noted.get(history)
  if (known !== undefined) return known
  const made = { changes: new Map(), flows: new Map() }
  noted.set(history, made)
  return made
}

function change(changes: ByOwner<Change>, denom: string, owner: Account): Change {
  return find(changes, denom, owner, () => ({ owner, amount: null, change: null }))
}

function find<Value>(all: ByOwner<Value>, denom: string, { key }: Account, create: () => Value): Value {
  const owners = all.get(denom) ?? new Map<bigint, Value>()
  all.set(denom, owners)
  const known = owners.get(key) ?? create()
  owners.set(key, known)
  return known
}
