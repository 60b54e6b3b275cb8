import { Worker } from 'node:worker_threads'
import type { Task } from './compile-thread.ts'

export type Limits = { timeMs: number; memoryBytes: number }

export type Told = { output: string } | { outcome: 'slow' | 'memory' | 'broken'; said: string }

/** What the compiler's own wrapping in JavaScript may take: its bytes, the input and the output. */
const heapMb = 256

/**
 * Runs a compiler in a thread of its own, which ends with it: it knows no environment, and is stopped when it takes more
 * time or memory than it may. Never rejects, whatever it is given.
 */
export async function compileApart(
  { compiler, input }: Omit<Task, 'memoryBytes'>,
  { timeMs, memoryBytes }: Limits,
): Promise<Told> {
  const thread = new Worker(new URL('compile-thread.ts', import.meta.url), {
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
  const limit = setTimeout(() => told.resolve({ outcome: 'slow', said: String(timeMs / 1000) }), timeMs)
  try {
    return await told.promise
  } finally {
    clearTimeout(limit)
    await thread.terminate()
  }
}

function nameOf(error: Error & { code?: string }): Told {
  const isMemory =
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' || /memory|bad_alloc|\bOOM\b/i.test(error.message)
  return { outcome: isMemory ? 'memory' : 'broken', said: error.message.slice(0, 300) }
}
