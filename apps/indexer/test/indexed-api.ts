import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'
import { createHandler } from '@injsight/grpc-web'
import { createNodeClient } from '@injsight/node-client'
import { startRecordedNode } from '@injsight/recording'
import { silentLogger as log } from '@injsight/runtime'
import { demoRecording } from '@injsight/testing'
import { createExplorerService } from '#src/api/explorer.ts'
import { indexedDemo } from './indexed-demo.ts'

/** The services of an index that holds the whole demo recording, with the recorded node behind them. */
export async function indexedApi(): Promise<{ url: string; pool: Pool; stop: () => Promise<void> }> {
  const [{ pool }, recorded] = await Promise.all([
    indexedDemo(),
    startRecordedNode({ folder: demoRecording, port: 0, pace: 'all', log }),
  ])
  const node = createNodeClient({ url: recorded.url, timeoutMs: 5000 })
  const handle = createHandler({
    services: [createExplorerService({ pool, node, log })],
    log,
  })
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pool,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      node.close()
      await recorded.stop()
    },
  }
}
