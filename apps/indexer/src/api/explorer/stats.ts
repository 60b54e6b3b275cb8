import type { GetStatsResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import type { NodeClient } from '@injsight/node-client'
import type { Pool } from 'pg'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { getReach } from '#src/queries/blocks/blocks.ts'
import { getRecentCounts, getSupplies } from '#src/queries/statistics/recent-counts.ts'
import { createKnownModules } from '../status/known-modules.ts'
import { keepFor } from '../keep-for.ts'

const injDecimals = 18n

type Node = Pick<NodeClient, 'queryAbci'>

/**
 * The method about the chain as a whole. Rates are rounded to whole transactions a second, as their type wants. Counts
 * are of the blocks that the index has counted; what it can't know of supplies the node is asked.
 */
export function createStatsMethod({ pool, node }: { pool: Pool; node: Node }) {
  const knows = createKnownModules(pool)
  const getStats = keepFor(1000, async (): Promise<GetStatsResponse> => {
    const [reach, recent, supplies] = await Promise.all([
      getReach(pool),
      getRecentCounts(pool),
      knows('bank').then((known) => (known ? getSupplies(pool) : fetchSupplies(node))),
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

async function fetchSupplies(node: Node): Promise<{ assets: bigint; inj: bigint }> {
  const client = new QueryClient(createNodeTransport(node, undefined))
  const [inj, all] = await Promise.all([
    client.supplyOf({ denom: 'inj' }).response,
    client.totalSupply({
      pagination: { key: new Uint8Array(), offset: 0n, limit: 1n, countTotal: true, reverse: false },
    }).response,
  ])
  return { inj: BigInt(inj.amount?.amount ?? 0), assets: all.pagination?.total ?? 0n }
}

function rate(count: bigint, milliseconds: bigint): bigint {
  return milliseconds <= 0n ? 0n : (count * 1000n + milliseconds / 2n) / milliseconds
}
