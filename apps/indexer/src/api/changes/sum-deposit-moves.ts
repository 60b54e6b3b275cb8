import { accountOfModule, findAccount } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readCoins } from '#src/handlers/bank/read-events.ts'
import { readSubaccount, type Subaccount } from '#src/handlers/exchange/read-values.ts'
import type { Happening } from '#src/queries/blocks/happenings.ts'
import { attempt } from './attempt.ts'
import { nameOf, nothing, take, type FollowedDeposit } from './follow-deposits.ts'

/** What a transaction moved in and out of subaccounts by its own words. Orders and trades are settled with the block. */
export function sumDepositMoves(happenings: Happening[], unread: Set<string>): FollowedDeposit[] {
  const sums = new Map<string, FollowedDeposit>()
  // A chain that speaks v2 may tell everything in the words of v1 too.
  const isSecond = happenings.some(({ event }) => event.type.startsWith('injective.exchange.v2.'))
  let lastTransfer: ChainEvent | undefined
  for (const { event } of happenings) {
    if (event.type === 'transfer') lastTransfer = event
    if (isSecond && event.type.startsWith('injective.exchange.v1beta1.')) continue
    const sides = moves.get(event.type.replace(/^injective\.exchange\.v\w+\./, ''))
    if (sides === undefined) continue
    attempt(event.type, unread, () => {
      const { denom, amount } = readCoin(event.json('amount'))
      const moved = sides.map(([key, sign]) => ({ subaccount: readSubaccount(event.json(key)), sign }))
      for (const { subaccount, sign } of moved) {
        const paid = sign === 1n ? paidOut(lastTransfer, { subaccount, denom }) : 0n
        add(sums, { subaccount, denom }, (sign * amount - paid) * one)
      }
    })
    lastTransfer = undefined
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

/** What comes to an account's first subaccount goes on into the bank at once, just before the move is told. */
function paidOut(transfer: ChainEvent | undefined, to: { subaccount: Subaccount; denom: string }): bigint {
  const { account, nonce } = to.subaccount
  if (transfer === undefined || nonce !== 0n) return 0n
  const [from, recipient] = ['sender', 'recipient'].map((who) => findAccount(transfer.find(who) ?? '')?.key)
  if (from !== accountOfModule('exchange').key || recipient !== account.key) return 0n
  return readCoins(transfer.find('amount') ?? '').find(({ denom }) => denom === to.denom)?.amount ?? 0n
}

function add(
  sums: Map<string, FollowedDeposit>,
  of: { subaccount: Subaccount; denom: string },
  moved: bigint,
): void {
  const change = take(sums.get(nameOf(of))?.change ?? nothing, -moved)
  sums.set(nameOf(of), { ...of, before: undefined, after: undefined, change })
}

function readCoin(value: unknown): { denom: string; amount: bigint } {
  const { denom, amount } = (value ?? {}) as Record<string, unknown>
  if (typeof denom !== 'string' || typeof amount !== 'string' || !/^\d{1,78}$/.test(amount)) {
    throw new SyntaxError('an amount of the exchange is no coin')
  }
  return { denom, amount: BigInt(amount) }
}
