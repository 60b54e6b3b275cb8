import { InjectiveChartRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb'
import type { IInjectiveChartRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { createHistoryMethods } from './history.ts'
import { rest } from './rest.ts'
import { createSummaryMethods } from './summaries.ts'

/** `injective_chart_rpc`: candles and the last 24 hours of markets, over REST at the paths of Chronos too. */
export function createChartService(sources: { pool: Pool }): ServedService {
  return serve<IInjectiveChartRPCClient>(
    InjectiveChartRPC,
    { ...createHistoryMethods(sources), ...createSummaryMethods(sources) },
    { rest },
  )
}
