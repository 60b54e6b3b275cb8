import { truncateCoins } from '#src/handlers/distribution/dec-coins.ts'
import { findMarketNotes } from '#src/queries/exchange/market-units.ts'
import { listPositionsOfAccount } from '#src/queries/exchange/positions.ts'
import { sumDeposits } from '#src/queries/exchange/accounts/subaccounts.ts'
import { shift } from '#src/queries/exchange/units.ts'
import { listPendingRewards } from '#src/queries/staking/rewards.ts'
import { findBondDenom, listDelegations, listUnbondings } from '#src/queries/staking/staking.ts'
import { parseDecimal } from '#src/state/columns.ts'
import type { Holding } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import type { AccountName } from './read-page.ts'

export type Place = Exclude<keyof Holding, 'denom' | 'total' | 'contract'>
/** 10^-18ths of the smallest unit, by place and denom. */
export type Held = Map<string, Record<Place, bigint>>

export const nothing: Record<Place, bigint> = {
  bank: 0n,
  available: 0n,
  inOrders: 0n,
  inPositions: 0n,
  staked: 0n,
  unbonding: 0n,
  rewards: 0n,
}

/** What an account has outside of the bank. */
export async function findElsewhere(pool: Pool, { account, bytes }: AccountName): Promise<Held> {
  const held: Held = new Map()
  const [deposits, positions, delegations, unbondings, rewards, bonded] = await Promise.all([
    sumDeposits(pool, bytes),
    listPositionsOfAccount(pool, bytes),
    listDelegations(pool, account),
    listUnbondings(pool, account),
    listPendingRewards(pool, account),
    findBondDenom(pool),
  ])
  for (const { denom, available, total } of deposits) {
    add(held, denom, 'available', parseDecimal(available))
    add(held, denom, 'inOrders', parseDecimal(total) - parseDecimal(available))
  }
  for (const { amount } of delegations) add(held, bonded, 'staked', parseDecimal(amount))
  for (const { balance } of unbondings) add(held, bonded, 'unbonding', parseDecimal(balance))
  for (const { coins } of rewards) {
    for (const [denom, amount] of Object.entries(truncateCoins(coins))) {
      add(held, denom, 'rewards', BigInt(amount))
    }
  }
  const markets = await findMarketNotes(
    pool,
    positions.map(({ market }) => market),
  )
  for (const { market, margin } of positions) {
    const note = markets.get(market)
    if (note === undefined) continue
    const smallest = note.generation === 1 ? margin : shift(margin, note.quoteDecimals)
    add(held, note.quoteDenom, 'inPositions', parseDecimal(smallest))
  }
  return held
}

export function hasAny(held: Held, denom: string): boolean {
  return Object.values(held.get(denom) ?? nothing).some((amount) => amount !== 0n)
}

export function add(held: Held, denom: string, place: Place, amount: bigint): void {
  const known = held.get(denom) ?? { ...nothing }
  known[place] += amount
  held.set(denom, known)
}
