import { readDeposits } from '#src/handlers/exchange/deposits.ts'
import type { Subaccount } from '#src/handlers/exchange/read-values.ts'
import { denomKey } from '#src/decode/values/keys.ts'
import type { DepositAmounts, DepositKey } from '#src/queries/exchange/accounts/deposit-history.ts'
import type { Happening } from '#src/queries/blocks/happenings.ts'
import { attempt } from './attempt.ts'
import { feesOfExchange, readTaken } from './taken-fees.ts'

/** A deposit that a block tells, or that an auction took of after all had been told. */
export type TouchedDeposit = {
  subaccount: Subaccount
  denom: string
  told: DepositAmounts | undefined
  /** In 10^-18ths. */
  taken: bigint
}

export type FollowedDeposit = {
  subaccount: Subaccount
  denom: string
  before: DepositAmounts | undefined
  after: DepositAmounts | undefined
  change: DepositAmounts | undefined
}

/** The deposits that a block changed: each once, with the last value that it tells. */
export function listDeposits(happenings: Happening[], unread: Set<string>): TouchedDeposit[] {
  const deposits = new Map<string, TouchedDeposit>()
  for (const { event } of happenings) {
    if (!/^injective\.exchange\.v\w+\.EventBatchDepositUpdate$/.test(event.type)) continue
    attempt(event.type, unread, () => {
      for (const { subaccount, denom, ...told } of readDeposits(event)) {
        deposits.set(nameOf({ subaccount, denom }), { subaccount, denom, told, taken: 0n })
      }
    })
  }
  for (const [denom, taken] of readTaken(happenings, unread)) {
    const of = { subaccount: feesOfExchange(), denom }
    const told = deposits.get(nameOf(of))?.told
    deposits.set(nameOf(of), { ...of, told, taken })
  }
  return [...deposits.values()]
}

export function keyOfDeposit({ subaccount, denom }: { subaccount: Subaccount; denom: string }): DepositKey {
  return { subaccount: subaccount.key, denom: denomKey(denom) }
}

/** @param before what the index knows of each of them from earlier blocks */
export function followDeposits(
  touched: TouchedDeposit[],
  before: (DepositAmounts | undefined)[],
): FollowedDeposit[] {
  return touched.flatMap(({ subaccount, denom, told, taken }, at) => {
    const begun = before[at]
    const after = take(told ?? begun, taken)
    const change = told === undefined ? take(nothing, taken) : begun && after && subtract(after, begun)
    const isSame = change?.available === 0n && change.total === 0n
    return isSame ? [] : [{ subaccount, denom, before: begun, after, change }]
  })
}

export const nothing: DepositAmounts = { available: 0n, total: 0n }

export function take(from: DepositAmounts, taken: bigint): DepositAmounts
export function take(from: DepositAmounts | undefined, taken: bigint): DepositAmounts | undefined
export function take(from: DepositAmounts | undefined, taken: bigint): DepositAmounts | undefined {
  return from && { available: from.available - taken, total: from.total - taken }
}

function subtract(after: DepositAmounts, before: DepositAmounts): DepositAmounts {
  return { available: after.available - before.available, total: after.total - before.total }
}

export function nameOf({ subaccount, denom }: { subaccount: Subaccount; denom: string }): string {
  return `${subaccount.hex} ${denom}`
}
