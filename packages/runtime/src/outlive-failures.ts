import type { Logger } from './logger.ts'

/**
 * Notes failures that nobody waited for, and goes on: left to itself Node ends the program, and with it what it answers to
 * everybody, for a slip in one answer.
 *
 * @returns what ends it
 * @example stopping.add('failures', outliveFailures(log))
 */
export function outliveFailures(log: Logger): () => void {
  const note = (error: unknown) => log.error('a failure that nobody waited for', { error })
  process.on('unhandledRejection', note)
  return () => void process.off('unhandledRejection', note)
}
