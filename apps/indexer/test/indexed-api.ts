import { createTransport } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { silentLogger as log } from '@injsight/runtime'
import type { Recording, TestDatabase } from '@injsight/testing'
import { startApi, type ApiSources } from '#src/api/server/server.ts'
import { createProgress, type Progress } from '#src/follow/progress.ts'
import { playRecording } from './played-recording.ts'
import { indexedRecording } from './indexed-recording.ts'

type IndexedApi = {
  url: string
  /** To `url`, for clients of ours. */
  transport: ReturnType<typeof createTransport>
  pool: Pool
  stop: () => Promise<void>
}

/** Questions of tests may take long on a machine that has much else to do. */
const timeoutMs = 60_000

/**
 * What an index that holds a whole recording answers, with the recorded node behind it.
 *
 * @param database another than the one for all tests that only read
 * @param more what it is told besides
 */
export async function indexedApi(
  recording: Recording,
  database?: Promise<TestDatabase>,
  more: Partial<ApiSources> = {},
): Promise<IndexedApi> {
  const { pool, url: databaseUrl } = await (database ?? indexedRecording(recording))
  const { recorded: node, stop } = await playRecording(recording)
  const api = await startApi({
    pool,
    databaseUrl,
    node,
    log,
    port: 0,
    progress: upToDate(recording),
    ...more,
  })
  const transport = createTransport({ baseUrl: api.url, timeoutMs })
  return {
    url: api.url,
    transport,
    pool,
    async stop() {
      transport.close()
      await api.stop()
      await stop()
    },
  }
}

/** The progress of an index that has all that its node has, up to `head`. */
export function upToDate({ chainId, to }: Recording, head = to): Progress {
  const progress = createProgress()
  progress.noteStatus({ chainId, head, earliest: 1n, isCatchingUp: false, version: '', moniker: '' })
  progress.noteIndexHead(head)
  return progress
}
