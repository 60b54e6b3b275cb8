import { Fault } from '@injsight/errors'
import { pino, stdTimeFunctions, type Logger as Pino } from 'pino'

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

/**
 * A logger that writes one JSON line per message: level, time, the values of its parents, then values and msg.
 *
 * @param write takes one line without its end; standard output unless told otherwise
 * @example createLogger({ level: 'info' }).child({ part: 'follow' }).info('block indexed', { height: 7n })
 */
export function createLogger({ level, write }: { level: LogLevel; write?: (line: string) => void }): Logger {
  const lines = write === undefined ? process.stdout : { write: (line: string) => write(line.trimEnd()) }
  const formatters = {
    level: (label: string) => ({ level: label }),
    log: (values: object) => plainEntries(values, 0),
  }
  return adapt(pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, formatters }, lines))
}

/** A logger that says nothing, for tests. */
export const silentLogger: Logger = createLogger({ level: 'error', write: () => {} })

/** Our messages come before their values. */
function adapt(own: Pino): Logger {
  const say =
    (level: LogLevel) =>
    (message: string, values: LogValues = {}) =>
      own[level](values, message)
  return {
    debug: say('debug'),
    info: say('info'),
    warn: say('warn'),
    error: say('error'),
    child: (values) => adapt(own.child(values)),
  }
}

/** Deeper than this nobody reads; and a value may hold itself. */
const deepest = 8

/** What JSON has no words for: whole numbers of any size as digits, errors as what they say. */
function plain(value: unknown, depth: number): unknown {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return '…'
  if (value instanceof Fault) {
    const { kind, code, message, values, cause } = value
    return plainEntries({ kind, code, message, values, cause }, depth)
  }
  if (value instanceof Error) {
    const { name, message, stack, cause } = value
    return plainEntries({ name, message, stack, cause }, depth)
  }
  if (Array.isArray(value)) return value.map((one) => plain(one, depth + 1))
  return Object.getPrototypeOf(value) === Object.prototype ? plainEntries(value, depth) : value
}

function plainEntries(values: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value, depth + 1)]))
}
