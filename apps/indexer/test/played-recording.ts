import { after } from 'node:test'
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

type Served = Awaited<ReturnType<typeof startRecordedNode>>

const played = new Map<string, Promise<Served>>()
after(async () => {
  for (const node of played.values()) await (await node).stop()
})

/** A node that has the whole recording, one for all tests, since to open it is to read all of it; and who asks it. */
export async function playRecording(recording: Recording): Promise<PlayedRecording> {
  const { url } = await play(recording)
  const recorded = createNodeClient({ url, timeoutMs: 60_000 })
  return {
    url,
    recorded,
    node: {
      ...recorded,
      async queryAbci(path, data, height) {
        return findUnrecorded(recording, path) ?? recorded.queryAbci(path, data, height)
      },
    },
    stop: async () => recorded.close(),
  }
}

function play({ folder }: Recording): Promise<Served> {
  const node = played.get(folder) ?? startRecordedNode({ folder, port: 0, pace: 'all', log })
  played.set(folder, node)
  return node
}
