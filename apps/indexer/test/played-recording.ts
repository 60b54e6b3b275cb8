import { createNodeClient, type NodeClient } from '@injsight/node-client'
import { startRecordedNode } from '@injsight/recording'
import { silentLogger as log } from '@injsight/runtime'
import type { Recording } from '@injsight/testing'
import { findUnrecorded } from './unrecorded/answers.ts'

export type PlayedRecording = {
  url: string
  /** Asks it as everybody does. */
  recorded: NodeClient
  /** Asks it, and knows of the state at its end what the recording leaves out, too. */
  node: NodeClient
  stop: () => Promise<void>
}

/** A node that has the whole recording, and who asks it. */
export async function playRecording(recording: Recording): Promise<PlayedRecording> {
  const served = await startRecordedNode({ folder: recording.folder, port: 0, pace: 'all', log })
  const recorded = createNodeClient({ url: served.url, timeoutMs: 60_000 })
  return {
    url: served.url,
    recorded,
    node: {
      ...recorded,
      async queryAbci(path, data, height) {
        return findUnrecorded(recording, path) ?? recorded.queryAbci(path, data, height)
      },
    },
    async stop() {
      recorded.close()
      await served.stop()
    },
  }
}
