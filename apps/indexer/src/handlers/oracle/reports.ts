import { findAccount, type Account } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { TxContext } from '../module.ts'

/** What a reporter told of a feed, in some blocks. Prices are in 10^-18ths. */
export type PriceReports = {
  /** Their keys; 0 where nobody is told to have reported. */
  feed: bigint
  reporter: bigint
  reports: number
  low: bigint
  high: bigint
  last: bigint
  /** Height of the last. */
  told: bigint
}

/** By feed and reporter. */
export type ReportsByFeed = Map<string, PriceReports>

export function addReports(all: ReportsByFeed, more: PriceReports): void {
  const name = `${more.feed} ${more.reporter}`
  const sum = all.get(name)
  if (sum === undefined) {
    all.set(name, { ...more })
    return
  }
  sum.reports += more.reports
  if (more.low < sum.low) sum.low = more.low
  if (more.high > sum.high) sum.high = more.high
  // Of one block the later word counts.
  if (more.told >= sum.told) Object.assign(sum, { last: more.last, told: more.told })
}

/** Who told a price: whom the event names, or else who signed the transaction; null where neither is to be had. */
export function findReporter(event: ChainEvent, tx: TxContext | undefined): Account | null {
  const named = event.find('relayer')?.replace(/^"|"$/g, '')
  const known = named === undefined ? null : findAccount(named)
  if (known !== null || tx?.signer === undefined) return known
  return findAccount(tx.signer)
}
