import { Worker } from 'node:worker_threads'

/**
 * What young objects of a thread may take, in MB. Left to itself V8 lets them have four times as much in each thread, and
 * is no faster by it. Nothing fails that needs more: it is looked through sooner for what nobody holds any longer.
 */
const maxYoungGenerationSizeMb = 24

/** A thread of the program: only so, or by a flag of Node, is its memory bounded. */
export function startThread(file: URL, workerData?: unknown): Worker {
  return new Worker(file, { workerData, resourceLimits: { maxYoungGenerationSizeMb } })
}
