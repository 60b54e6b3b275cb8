import type { Pool } from 'pg'
import { silentLogger as log } from '@injsight/runtime'
import { startApi } from '#src/api/server/server.ts'
import { createProgress, type Progress } from '#src/follow/progress.ts'
import { demoChain, startDemoNode } from './demo-node.ts'
import { indexedDemo } from './indexed-demo.ts'

type IndexedApi = { url: string; pool: Pool; stop: () => Promise<void> }

/**
 * What an index that holds the whole demo recording answers, with the recorded node behind it.
 *
 * @param database another than the one for all tests that only read
 */
export async function indexedApi(database = indexedDemo()): Promise<IndexedApi> {
  const [{ pool, url: databaseUrl }, demo] = await Promise.all([database, startDemoNode()])
  const api = await startApi({ pool, databaseUrl, node: demo.recorded, log, port: 0, progress: upToDate() })
  return {
    url: api.url,
    pool,
    async stop() {
      await api.stop()
      await demo.stop()
    },
  }
}

/** The progress of an index that has all that its node has. */
export function upToDate({ chainId, head } = demoChain): Progress {
  const progress = createProgress()
  progress.noteStatus({ chainId, head, earliest: 1n, isCatchingUp: false, version: '', moniker: '' })
  progress.noteIndexHead(head)
  return progress
}
