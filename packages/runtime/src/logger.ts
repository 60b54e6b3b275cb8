import { Fault } from '@injsight/errors'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
export type LogValues = Record<string, unknown>

export type Logger = {
  debug(message: string, values?: LogValues): void
  info(message: string, values?: LogValues): void
  warn(message: string, values?: LogValues): void
  error(message: string, values?: LogValues): void
  /** The same logger with values that stand in every line. */
  child(values: LogValues): Logger
}

const ranks: Record<LogLevel, number> = { debug: 10, info: 20, warn: 30, error: 40 }

/**
 * A logger that writes one JSON line per message: level, the values of its parents, msg, then values.
 *
 * @param write takes one line without its end; standard output unless told otherwise
 * @example createLogger({ level: 'info' }).child({ part: 'follow' }).info('block indexed', { height: 7n })
 */
export function createLogger({
  level,
  write = (line) => void process.stdout.write(`${line}\n`),
}: {
  level: LogLevel
  write?: (line: string) => void
}): Logger {
  const make = (own: LogValues): Logger => {
    const log =
      (at: LogLevel) =>
      (msg: string, values: LogValues = {}) => {
        if (ranks[at] < ranks[level]) return
        write(JSON.stringify({ level: at, time: new Date().toISOString(), ...own, msg, ...values }, plain))
      }
    return {
      debug: log('debug'),
      info: log('info'),
      warn: log('warn'),
      error: log('error'),
      child: (values) => make({ ...own, ...values }),
    }
  }
  return make({})
}

/** A logger that says nothing, for tests. */
export const silentLogger: Logger = createLogger({ level: 'error', write: () => {} })

function plain(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Fault) {
    return {
      kind: value.kind,
      code: value.code,
      message: value.message,
      values: value.values,
      cause: value.cause,
    }
  }
  if (value instanceof Error)
    return { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
  return value
}
