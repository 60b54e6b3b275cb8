import type { Pool } from 'pg'
import { createNodeClient } from '@injsight/node-client'
import { startRecordedNode } from '@injsight/recording'
import { silentLogger as log } from '@injsight/runtime'
import { demoRecording } from '@injsight/testing'
import { startApi } from '#src/api/server.ts'
import { indexedDemo } from './indexed-demo.ts'

/** What an index that holds the whole demo recording answers, with the recorded node behind it. */
export async function indexedApi(): Promise<{ url: string; pool: Pool; stop: () => Promise<void> }> {
  const [{ pool, url: databaseUrl }, recorded] = await Promise.all([
    indexedDemo(),
    startRecordedNode({ folder: demoRecording, port: 0, pace: 'all', log }),
  ])
  const node = createNodeClient({ url: recorded.url, timeoutMs: 60_000 })
  const progress = {
    nodeHead: () => 2524n,
    caughtUp: () => true,
    trouble: () => '',
    recording: () => undefined,
    chainId: () => 'injective-777',
  }
  const api = await startApi({ pool, databaseUrl, node, log, port: 0, progress })
  return {
    url: api.url,
    pool,
    async stop() {
      await api.stop()
      node.close()
      await recorded.stop()
    },
  }
}
