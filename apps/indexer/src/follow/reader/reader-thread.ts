import { parentPort, workerData } from 'node:worker_threads'
import { asFault } from '@injsight/errors'
import { createNodeClient, type NodeRequest } from '@injsight/node-client'
import { createLogger, type LogLevel } from '@injsight/runtime'
import { createTurns } from '#src/database/turns.ts'
import { setKeySalt } from '#src/decode/values/keys.ts'
import { fetchBlock } from '../fetch-block.ts'
import { createPace } from './pace.ts'
import { packBlock, type PackedBlock } from './pack-block.ts'
import { packFault, type PackedFault } from './pack-fault.ts'

export type ReaderOptions = {
  /** The node's. */
  url: string
  timeoutMs: number
  /** Of the index that the blocks are for. */
  keySalt: string
  logLevel: LogLevel
}

/** What the reader asks of this thread, and hears from it. */
export type Question = { id: number; height: bigint }
export type Reply = { id: number; asked: NodeRequest[] } & ({ packed: PackedBlock } | { fault: PackedFault })

const { url, timeoutMs, keySalt, logLevel } = workerData as ReaderOptions
setKeySalt(keySalt)
const log = createLogger({ level: logLevel }).child({ part: 'reader' })
/** What the node was asked since the last reply. */
const asked: NodeRequest[] = []
const node = createNodeClient({ url, timeoutMs, log, onAnswered: (request) => void asked.push(request) })

const turns = createTurns(createPace({ fewest: 2, most: 16 }))

parentPort?.on('message', (question: Question) => void turns(() => answer(question)))

async function answer({ id, height }: Question): Promise<void> {
  try {
    const packed = packBlock(await fetchBlock(node, height))
    reply({ id, packed, asked: asked.splice(0) }, [
      packed.block.buffer as ArrayBuffer,
      packed.facts.buffer as ArrayBuffer,
    ])
  } catch (error) {
    reply({ id, fault: packFault(asFault(error)), asked: asked.splice(0) }, [])
  }
}

function reply(words: Reply, moved: ArrayBuffer[]): void {
  parentPort?.postMessage(words, moved)
}
