import { Fault } from '@injsight/errors'
import type { Logger, LogValues } from './logger.ts'
import type { Counter, Metrics } from './metrics.ts'

/**
 * The same logger, which counts what it says at `warn` and `error`: `<program>_log_lines_total`, by level and by the kind
 * of the error that is told, `bug` for one that is no Fault, `none` where there is none.
 *
 * @example const log = countLines(own, metrics, 'web')
 */
export function countLines(log: Logger, metrics: Metrics, program: string): Logger {
  const lines = metrics.counter(`${program}_log_lines_total`, 'lines of the log at warn and error', [
    'level',
    'kind',
  ])
  for (const level of ['warn', 'error'] as const) lines.inc({ level, kind: 'none' }, 0)
  return counting(log, lines)
}

function counting(log: Logger, lines: Counter<'level' | 'kind'>): Logger {
  const say =
    (level: 'warn' | 'error') =>
    (message: string, values: LogValues = {}) => {
      lines.inc({ level, kind: kindOf(values.error) })
      log[level](message, values)
    }
  return {
    ...log,
    warn: say('warn'),
    error: say('error'),
    child: (values) => counting(log.child(values), lines),
  }
}

function kindOf(error: unknown): string {
  if (error === undefined) return 'none'
  return error instanceof Fault ? error.kind : 'bug'
}

/**
 * Counts and times calls over gRPC-web and REST: `<program>_calls_total` by gRPC status, `<program>_call_seconds`.
 *
 * @example createHandler({ services, log, onAnswered: countCalls(metrics, 'indexer') })
 */
export function countCalls(metrics: Metrics, program: string) {
  const calls = metrics.counter(`${program}_calls_total`, 'calls over gRPC-web and REST, by gRPC status', [
    'method',
    'status',
  ])
  const took = metrics.seconds(`${program}_call_seconds`, 'time that calls over gRPC-web and REST took', [
    'method',
  ])
  return ({ method, status, seconds }: { method: string; status: number; seconds: number }) => {
    calls.inc({ method, status: String(status) })
    took.observe({ method }, seconds)
  }
}
