import type { Pool } from 'pg'
import { addSums, sumsOfFill, type FillSums } from '#src/handlers/statistics/account-trading.ts'
import { formatDecimal } from '#src/state/columns.ts'
import { findFirstHeightSince } from '../blocks/blocks.ts'
import { listTradedDays, type Traded } from '../exchange/accounts/account-trading.ts'
import { shift } from '../exchange/units.ts'
import { findNames } from './names.ts'
import { walkFills, type FoundFill } from './walk-fills.ts'

const [minuteMs, mostDays, mostFills] = [60_000, 2, 5000]
const highest = 2n ** 47n - 1n

type Asked = { account: bigint; market: bigint; days: Traded[] }

/**
 * The same as some days, by the minute, of an account that traded on two days at most, and so little then that its fills
 * can be read; undefined for all others.
 */
export async function findMinutes(
  pool: Pool,
  { account, market, days }: Asked,
): Promise<Traded[] | undefined> {
  const [first] = days
  if (first === undefined || new Set(days.map(({ timeMs }) => timeMs)).size > mostDays) return undefined
  const all = await listTradedDays(pool, account, first.timeMs)
  if (all.reduce((n, { fills }) => n + fills, 0) > mostFills) return undefined
  const from = await findFirstHeightSince(pool, BigInt(first.timeMs))
  if (from === undefined) return undefined
  const found: FoundFill[] = []
  const search = { markets: [market], areNamed: true, accounts: [account], from, to: highest }
  for await (const { fills } of walkFills(pool, search))
    found.push(...fills.filter(({ fill }) => fill.account === account))
  return sumMinutes(pool, market, found)
}

async function sumMinutes(pool: Pool, market: bigint, found: FoundFill[]): Promise<Traded[]> {
  const heights = found.map(({ at }) => at.height)
  const names = await findNames(pool, { markets: [], accounts: [], heights })
  const sums = new Map<string, FillSums & { timeMs: number; generation: number }>()
  for (const { at, fill } of found.toReversed()) {
    const { execution, generation } = fill.fill
    const more = sumsOfFill(execution, fill.fill)
    if (more === undefined) continue
    const time = Number(names.timeMs(at.height))
    const timeMs = time - (time % minuteMs)
    const sum = sums.get(`${timeMs} ${generation}`)
    if (sum === undefined) sums.set(`${timeMs} ${generation}`, { ...more, timeMs, generation })
    else addSums(sum, more)
  }
  return [...sums.values()].map(({ notional, makerNotional, fees, rebates, pnl, feesInPnl, ...sum }) => ({
    ...sum,
    market,
    notional: shift(notional.toString(), -36),
    makerNotional: shift(makerNotional.toString(), -36),
    fees: formatDecimal(fees),
    rebates: formatDecimal(rebates),
    pnl: formatDecimal(pnl),
    feesInPnl: formatDecimal(feesInPnl),
  }))
}
