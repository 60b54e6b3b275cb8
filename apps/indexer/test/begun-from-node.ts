import { createNodeClient } from '@injsight/node-client'
import { startRecordedNode } from '@injsight/recording'
import { silentLogger as log } from '@injsight/runtime'
import { createTestDatabase, demoRecording, type TestDatabase } from '@injsight/testing'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { beginIndex } from '#src/database/begin-index.ts'
import { connect } from '#src/database/connect.ts'
import { migrate } from '#src/database/migrate.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { unrecordedAnswers } from './unrecorded-answers.ts'

/**
 * A database whose state comes from what the recorded node says of the end of the recording.
 *
 * @param around what stands between the index and the node
 */
export async function begunFromNode(
  around: (node: RpcTransport) => RpcTransport = (node) => node,
): Promise<TestDatabase> {
  const recorded = await startRecordedNode({ folder: demoRecording, port: 0, pace: 'all', log })
  const node = createNodeClient({ url: recorded.url, timeoutMs: 60_000 })
  const queryAbci: typeof node.queryAbci = async (path, data, height) => {
    const answer = unrecordedAnswers[path]
    return answer === undefined ? node.queryAbci(path, data, height) : Buffer.from(answer, 'base64')
  }
  const database = await createTestDatabase(migrate)
  const client = await connect(database.url, 'injsight test')
  try {
    const beginning = {
      node: around(createNodeTransport({ queryAbci }, 2524n)),
      latest: around(createNodeTransport({ queryAbci }, undefined)),
    }
    await beginIndex(client, { chainId: 'injective-777', base: 2525n, beginning })
  } finally {
    await client.end()
    node.close()
    await recorded.stop()
  }
  return database
}
