import type { Logger } from './logger.ts'

type Stop = () => Promise<void> | void

/** What has to be stopped when the program ends; stopped in the reverse order of adding. */
export type Stopping = {
  add(name: string, stop: Stop): void
  /** Stops everything, once; a second call waits for the first. */
  stop(): Promise<void>
}

/**
 * Collects what outlives its caller, so that a program stops cleanly.
 *
 * @example const stopping = createStopping(log); stopping.add('server', () => server.close()); await stopping.stop()
 */
export function createStopping(log: Logger): Stopping {
  const stops: { name: string; stop: Stop }[] = []
  let stopped: Promise<void> | undefined
  const run = async () => {
    for (const { name, stop } of stops.toReversed()) {
      try {
        await stop()
      } catch (error) {
        log.error('stopping failed', { part: name, error })
      }
    }
  }
  return {
    add: (name, stop) => void stops.push({ name, stop }),
    stop: () => (stopped ??= run()),
  }
}

/** What a program says to the process that started it, once it answers. */
export type Listening = { listening: string }

/**
 * Runs a program until a signal, `stop` being what `start` returned, and ends the process:
 * exit code 0 after a clean stop, 1 when `start` fails, with one plain sentence per problem on standard error.
 * A parent process is told where the program answers.
 */
export async function runUntilSignal(
  start: () => Promise<{ url: string; stop(): Promise<void> }>,
): Promise<void> {
  try {
    const running = await start()
    process.send?.({ listening: running.url } satisfies Listening)
    const end = () => void running.stop().then(() => process.exit(0))
    process.once('SIGINT', end)
    process.once('SIGTERM', end)
    // A parent that dies without a signal closes the channel: nothing is left running behind it.
    process.once('disconnect', end)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
