import type { Conservation } from '@injsight/injsight-v1'
import { accountOfModule } from '#src/decode/values/account.ts'
import type { FollowedBalance } from './follow-balances.ts'
import type { FollowedDeposit } from './follow-deposits.ts'
import { formatDeposit } from './format-deposit.ts'
import type { Flow } from './gather-coins.ts'

type Sum = {
  changed: bigint | undefined
  minted: bigint
  burned: bigint
  deposits: bigint | undefined
  exchange: bigint | undefined
}

/** For each denom whether its changes add up to what was minted and burned; one unknown change leaves it open. */
export function conserve(
  balances: FollowedBalance[],
  flows: Flow[],
  deposits: FollowedDeposit[],
): Conservation[] {
  const exchange = accountOfModule('exchange').key
  const sums = new Map<string, Sum>()
  const sumOf = (denom: string) => {
    const known = sums.get(denom) ?? { changed: 0n, minted: 0n, burned: 0n, deposits: 0n, exchange: 0n }
    sums.set(denom, known)
    return known
  }
  for (const { owner, denom, change } of balances) {
    const sum = sumOf(denom)
    sum.changed = plus(sum.changed, change)
    if (owner.key === exchange) sum.exchange = change
  }
  for (const { denom, minted, burned } of flows) {
    const sum = sumOf(denom)
    sum.minted += minted
    sum.burned += burned
  }
  for (const { denom, change } of deposits) {
    const sum = sumOf(denom)
    sum.deposits = plus(sum.deposits, change?.total)
  }
  return [...sums].map(([denom, sum]) => ({
    denom,
    changed: textOf(sum.changed),
    minted: String(sum.minted),
    burned: String(sum.burned),
    residual: textOf(sum.changed === undefined ? undefined : sum.changed - sum.minted + sum.burned),
    depositsChanged: formatDeposit(sum.deposits),
    exchangeChanged: textOf(sum.exchange),
  }))
}

function plus(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  return a === undefined || b === undefined ? undefined : a + b
}

function textOf(amount: bigint | undefined): string {
  return amount === undefined ? '' : String(amount)
}
