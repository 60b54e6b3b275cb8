import { invalidInput, unavailable } from '@injsight/errors'
import type { ListStatisticsRequest, ListStatisticsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import {
  findFirstMinute,
  listFills,
  listSignersByMinute,
  listSums,
  listVolume,
  type Point,
  type Range,
  type Resolution,
  type SummedMetric,
} from '#src/queries/statistics/statistics.ts'
import { findStatus } from '#src/queries/status/status.ts'
import { listUnknown } from '../status/list-unknown.ts'

const mostPoints = 1000
const mostSignedMinutes = 120
const lengthsMs: Record<Resolution, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

type Metric = {
  unit: string
  list: (pool: Pool, resolution: Resolution, range: Range, denom: string) => Promise<Point[]>
}

const metrics: Record<string, Metric> = {
  blocks: summed('blocks', 'blocks'),
  transactions: summed('txs', 'transactions'),
  failed: summed('failed', 'transactions that failed'),
  gas_wanted: summed('gas_wanted', 'units of gas that transactions asked for'),
  gas_used: summed('gas_used', 'units of gas that transactions used'),
  fees: summed('fees', 'fees paid in inj, in its smallest unit: 10^-18 inj'),
  new_accounts: summed('new_accounts', 'accounts that signed their first transaction'),
  active_accounts: {
    unit: 'accounts that signed a transaction, of several signers the first; each counted once',
    list: (pool, resolution, range) =>
      resolution === 'minute'
        ? listSignersByMinute(pool, range)
        : listSums(pool, 'active_accounts', resolution, range),
  },
  trades: { unit: 'fills of orders, both sides of a trade counted', list: listFills },
  volume: {
    unit: "price times quantity of what was bought, in the quote asset's smallest unit",
    list: async (pool, resolution, range, denom) => {
      if (denom === '')
        throw invalidInput('statistics.denom', 'volume is asked of a quote asset: denom is missing')
      if ((await listUnknown(pool, ['exchange'])).length > 0)
        throw unavailable('statistics.markets', 'The index does not know what markets are traded in')
      return listVolume(pool, denom, resolution, range)
    },
  },
}

/** @throws Fault `invalid-input` */
export async function listStatistics(
  pool: Pool,
  { metric: name, resolution: asked, from, to, denom }: ListStatisticsRequest,
): Promise<ListStatisticsResponse> {
  const metric = Object.hasOwn(metrics, name) ? metrics[name] : undefined
  if (metric === undefined) {
    const all = Object.keys(metrics).join(', ')
    throw invalidInput('statistics.metric', `"${name.slice(0, 50)}" is none of ${all}`)
  }
  const resolution = readResolution(asked)
  const limit = name === 'active_accounts' && resolution === 'minute' ? mostSignedMinutes : mostPoints
  const range = await readRange(pool, { from, to, step: lengthsMs[resolution], limit })
  const [points, since] = await Promise.all([
    metric.list(pool, resolution, range, denom),
    findFirstMinute(pool),
  ])
  return {
    metric: name,
    resolution,
    unit: metric.unit,
    points: points.map(({ timeMs, value }) => ({ time: timeMs, value })),
    since,
  }
}

function summed(column: SummedMetric, unit: string): Metric {
  return { unit, list: (pool, resolution, range) => listSums(pool, column, resolution, range) }
}

function readResolution(text: string): Resolution {
  if (text === '') return 'hour'
  if (text === 'minute' || text === 'hour' || text === 'day') return text
  throw invalidInput('statistics.resolution', `"${text.slice(0, 50)}" is not minute, hour or day`)
}

const latestMs = 8_640_000_000_000_000n

type Asked = { from: bigint; to: bigint; step: number; limit: number }

/** Whole buckets, and no more of them than the points that fit: the newest count. */
async function readRange(pool: Pool, { from, to, step, limit }: Asked): Promise<Range> {
  if (from < 0n || to < 0n || from > latestMs || to > latestMs) {
    throw invalidInput('statistics.range', 'from and to are milliseconds since 1970')
  }
  const end = to === 0n ? Number((await findStatus(pool))?.headTimeMs ?? 0n) + 1 : Number(to)
  const begin = Math.max(Number(from), Math.floor((end - 1) / step) * step - (limit - 1) * step)
  return {
    from: new Date(Math.floor(begin / step) * step),
    to: new Date(Math.min(Math.ceil(end / step) * step, Number(latestMs))),
    limit,
  }
}
