import type {
  BalanceRequest,
  BalanceResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { formatDecimal } from '#src/state/columns.ts'
import { shift } from '#src/queries/exchange/units.ts'
import { findStatus } from '#src/queries/status/status.ts'
import { readName } from '../accounts/read-page.ts'
import { createWorthOverTime } from '../worth/worth-over-time.ts'
import { dayMs, readPeriod, startOfDay } from './periods.ts'

/** What an account was worth, in dollars, at the end of each day (UTC), of which the last has not ended yet. */
export function createBalanceMethod({ pool }: { pool: Pool }) {
  const readWorths = createWorthOverTime(pool)
  return {
    async balance({ account, resolution }: BalanceRequest): Promise<BalanceResponse> {
      const name = readName(account)
      if (!/^(|1D|1W|1M)$/i.test(resolution))
        throw invalidInput('period.unknown', `"${resolution.slice(0, 40)}" is not a period: 1D, 1W, 1M`)
      const { from, to } = await readPeriod(pool, resolution)
      const days = Math.floor((to - from) / dayMs) + 1
      const ends = Array.from({ length: days }, (_, at) => Math.min(from + (at + 1) * dayMs, to))
      const { quoteDecimals, points } = await readWorths(name, ends, await findStatus(pool))
      const toNumber = (worth: bigint) => Number(shift(formatDecimal(worth), -quoteDecimals))
      return {
        historicalBalance: {
          t: points.map(({ timeMs }) => startOfDay(timeMs - 1) / 1000),
          v: points.map(({ bank, exchange, stake }) => toNumber(bank + exchange + stake)),
          dv: points.map(({ bank, exchange, margins, stake }) => ({
            spot: toNumber(bank + exchange - margins),
            perp: toNumber(margins),
            staking: toNumber(stake),
          })),
        },
      }
    },
  }
}
