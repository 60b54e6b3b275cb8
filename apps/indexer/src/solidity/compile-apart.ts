import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { findThread } from '#src/thread.ts'
import type { Task } from './compile-thread.ts'

/** `timeMs` of a processor's time. */
export type Limits = { timeMs: number; memoryBytes: number }

export type Told = { output: string } | { outcome: 'slow' | 'memory' | 'broken'; said: string }

/** What the compiler's own wrapping in JavaScript may take: its bytes, the input and the output. */
const heapMb = 256

/** On a machine that has other things to do a compilation may take so many times as long. */
const patience = 4

/**
 * Runs a compiler in a thread of its own, which ends with it: it knows no environment, and is stopped when it takes more
 * time or memory than it may. Never rejects, whatever it is given.
 */
export async function compileApart(
  { compiler, input }: Omit<Task, 'memoryBytes'>,
  { timeMs, memoryBytes }: Limits,
): Promise<Told> {
  const thread = new Worker(findThread('solidity/compile-thread.ts'), {
    workerData: { compiler, input, memoryBytes } satisfies Task,
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  const told = Promise.withResolvers<Told>()
  thread.on('message', (output: string) => told.resolve({ output }))
  thread.on('error', (error: Error) => told.resolve(nameOf(error)))
  thread.on('exit', () => told.resolve({ outcome: 'broken', said: '' }))
  const ended = new AbortController()
  untilWorked(thread, timeMs, ended.signal).then(
    () => told.resolve({ outcome: 'slow', said: String(timeMs / 1000) }),
    () => {}, // it has ended
  )
  try {
    return await told.promise
  } finally {
    ended.abort()
    await thread.terminate()
  }
}

/** Until a thread has had a processor for that long; rejects when it has ended. */
async function untilWorked(thread: Worker, timeMs: number, ended: AbortSignal): Promise<void> {
  const work = async () => {
    for (let left = timeMs; left > 0;) {
      await delay(Math.ceil(left), undefined, { signal: ended })
      const { user, system } = await thread.cpuUsage()
      left = timeMs - (user + system) / 1000
    }
  }
  await Promise.race([work(), delay(patience * timeMs, undefined, { signal: ended })])
}

function nameOf(error: Error & { code?: string }): Told {
  const isMemory =
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' || /memory|bad_alloc|\bOOM\b/i.test(error.message)
  return { outcome: isMemory ? 'memory' : 'broken', said: error.message.slice(0, 300) }
}
