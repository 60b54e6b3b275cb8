import { basename } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

/**
 * What young objects of a thread may take, in MB. Left to itself V8 lets them have more than twice as much in each thread;
 * with 32 indexing took as long as with 40, with 24 a fourteenth longer. Nothing fails that needs more: it is looked through
 * sooner for what nobody holds any longer.
 */
const maxYoungGenerationSizeMb = 32

/**
 * By how many percent old objects, and the bytes that they hold, may grow before they are looked through. Left to itself
 * V8 waits longer, with buffers that nobody holds any more. No bound either: a block that needs much gets it.
 */
const heapGrowingPercent = 50

setFlagsFromString(`--heap-growing-percent=${heapGrowingPercent}`)

/**
 * A thread of the program: only so, or by a flag of Node, is its memory bounded.
 *
 * @param source as `findThread` has it
 */
export function startThread(source: string, workerData?: unknown): Worker {
  return new Worker(findThread(source), { workerData, resourceLimits: { maxYoungGenerationSizeMb } })
}

/**
 * Where a thread's file is: as it was written, or, of a program that was built (build.ts), beside this one.
 *
 * @param source its path below `src/`
 */
export function findThread(source: string): URL {
  const isBuilt = import.meta.url.endsWith('.js')
  return new URL(isBuilt ? `${basename(source, '.ts')}.js` : source, import.meta.url)
}
