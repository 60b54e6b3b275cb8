import { availableParallelism } from 'node:os'
import type { NodeRequest } from '@injsight/node-client'
import { busy } from './pace.ts'
import type { ReaderOptions } from './reader-thread.ts'
import { startReader, type ReadBlock, type Reader } from './start-reader.ts'

/**
 * More than these bring nothing: the thread that writes is what is waited for (`bench -- catch-up`). Where processors are
 * shared with others, all seem busy that only wait for one.
 */
const mostOfUse = 4

type Limits = {
  /** Threads that read at most. One processor is left to the thread that writes. */
  most?: number
  /** The share of their time, from 0 to 1, that all must have to do before there is another. */
  enough?: number
  /** How often it is looked whether they have. */
  lookMs?: number
  /** After how long one that had nothing to read ends. */
  restMs?: number
}

type Listeners = {
  /** Told of each question that the node was asked. */
  onAnswered?: (request: NodeRequest) => void
  /** Told how many threads there are whenever that changes. */
  onCount?: (threads: number) => void
}

/**
 * Reads blocks by as many threads as are of use: each block is read without any other, so it doesn't matter which of
 * them reads it, nor in which order. One is enough at the head, and where the node or the thread that writes is what is
 * waited for; while all of them are busy another one begins, and it ends once there is nothing left for it.
 */
export function startReaders(
  options: ReaderOptions,
  { onAnswered, onCount = () => {} }: Listeners = {},
  {
    most = Math.min(mostOfUse, availableParallelism() - 1),
    enough = busy,
    lookMs = 1000,
    restMs = 60_000,
  }: Limits = {},
): { read: ReadBlock; stop(): Promise<void> } {
  const readers = [startReader(options, onAnswered)]
  const resting = new Map<Reader, NodeJS.Timeout>()
  let looked = performance.now()

  function begin(): void {
    const reader = startReader(options, onAnswered)
    readers.push(reader)
    resting.set(reader, setTimeout(end, restMs, reader).unref())
    onCount(readers.length)
  }
  function end(reader: Reader): void {
    if (reader.waiting() > 0) {
      resting.get(reader)?.refresh()
      return
    }
    resting.delete(reader)
    readers.splice(readers.indexOf(reader), 1)
    void reader.stop()
    onCount(readers.length)
  }
  function look(): void {
    if (performance.now() - looked < lookMs) return
    looked = performance.now()
    const loads = readers.map((reader) => reader.load())
    if (readers.length < most && Math.min(...loads) >= enough) begin()
  }

  return {
    read(height) {
      look()
      // The first of those that have the least to do: where there is little, the others rest.
      const reader = readers.reduce((least, one) => (one.waiting() < least.waiting() ? one : least))
      resting.get(reader)?.refresh()
      return reader.read(height)
    },
    async stop() {
      for (const timer of resting.values()) clearTimeout(timer)
      await Promise.all(readers.map((reader) => reader.stop()))
    },
  }
}
