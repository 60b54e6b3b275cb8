import { createTestDatabase, type TestDatabase } from '@injsight/testing'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { beginIndex } from '#src/database/begin-index.ts'
import { connect } from '#src/database/connect.ts'
import { migrate } from '#src/database/migrate.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { demoChain, startDemoNode } from './demo-node.ts'

/**
 * A database whose state comes from what the recorded node says of the end of the demo recording. The node is asked
 * once per run of the tests; each call gives a copy of its own, dropped when the test is over.
 */
export function begunFromNode(): Promise<TestDatabase> {
  return createTestDatabase(beginAsTold, 'begun')
}

/** The same, asked anew, with something between the index and the node. */
export async function begunThrough(around: (node: RpcTransport) => RpcTransport): Promise<TestDatabase> {
  const database = await createTestDatabase(migrate)
  await beginFromNode(database.url, around)
  return database
}

async function beginAsTold(url: string): Promise<void> {
  await migrate(url)
  await beginFromNode(url, (node) => node)
}

async function beginFromNode(url: string, around: (node: RpcTransport) => RpcTransport): Promise<void> {
  const { chainId, head } = demoChain
  const { node, stop } = await startDemoNode()
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
