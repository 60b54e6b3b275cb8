import { invalidInput, notFound } from '@injsight/errors'

/** What the index counts, in the order in which pages show it. */
export const metrics = [
  'transactions',
  'failed',
  'active_accounts',
  'new_accounts',
  'trades',
  'volume',
  'fees',
  'gas_used',
  'gas_wanted',
  'blocks',
] as const
export type Metric = (typeof metrics)[number]

/** @throws not-found */
export function readMetric(text: string | undefined): Metric {
  const metric = metrics.find((one) => one === text)
  if (metric !== undefined) return metric
  throw notFound('page', `Counted are ${metrics.join(', ')}`)
}

export const resolutions = ['minute', 'hour', 'day'] as const
export type Resolution = (typeof resolutions)[number]

/** Undefined where none is chosen. @throws invalid-input */
export function readResolution(given: URLSearchParams): Resolution | undefined {
  const text = given.get('by') ?? ''
  if (text === '') return undefined
  const resolution = resolutions.find((one) => one === text)
  if (resolution !== undefined) return resolution
  throw invalidInput('page.by', `"${text.slice(0, 40)}" is not ${resolutions.join(', ')}`)
}

export function pathOfMetric(metric: Metric): string {
  return `/statistics/${metric}/`
}
