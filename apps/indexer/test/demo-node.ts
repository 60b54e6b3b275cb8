import { createNodeClient, type NodeClient } from '@injsight/node-client'
import { startRecordedNode } from '@injsight/recording'
import { silentLogger as log } from '@injsight/runtime'
import { demoRecording } from '@injsight/testing'
import { unrecordedAnswers } from './unrecorded-answers.ts'

/** The chain of the demo recording, and the last block that it has. */
export const demoChain = { chainId: 'injective-777', head: 2524n }

export type DemoNode = { url: string; node: NodeClient; stop: () => Promise<void> }

/**
 * A node that has the whole demo recording, and who asks it. Of the state at its end it is asked in this process, where
 * it knows what the recording leaves out too.
 */
export async function startDemoNode(): Promise<DemoNode> {
  const recorded = await startRecordedNode({ folder: demoRecording, port: 0, pace: 'all', log })
  const node = createNodeClient({ url: recorded.url, timeoutMs: 60_000 })
  return {
    url: recorded.url,
    node: {
      ...node,
      async queryAbci(path, data, height) {
        const answer = unrecordedAnswers[path]
        return answer === undefined ? node.queryAbci(path, data, height) : Buffer.from(answer, 'base64')
      },
    },
    async stop() {
      node.close()
      await recorded.stop()
    },
  }
}
