import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type { Counter, Gauge, Histogram }

/** What one program counts and measures, each named program, noun, unit. */
export type Metrics = {
  counter<Label extends string>(name: string, help: string, labels?: Label[]): Counter<Label>
  gauge<Label extends string>(name: string, help: string, labels?: Label[]): Gauge<Label>
  /** How long things take: what an average would hide. In seconds. */
  seconds<Label extends string>(name: string, help: string, labels?: Label[]): Histogram<Label>
  /** All of them as Prometheus reads them. */
  text(): Promise<string>
}

/** From half a millisecond, a page that was kept, to half a minute, which is the longest that anything may take. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * @param ofProcess whether to tell of the process too: processor, memory, event loop, garbage
 * @example const failed = metrics.counter('indexer_requests_failed_total', 'requests that failed'); failed.inc()
 */
export function createMetrics({ ofProcess = false } = {}): Metrics {
  const registry = new Registry()
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    counter: (name, help, labelNames = []) => new Counter({ name, help, labelNames, registers }),
    gauge: (name, help, labelNames = []) => new Gauge({ name, help, labelNames, registers }),
    seconds: (name, help, labelNames = []) => new Histogram({ name, help, labelNames, buckets, registers }),
    text: () => registry.metrics(),
  }
}
