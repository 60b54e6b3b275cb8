import type { Account } from '#src/decode/account.ts'
import type { Changes, ValidatorChange } from '#src/handlers/changes.ts'
import { denomKey } from '#src/queries/keys.ts'

/** What several blocks change, one line for each thing that changed. */
export type Sums = {
  denoms: Map<bigint, string>
  balances: Map<string, BalanceSum>
  supplies: Map<bigint, { denom: bigint; add: bigint; height: bigint }>
  validators: { change: ValidatorChange; height: bigint }[]
}

export type BalanceSum = {
  denom: bigint
  account: bigint
  /** The new value where the chain told one: then `amount` is it, else a difference. */
  isNew: boolean
  amount: bigint
  height: bigint
}

export function createSums(): Sums {
  return { denoms: new Map(), balances: new Map(), supplies: new Map(), validators: [] }
}

/** Adds what happened at a height; heights come in order. */
export function addChanges(sums: Sums, height: bigint, changes: Changes): void {
  for (const { account, denom, amount } of changes.balances ?? []) {
    const sum = balanceOf(sums, account, denom)
    Object.assign(sum, { isNew: true, amount: BigInt(amount), height })
  }
  for (const { account, denom, add } of changes.coins ?? []) {
    const sum = balanceOf(sums, account, denom)
    sum.amount += add
    sum.height = height
  }
  for (const { denom, add } of changes.supplies ?? []) {
    const id = noteDenom(sums, denom)
    const before = sums.supplies.get(id)?.add ?? 0n
    sums.supplies.set(id, { denom: id, add: before + add, height })
  }
  for (const change of changes.validators ?? []) sums.validators.push({ change, height })
}

function balanceOf(sums: Sums, account: Account, denom: string): BalanceSum {
  const id = noteDenom(sums, denom)
  const name = `${id} ${account.key}`
  const known = sums.balances.get(name)
  if (known !== undefined) return known
  const made = { denom: id, account: account.key, isNew: false, amount: 0n, height: 0n }
  sums.balances.set(name, made)
  return made
}

const keys = new Map<string, bigint>()

function noteDenom(sums: Sums, denom: string): bigint {
  const id = keys.get(denom) ?? denomKey(denom)
  if (keys.size < 10_000) keys.set(denom, id)
  sums.denoms.set(id, denom)
  return id
}
