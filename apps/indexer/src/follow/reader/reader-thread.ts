import { parentPort, workerData } from 'node:worker_threads'
import { asFault } from '@injsight/errors'
import { createNodeClient } from '@injsight/node-client'
import { createLogger, type LogLevel } from '@injsight/runtime'
import { createTurns } from '#src/database/turns.ts'
import { fetchBlock } from '../fetch-block.ts'
import { packBlock, type PackedBlock } from './pack-block.ts'
import { packFault, type PackedFault } from './pack-fault.ts'

export type ReaderOptions = {
  /** The node's. */
  url: string
  timeoutMs: number
  logLevel: LogLevel
}

/** What the reader asks of this thread, and hears from it. */
export type Question = { id: number; height: bigint }
export type Reply = { id: number; packed: PackedBlock } | { id: number; fault: PackedFault }

const { url, timeoutMs, logLevel } = workerData as ReaderOptions
const log = createLogger({ level: logLevel }).child({ part: 'reader' })
const node = createNodeClient({ url, timeoutMs, log })

/** Blocks that the node is asked for at once. */
const turns = createTurns(16)

parentPort?.on('message', (question: Question) => void turns(() => answer(question)))

async function answer({ id, height }: Question): Promise<void> {
  try {
    const packed = packBlock(await fetchBlock(node, height))
    reply({ id, packed }, [packed.block.buffer as ArrayBuffer, packed.facts.buffer as ArrayBuffer])
  } catch (error) {
    reply({ id, fault: packFault(asFault(error)) }, [])
  }
}

function reply(words: Reply, moved: ArrayBuffer[]): void {
  parentPort?.postMessage(words, moved)
}
