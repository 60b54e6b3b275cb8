import { createNodeClient } from '@injsight/node-client'
import { silentLogger as log } from '@injsight/runtime'

/** The newest height of a node. @throws Fault `unavailable` when it doesn't answer */
export async function fetchNewest(url: string): Promise<bigint> {
  const node = createNodeClient({ url, timeoutMs: 10_000, log })
  try {
    return (await node.fetchStatus()).head
  } finally {
    node.close()
  }
}
