import type { GetStatsResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type { Pool } from 'pg'
import { getReach } from '#src/queries/blocks.ts'
import { getRecentCounts, getSupplies } from '#src/queries/stats.ts'
import { keepFor } from './keep-for.ts'

const injDecimals = 18n

/** The method about the chain as a whole. Rates are rounded to whole transactions a second, as their type wants. */
export function createStatsMethod({ pool }: { pool: Pool }) {
  const getStats = keepFor(1000, async (): Promise<GetStatsResponse> => {
    const [reach, recent, supplies] = await Promise.all([
      getReach(pool),
      getRecentCounts(pool),
      getSupplies(pool),
    ])
    return {
      addresses: reach.addresses,
      assets: supplies.assets,
      injSupply: supplies.inj / 10n ** injDecimals,
      txsTotal: reach.txs,
      txsPs24H: rate(recent.txs24h, recent.seconds24h * 1000n),
      txsPs100B: rate(recent.txs100, recent.ms100),
      txs24H: recent.txs24h,
      txs30D: recent.txs30d,
      blockCount24H: recent.blocks24h,
    }
  })
  return { getStats: () => getStats() }
}

function rate(count: bigint, milliseconds: bigint): bigint {
  return milliseconds <= 0n ? 0n : (count * 1000n + milliseconds / 2n) / milliseconds
}
