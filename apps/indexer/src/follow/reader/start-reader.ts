import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { unavailable } from '@injsight/errors'
import type { NodeRequest } from '@injsight/node-client'
import { startThread } from '#src/thread.ts'
import type { FetchedBlock } from '../fetch-block.ts'
import { unpackBlock } from './pack-block.ts'
import { unpackFault } from './pack-fault.ts'
import type { Question, ReaderOptions, Reply } from './reader-thread.ts'

/** Fetches a block, and reads all of it that can be read without any other. @throws as `fetchBlock` does */
export type ReadBlock = (height: bigint) => Promise<FetchedBlock>

export type Reader = {
  read: ReadBlock
  /** How many blocks it was asked for that it hasn't given yet. */
  waiting(): number
  /** Which share of its time, from 0 to 1, it has had to do since this was asked before. */
  load(): number
  stop(): Promise<void>
}

/**
 * Reads blocks in a thread of its own: to read one takes longer than to write it, and the two need nothing of each
 * other. A thread that breaks ends the program, as whatever else breaks without having been foreseen.
 *
 * @param onAnswered is told of each question that the thread has asked the node
 */
export function startReader(
  options: ReaderOptions,
  onAnswered: (request: NodeRequest) => void = () => {},
): Reader {
  const thread = startThread('follow/reader/reader-thread.ts', options)
  const waiting = new Map<number, PromiseWithResolvers<FetchedBlock>>()
  let asked = 0
  let before: EventLoopUtilization = thread.performance.eventLoopUtilization()
  thread.on('message', (reply: Reply) => {
    const one = waiting.get(reply.id)
    waiting.delete(reply.id)
    for (const request of reply.asked) onAnswered(request)
    if ('packed' in reply) one?.resolve(unpackBlock(reply.packed))
    else one?.reject(unpackFault(reply.fault))
  })
  return {
    read(height) {
      const one = Promise.withResolvers<FetchedBlock>()
      const id = ++asked
      waiting.set(id, one)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ id, height } satisfies Question)
      return one.promise
    },
    waiting: () => waiting.size,
    load() {
      const now = thread.performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization || 0 // NaN before it has begun
    },
    async stop() {
      await thread.terminate()
      for (const { reject } of waiting.values())
        reject(unavailable('reader.stopped', 'The reader has stopped'))
      waiting.clear()
    },
  }
}
