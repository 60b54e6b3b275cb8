import { trimDecimal } from '@injsight/chain'
import type { GetWorthHistoryRequest, GetWorthHistoryResponse, WorthPoint } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findBlockTime } from '#src/queries/blocks/blocks.ts'
import { findStatus, type IndexStatus } from '#src/queries/status/status.ts'
import { formatDecimal } from '#src/state/columns.ts'
import { readName } from '../accounts/read-page.ts'
import { shareAtHead } from '../heads/share-per-head.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { chooseMoments } from './moments.ts'
import { createWorthOverTime, type WorthAt } from './worth-over-time.ts'

/** What an account was worth on the last 30 days. */
export function createWorthHistory(pool: Pool) {
  const readWorths = createWorthOverTime(pool)
  const readReach = shareAtHead(async ({ status }: { status: IndexStatus | undefined }) => {
    const [first, unknown] = await Promise.all([
      status && findBlockTime(pool, status.base),
      listUnknown(pool, ['bank', 'exchange', 'staking']),
    ])
    return { first, unknown }
  })
  return async ({ account }: GetWorthHistoryRequest): Promise<GetWorthHistoryResponse> => {
    const name = readName(account)
    const status = await findStatus(pool)
    const { first, unknown } = await readReach({ status })
    const head = status?.headTimeMs ?? 0n
    const { stepSeconds, times } = chooseMoments(Number(first ?? head), Number(head))
    const { quote, quoteDecimals, points } = await readWorths(name, times, status)
    return { quote, quoteDecimals, stepSeconds, points: points.map(toPoint), unknown }
  }
}

function toPoint({ timeMs, height, bank, exchange, stake }: WorthAt): WorthPoint {
  return {
    time: BigInt(timeMs),
    height,
    total: write(bank + exchange + stake),
    wallet: write(bank),
    exchange: write(exchange),
    staking: write(stake),
  }
}

function write(worth: bigint): string {
  return trimDecimal(formatDecimal(worth))
}
