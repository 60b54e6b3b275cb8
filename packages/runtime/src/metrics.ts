export type Counter = {
  add(amount?: number, labels?: Record<string, string>): void
  value(labels?: Record<string, string>): number
}
export type Gauge = { set(value: number, labels?: Record<string, string>): void }
export type Metrics = {
  counter(name: string, help: string): Counter
  gauge(name: string, help: string): Gauge
  /** All metrics in the Prometheus text format. */
  text(): string
}

/**
 * Counters and gauges of one program, named program, noun, unit.
 *
 * @example const failed = metrics.counter('indexer_requests_failed_total', 'requests that failed'); failed.add()
 */
export function createMetrics(): Metrics {
  const families = new Map<string, { help: string; type: string; values: Map<string, number> }>()
  const family = (name: string, help: string, type: string) => {
    const known = families.get(name)
    if (known !== undefined) return known.values
    const values = new Map<string, number>()
    families.set(name, { help, type, values })
    return values
  }
  return {
    counter(name, help) {
      const values = family(name, help, 'counter')
      return {
        add: (amount = 1, labels) =>
          void values.set(labelText(labels), (values.get(labelText(labels)) ?? 0) + amount),
        value: (labels) => values.get(labelText(labels)) ?? 0,
      }
    },
    gauge(name, help) {
      const values = family(name, help, 'gauge')
      return { set: (value, labels) => void values.set(labelText(labels), value) }
    },
    text: () =>
      [...families]
        .map(([name, { help, type, values }]) =>
          [
            `# HELP ${name} ${help}`,
            `# TYPE ${name} ${type}`,
            ...[...values].map(([labels, value]) => `${name}${labels} ${value}`),
          ].join('\n'),
        )
        .join('\n') + '\n',
  }
}

function labelText(labels: Record<string, string> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
