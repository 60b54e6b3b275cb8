import { createTestDatabase, type Recording, type TestDatabase } from '@injsight/testing'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { beginIndex } from '#src/database/write/begin-index.ts'
import { connect } from '#src/database/connect.ts'
import { migrate } from '#src/database/migrate.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { playRecording } from './played-recording.ts'

type Around = (node: RpcTransport) => RpcTransport
type Begin = (url: string) => Promise<void>

const waysToBegin = new Map<Recording, Begin>()

/**
 * A database whose state comes from what the recorded node says of the end of the recording. The node is asked once
 * per run of the tests; each call gives a copy of its own, dropped when the test is over.
 */
export function begunFromNode(recording: Recording): Promise<TestDatabase> {
  const begin = waysToBegin.get(recording) ?? ((url) => beginAsTold(url, recording))
  waysToBegin.set(recording, begin)
  return createTestDatabase(begin, `begun_${recording.name}`)
}

/** Modules whose questions nobody asked when the chain was recorded: nothing of them can be compared. */
export async function listUnrecorded({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ module: string }>(
    `select module from module_sources where why like 'not in this recording: %'`,
  )
  return rows.map(({ module }) => module)
}

/** The same, asked anew, with something between the index and the node. */
export async function begunThrough(recording: Recording, around: Around): Promise<TestDatabase> {
  const database = await createTestDatabase(migrate)
  await beginFromNode(database.url, recording, around)
  return database
}

async function beginAsTold(url: string, recording: Recording): Promise<void> {
  await migrate(url)
  await beginFromNode(url, recording, (node) => node)
}

async function beginFromNode(url: string, recording: Recording, around: Around): Promise<void> {
  const { chainId, to: head } = recording
  const { node, stop } = await playRecording(recording)
  const client = await connect(url, 'injsight test')
  try {
    const beginning = {
      node: around(createNodeTransport(node, head)),
      latest: around(createNodeTransport(node, undefined)),
    }
    await beginIndex(client, { chainId, base: head + 1n, beginning })
  } finally {
    await client.end()
    await stop()
  }
}
