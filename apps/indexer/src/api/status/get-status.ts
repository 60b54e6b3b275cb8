import type { GetStatusResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import type { Progress } from '#src/follow/progress.ts'
import { listResiduals, listUnreadCounts } from '#src/queries/status/health.ts'
import { listModuleSources } from '#src/queries/status/module-sources.ts'
import { findStatus } from '#src/queries/status/status.ts'
import { version } from '../server/version.ts'

/** Where the index stands, and what the follower knows of the node. */
export async function getStatus(pool: Pool, progress: Progress): Promise<GetStatusResponse> {
  const [status, health] = await Promise.all([findStatus(pool), getHealth(pool)])
  const recording = progress.recording()
  const asking = progress.asking()
  return {
    chainId: status?.chainId ?? progress.chainId() ?? '',
    base: status?.base ?? 1n,
    head: status?.head ?? 0n,
    headTime: status?.headTimeMs ?? 0n,
    nodeHead: progress.nodeHead(),
    caughtUp: progress.caughtUp(),
    trouble: progress.trouble(),
    version,
    ...health,
    ...(asking && { asking }),
    ...(recording && {
      recording: {
        from: BigInt(recording.from),
        to: BigInt(recording.to),
        recordedAt: recording.recordedAt,
        ended: recording.ended,
      },
    }),
  }
}

const shownResiduals = 20

/** From where the state of each module is known, and what is wrong with it. */
async function getHealth(
  pool: Pool,
): Promise<Pick<GetStatusResponse, 'modules' | 'unread' | 'residualBlocks' | 'residuals'>> {
  const [sources, unread, residuals] = await Promise.all([
    listModuleSources(pool),
    listUnreadCounts(pool),
    listResiduals(pool, shownResiduals),
  ])
  return {
    modules: sources.map(({ module, source, height, why, inexactFrom }) => ({
      module,
      source,
      knownFrom: height,
      why,
      inexactFrom: inexactFrom ?? 0n,
      unread: unread.get(module) ?? 0n,
    })),
    unread: [...unread.values()].reduce((sum, n) => sum + n, 0n),
    residualBlocks: residuals.n,
    residuals: residuals.last,
  }
}
