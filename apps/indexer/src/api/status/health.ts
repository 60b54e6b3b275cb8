import { Health } from '@injectivelabs/indexer-proto-ts-v2/generated/health_pb'
import type { IHealthClient } from '@injectivelabs/indexer-proto-ts-v2/generated/health_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import type { Progress } from '#src/follow/progress.ts'
import { findStatus } from '#src/queries/status/status.ts'

/** `api.v1.Health`: how far the index is, and its node. Times are seconds since 1970; that of the node's head is not known. */
export function createHealthService({ pool, progress }: { pool: Pool; progress: Progress }): ServedService {
  return serve<IHealthClient>(Health, {
    async getStatus() {
      const status = await findStatus(pool)
      const height = Number(status?.head ?? 0n)
      const timestamp = Number((status?.headTimeMs ?? 0n) / 1000n)
      const nodeHead = Number(progress.nodeHead())
      const data = {
        localHeight: height,
        localTimestamp: timestamp,
        horacleHeight: nodeHead,
        horacleTimestamp: nodeHead === height ? timestamp : 0,
        migrationLastVersion: 0,
        epHeight: height,
        epTimestamp: timestamp,
      }
      return { s: '', errmsg: progress.trouble(), data, status: progress.caughtUp() ? 'ok' : 'behind' }
    },
  })
}
