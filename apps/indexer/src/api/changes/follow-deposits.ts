import { createAccount } from '#src/decode/account.ts'
import { readDeposits, type NewDeposit } from '#src/handlers/exchange/deposits.ts'
import { readSubaccount, type Subaccount } from '#src/handlers/exchange/read-values.ts'
import { denomKey } from '#src/queries/keys.ts'
import type { DepositAmounts, DepositKey } from '#src/queries/deposit-history.ts'
import type { Happening } from '#src/queries/happenings.ts'

export type FollowedDeposit = {
  subaccount: Subaccount
  denom: string
  before: DepositAmounts | undefined
  after: DepositAmounts | undefined
  change: DepositAmounts | undefined
}

/** The deposits that a block tells: each once, with its last value. */
export function listDeposits(happenings: Happening[], unread: Set<string>): NewDeposit[] {
  const deposits = new Map<string, NewDeposit>()
  for (const { event } of happenings) {
    if (!/^injective\.exchange\.v\w+\.EventBatchDepositUpdate$/.test(event.type)) continue
    attempt(event.type, unread, () => {
      for (const one of readDeposits(event)) deposits.set(nameOf(one), one)
    })
  }
  return [...deposits.values()]
}

export function keyOfDeposit({ subaccount, denom }: { subaccount: Subaccount; denom: string }): DepositKey {
  return { subaccount: createAccount(subaccount.id).key, denom: denomKey(denom) }
}

export function followDeposits(
  told: NewDeposit[],
  before: (DepositAmounts | undefined)[],
): FollowedDeposit[] {
  return told.flatMap(({ subaccount, denom, available, total }, at) => {
    const begun = before[at]
    const after = { available, total }
    const change = begun && { available: available - begun.available, total: total - begun.total }
    const isSame = change?.available === 0n && change.total === 0n
    return isSame ? [] : [{ subaccount, denom, before: begun, after, change }]
  })
}

/** What a transaction moved in and out of subaccounts by its own words. Orders and trades are settled with the block. */
export function sumDepositMoves(happenings: Happening[], unread: Set<string>): FollowedDeposit[] {
  const sums = new Map<string, FollowedDeposit>()
  // A chain that speaks v2 may tell everything in the words of v1 too.
  const isSecond = happenings.some(({ event }) => event.type.startsWith('injective.exchange.v2.'))
  for (const { event } of happenings) {
    if (isSecond && event.type.startsWith('injective.exchange.v1beta1.')) continue
    const sides = moves.get(event.type.replace(/^injective\.exchange\.v\w+\./, ''))
    if (sides === undefined) continue
    attempt(event.type, unread, () => {
      const { denom, amount } = readCoin(event.json('amount'))
      const moved = sides.map(([key, sign]) => ({ subaccount: readSubaccount(event.json(key)), sign }))
      for (const { subaccount, sign } of moved) add(sums, { subaccount, denom }, sign * amount * one)
    })
  }
  return [...sums.values()].filter(({ change }) => change?.total !== 0n)
}

const one = 10n ** 18n

const moves = new Map<string, [key: string, sign: bigint][]>([
  ['EventSubaccountDeposit', [['subaccount_id', 1n]]],
  ['EventSubaccountWithdraw', [['subaccount_id', -1n]]],
  [
    'EventSubaccountBalanceTransfer',
    [
      ['src_subaccount_id', -1n],
      ['dst_subaccount_id', 1n],
    ],
  ],
])

/** Whether a transaction did more in the exchange than moving deposits. */
export function hasTraded(happenings: Happening[]): boolean {
  return happenings.some(
    ({ event }) =>
      event.type.startsWith('injective.exchange.') && !moves.has(event.type.replace(/^.*\./, '')),
  )
}

function add(
  sums: Map<string, FollowedDeposit>,
  of: { subaccount: Subaccount; denom: string },
  moved: bigint,
): void {
  const before = sums.get(nameOf(of))?.change ?? { available: 0n, total: 0n }
  const change = { available: before.available + moved, total: before.total + moved }
  sums.set(nameOf(of), { ...of, before: undefined, after: undefined, change })
}

function nameOf({ subaccount, denom }: { subaccount: Subaccount; denom: string }): string {
  return `${subaccount.id.toString('hex')} ${denom}`
}

function readCoin(value: unknown): { denom: string; amount: bigint } {
  const { denom, amount } = (value ?? {}) as Record<string, unknown>
  if (typeof denom !== 'string' || typeof amount !== 'string' || !/^\d{1,78}$/.test(amount)) {
    throw new SyntaxError('an amount of the exchange is no coin')
  }
  return { denom, amount: BigInt(amount) }
}

function attempt(type: string, unread: Set<string>, read: () => void): void {
  try {
    read()
  } catch {
    unread.add(type)
  }
}
