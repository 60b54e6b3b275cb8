import type { Holding, ListHoldingsRequest, ListHoldingsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { truncateCoins } from '#src/handlers/distribution/dec-coins.ts'
import { findBalance, listBalances } from '#src/queries/bank.ts'
import { findMarketNotes } from '#src/queries/exchange/market-units.ts'
import { listPositionsOfAccount } from '#src/queries/exchange/positions.ts'
import { listSubaccounts } from '#src/queries/exchange/subaccounts.ts'
import { shift } from '#src/queries/exchange/units.ts'
import { listPendingRewards } from '#src/queries/rewards.ts'
import { findBondDenom, listDelegations, listUnbondings } from '#src/queries/staking.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { listUnknown } from './list-unknown.ts'
import { cutPage, readCursor, readLimit, readName, type AccountName } from './read-page.ts'
import { trimDecimal } from './trim-decimal.ts'

/** The chain's own coin comes first, whatever else there is. */
const first = 'inj'

type Place = Exclude<keyof Holding, 'denom' | 'total'>
/** 10^-18ths of the smallest unit, by place and denom. */
type Held = Map<string, Record<Place, bigint>>

const nothing: Record<Place, bigint> = {
  bank: 0n,
  available: 0n,
  inOrders: 0n,
  inPositions: 0n,
  staked: 0n,
  unbonding: 0n,
  rewards: 0n,
}

/** @throws Fault `invalid-input` */
export async function listHoldings(pool: Pool, request: ListHoldingsRequest): Promise<ListHoldingsResponse> {
  const name = readName(request.account)
  const limit = readLimit(request.limit)
  const [after] = readCursor(request.cursor, 1) ?? []
  const [held, unknown] = await Promise.all([
    findElsewhere(pool, name),
    listUnknown(pool, ['bank', 'exchange', 'staking', 'rewards']),
  ])
  const balances = await listPage(pool, name, { after, limit })
  for (const { denom, amount } of balances) add(held, denom, 'bank', parseDecimal(amount))
  const denoms = [...held.keys()]
    .filter((denom) => isAfter(denom, after) && hasAny(held, denom))
    .toSorted(compareDenoms)
  const { lines, next } = cutPage(denoms, limit, (denom) => [denom])
  return { holdings: lines.map((denom) => toHolding(denom, held.get(denom) ?? nothing)), next, unknown }
}

/** A page of the bank's balances and one more. Its order is the chain's, but for `inj` before all. */
async function listPage(
  pool: Pool,
  { bytes }: AccountName,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ denom: string; amount: string }[]> {
  // The denom that a page begins after, `inj` among the others, and one that begins the next.
  const from = after === first ? undefined : after
  const listed = await listBalances(pool, bytes, { from, skip: 0, limit: limit + 3, reverse: false })
  const rest = listed.filter(({ denom }) => denom !== first && isAfter(denom, after))
  return after === undefined
    ? [{ denom: first, amount: await findBalance(pool, bytes, first) }, ...rest]
    : rest
}

/** What an account has outside of the bank. */
async function findElsewhere(pool: Pool, { account, bytes }: AccountName): Promise<Held> {
  const held: Held = new Map()
  const [subaccounts, positions, delegations, unbondings, rewards, bonded] = await Promise.all([
    listSubaccounts(pool, bytes),
    listPositionsOfAccount(pool, bytes),
    listDelegations(pool, account),
    listUnbondings(pool, account),
    listPendingRewards(pool, account),
    findBondDenom(pool),
  ])
  for (const { denom, available, total } of subaccounts.flatMap(({ deposits }) => deposits)) {
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

function add(held: Held, denom: string, place: Place, amount: bigint): void {
  const known = held.get(denom) ?? { ...nothing }
  known[place] += amount
  held.set(denom, known)
}

function hasAny(held: Held, denom: string): boolean {
  return Object.values(held.get(denom) ?? nothing).some((amount) => amount !== 0n)
}

function isAfter(denom: string, after: string | undefined): boolean {
  return after === undefined || compareDenoms(denom, after) > 0
}

function compareDenoms(a: string, b: string): number {
  if (a === b) return 0
  if (a === first || b === first) return a === first ? -1 : 1
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function toHolding(denom: string, places: Record<Place, bigint>): Holding {
  const total = Object.values(places).reduce((sum, amount) => sum + amount, 0n)
  const texts = Object.fromEntries(
    Object.entries(places).map(([place, amount]) => [place, trimDecimal(formatDecimal(amount))]),
  )
  return { denom, ...(texts as Record<Place, string>), total: trimDecimal(formatDecimal(total)) }
}
